"""How long a choice on the phone takes to the screen: ``python -m tests.phones.latency --choices 300``.

Measured on this computer alone: from the moment a phone sends its choice to the end of the frame in which the table has
carried it out, with frames as a window has them.
"""

import argparse
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import quantiles

from .driver import Driver, Phone, begin


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--choices", type=int, default=300)
    parser.add_argument("--frames", type=int, default=60, help="frames a second")
    args = parser.parse_args()
    to_screen, game = list[float](), 0
    with tempfile.TemporaryDirectory() as home:
        while len(to_screen) < args.choices:
            driver = Driver(begin("montego", "human", "human", "human", seed=str(game)), Path(home)).start()
            phones = [Phone(driver, seat) for seat in range(3)]
            rng, sent_at, before = Random(game), 0.0, ""
            waiting: Phone | None = None
            game += 1
            while not driver.match.is_over and len(to_screen) < args.choices:
                began = time.perf_counter()
                driver.frame()
                for phone in phones:
                    phone.listen()
                if waiting is not None and _answered(driver, waiting, before):
                    to_screen.append(time.perf_counter() - sent_at)
                    waiting = None
                able = [phone for phone in phones if phone.due]
                time.sleep(max(0.0, rng.random() / args.frames - (time.perf_counter() - began)))
                if waiting is None and able:
                    waiting = rng.choice(able)
                    assert waiting.question
                    before, sent_at = waiting.question["id"], time.perf_counter()
                    waiting.choose(rng.randrange(waiting.answers()))
                time.sleep(max(0.0, 1 / args.frames - (time.perf_counter() - began)))
            driver.table.close()
    cut = quantiles(to_screen, n=100)
    print(f"{len(to_screen)} choices at {args.frames} frames a second, from phone to screen:")
    print(f"median {cut[49] * 1e3:.1f} ms, p95 {cut[94] * 1e3:.1f} ms, longest {max(to_screen) * 1e3:.1f} ms")


def _answered(driver: Driver, phone: Phone, question: str) -> bool:
    """Whether the table has taken a phone's choice."""
    assert phone.seat is not None
    asked = driver.table._pages.asked(phone.seat)
    return asked is None or asked.id != question or asked.chosen is not None


if __name__ == "__main__":
    main()
