"""Phones as hands: people at one screen hold their secrets on their own phones, in a page that knows no rules.

table = PhoneTable(controller, store.phone_keys, seats, language)   # nothing listens yet
table.start()                # a PhoneError says why no phone can come: the handover stays
events = table.poll()        # every frame, on the thread that drives the controller
table.missing()              # whose phone is away; table.hand_over(seat) asks that person at the screen instead
table.knocking()             # seats that a second phone wants; table.admit(seat) lets it in
table.addresses(); table.links(); table.link(seat)     # for `qr_code`
table.close()
"""

from .addresses import PhoneError
from .codes import qr_code
from .table import PhoneTable

__all__ = ["PhoneError", "PhoneTable", "qr_code"]
