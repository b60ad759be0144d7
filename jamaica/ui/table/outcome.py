"""How a match ended for those who sit at the table: who has won, everybody's own place, and what decided it."""

from collections.abc import Sequence

from ...engine.contract import State
from .. import words
from .context import TableContext


class Outcome:
    """The facts of a match that is over, in words."""

    def __init__(self, table: TableContext[State]) -> None:
        self.table = table
        self.ranking = table.kit.rank(table.match)
        self.winners: Sequence[int] = table.match.state.winners()
        self.people = [seat for seat, who in enumerate(table.match.seats) if who.is_person]

    @property
    def is_defeat(self) -> bool:
        """Whether people played, and all of them have lost."""
        return bool(self.people) and not set(self.people) & set(self.winners)

    @property
    def own(self) -> int | None:
        """The only person at the table, if there is just one."""
        return self.people[0] if len(self.people) == 1 else None

    def title(self) -> str:
        """What it was, in a word; nothing where captains played alone."""
        if not self.people:
            return ""
        return self.table.say(words.DEFEAT if self.is_defeat else words.VICTORY)

    def headline(self) -> str:
        """Who has won."""
        table, seats = self.table, len(self.table.match.seats)
        names = [table.names[party] for party in self.winners]
        if len(names) > 1:
            return table.say(words.SHARE, names=table.display.language.all_of(names))
        party = self.winners[0]
        return (
            table.say(table.kit.wins, name=names[0])
            if party < seats
            else table.say(table.kit.others[party - seats].wins)
        )

    def rivals(self) -> tuple[int, int]:
        """The two parties between whom it was decided, the better one first: the one person and the winner, or who
        came next; without just one person the first two."""
        order = [party for party, _ in self.ranking.rows]
        if self.own is not None and self.own not in order[:1]:
            return order[0], self.own
        return order[0], order[1]

    def place(self) -> str:
        """The places of the people at the table, with their points."""
        ranking, names, language = self.ranking, self.table.names, self.table.display.language
        if len(self.people) > 1:
            said = list[str]()
            for seat in sorted(self.people, key=ranking.place):
                place, points = ranking.place(seat), ranking.points(seat)
                values = {"name": names[seat], "place": place, "points": language.number(points)}
                said.append(language.count(*words.PLACE_OF, points, **values))
            return "; ".join(said)
        ahead, behind = self.rivals()
        points, others = ranking.points(ahead), ranking.points(behind)
        if self.own == behind and behind not in self.winners:
            return language.count(
                *words.PLACE_LOST, others, name=names[behind], place=ranking.place(behind),
                points=language.number(others), winner=names[ahead], others=language.number(points),
            )  # fmt: skip
        return language.count(
            *words.PLACE_WON, points, name=names[ahead], points=language.number(points), other=names[behind],
            others=language.number(others),
        )  # fmt: skip

    def decided(self) -> str:
        """What decided it."""
        return self.table.kit.decided(self.table.match, *self.rivals(), self.table.names, self.table.display.language)

    def told(self) -> list[str]:
        """All sentences below the headline."""
        return [line for line in (self.place(), self.decided()) if line]
