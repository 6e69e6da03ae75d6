"""The facts as the prototype uses them: one list for each field, by card or effect number."""

from __future__ import annotations

from typing import Final

from bench.yardstick.cards import CARDS, WONDERS, Effect
from bench.yardstick.prices import pack, prod_code

NCARDS: Final = len(CARDS)
C_COLOR: Final[list[int]] = []
C_COST: Final[list[int]] = []
C_COIN: Final[list[int]] = []
C_PLO: Final[list[int]] = []  # chain parents, low and high half of the built mask
C_PHI: Final[list[int]] = []
E_PROD: Final[list[int]] = []  # effects: cards first, then wonder stages
E_SELL: Final[list[int]] = []
E_VP: Final[list[int]] = []
E_SH: Final[list[int]] = []
E_SCI: Final[list[int]] = []
E_GOLD: Final[list[int]] = []
E_DISC: Final[list[int]] = []
E_KIND: Final[list[int]] = []
E_SCOPE: Final[list[int]] = []
E_COLS: Final[list[list[int]]] = []
E_PGOLD: Final[list[int]] = []
E_PPTS: Final[list[int]] = []
E_ACT: Final[list[int]] = []
HALF: Final = 47
DECKS: Final[list[list[list[int]]]] = []  # [age-1][n-3]
GUILDS: Final[list[int]] = []
W_RES: Final[list[int]] = []
W_COST: Final[list[list[int]]] = []
W_EFF: Final[list[list[int]]] = []


def add_effect(e: Effect) -> int:
    E_PROD.append(prod_code(e[0]) if e[0] else -1)
    E_SELL.append(e[1])
    E_VP.append(e[2])
    E_SH.append(e[3])
    E_SCI.append(e[4])
    E_GOLD.append(e[5])
    E_DISC.append(e[6])
    E_KIND.append(e[7][0])
    E_SCOPE.append(e[7][1])
    E_COLS.append([i for i in range(7) if e[7][2] >> i & 1])
    E_PGOLD.append(e[7][3])
    E_PPTS.append(e[7][4])
    E_ACT.append(e[8])
    return len(E_PROD) - 1


def load() -> None:
    for _ in range(3):
        DECKS.append([[], [], [], [], []])
    for i in range(NCARDS):
        row = CARDS[i]
        C_COLOR.append(row[1])
        C_COST.append(pack(row[2]))
        C_COIN.append(row[3])
        lo = 0
        hi = 0
        for p in row[4]:
            if p < HALF:
                lo |= 1 << p
            else:
                hi |= 1 << (p - HALF)
        C_PLO.append(lo)
        C_PHI.append(hi)
        add_effect(row[5])
        for a, cnt in row[6]:
            if a == 4:
                GUILDS.append(i)
            else:
                for k in range(5):
                    DECKS[a - 1][k].extend([i] * cnt[k])
    for _, res, stages in WONDERS:
        W_RES.append(prod_code(res))
        W_COST.append([pack(s[0]) for s in stages])
        W_EFF.append([add_effect(s[1]) for s in stages])


load()
