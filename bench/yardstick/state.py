"""The prototype itself: base 7 Wonders for 3 to 7 players, nothing but state, legal moves and their effect.

Everything is an int: resources and counts are packed, actions encoded, prices remembered. No rule can be asked why.
"""

from __future__ import annotations

from typing import Final

from bench.yardstick.prices import EMPTY_PROF, pay_options, prof_add
from bench.yardstick.tables import (
    C_COIN,
    C_COLOR,
    C_COST,
    C_PHI,
    C_PLO,
    DECKS,
    E_ACT,
    E_COLS,
    E_DISC,
    E_GOLD,
    E_KIND,
    E_PGOLD,
    E_PPTS,
    E_PROD,
    E_SCI,
    E_SCOPE,
    E_SELL,
    E_SH,
    E_VP,
    GUILDS,
    HALF,
    W_COST,
    W_EFF,
    W_RES,
)

PLAY: Final = 0
FREE: Final = 1
WONDER: Final = 2
DISCARD: Final = 3


class Player:
    __slots__ = (
        "acts",
        "coins",
        "cols",
        "guilds",
        "hi",
        "lo",
        "losses",
        "own",
        "prices",
        "sci",
        "sell",
        "shields",
        "stage",
        "vp",
        "wonder",
    )

    def __init__(
        self,
        wonder: int,
        stage: int,
        coins: int,
        own: int,
        sell: int,
        prices: int,
        lo: int,
        hi: int,
        shields: int,
        vp: int,
        losses: int,
        sci: int,
        cols: int,
        acts: int,
        guilds: tuple[int, ...],
    ) -> None:
        self.wonder = wonder
        self.stage = stage
        self.coins = coins
        self.own = own  # production profile usable by the owner
        self.sell = sell  # production profile neighbours may buy from
        self.prices = prices  # discount bits
        self.lo = lo  # built cards, ids below HALF
        self.hi = hi
        self.shields = shields
        self.vp = vp
        self.losses = losses
        self.sci = sci  # 5 bits each: compass, wheel, tablet, any
        self.cols = cols  # 5 bits per colour
        self.acts = acts  # bit 1 last card, 2 discard pick pending, 3 free ready, 4 copy guild, 5 owns free
        self.guilds = guilds  # effects with end-of-game points

    def clone(self) -> Player:
        return Player(
            self.wonder,
            self.stage,
            self.coins,
            self.own,
            self.sell,
            self.prices,
            self.lo,
            self.hi,
            self.shields,
            self.vp,
            self.losses,
            self.sci,
            self.cols,
            self.acts,
            self.guilds,
        )


class State:
    __slots__ = ("age", "chosen", "cur", "discard", "hands", "n", "phase", "players", "rng", "splits", "turn")

    def __init__(self, n: int, rng: int, splits: bool) -> None:
        self.n = n
        self.rng = rng
        self.splits = splits
        self.age = 0
        self.turn = 0
        self.cur = 0
        self.phase = 0
        self.players: list[Player] = []
        self.hands: list[tuple[int, ...]] = []
        self.chosen: list[int] = []
        self.discard: list[int] = []

    def clone(self) -> State:
        s = State(self.n, self.rng, self.splits)
        s.age = self.age
        s.turn = self.turn
        s.cur = self.cur
        s.phase = self.phase
        s.players = [p.clone() for p in self.players]
        s.hands = self.hands[:]
        s.chosen = self.chosen[:]
        s.discard = self.discard[:]
        return s

    def rand(self, k: int) -> int:
        x = (self.rng * 1103515245 + 12345) & 0x7FFFFFFF
        self.rng = x
        return (x >> 7) % k

    def shuffle(self, a: list[int]) -> None:
        for i in range(len(a) - 1, 0, -1):
            j = self.rand(i + 1)
            t = a[i]
            a[i] = a[j]
            a[j] = t

    def deal(self) -> None:
        self.age += 1
        self.turn = 0
        self.cur = 0
        self.phase = 0
        deck = DECKS[self.age - 1][self.n - 3][:]
        if self.age == 3:
            g = GUILDS[:]
            self.shuffle(g)
            deck.extend(g[: self.n + 2])
        self.shuffle(deck)
        self.hands = [tuple(sorted(deck[7 * i : 7 * i + 7])) for i in range(self.n)]
        for p in self.players:
            if p.acts & 32:
                p.acts |= 8

    def legal(self) -> list[int]:
        """Encoded actions: use | card << 2 | left << 9 | right << 14."""
        cur = self.cur
        p = self.players[cur]
        out: list[int] = []
        if self.phase == 2:
            prev = -1
            for c in sorted(self.discard):
                if c != prev:
                    prev = c
                    if not (p.lo >> c & 1 if c < HALF else p.hi >> (c - HALF) & 1):
                        out.append(FREE | c << 2)
            if not out:
                out.append(DISCARD)
            return out
        n = self.n
        lp = self.players[(cur + n - 1) % n].sell
        rp = self.players[(cur + 1) % n].sell
        own = p.own
        prices = p.prices
        coins = p.coins
        lo = p.lo
        hi = p.hi
        splits = self.splits
        wopts: list[int] = []
        wc = W_COST[p.wonder]
        if p.stage < len(wc):
            for o in pay_options(wc[p.stage], own, lp, rp, prices):
                if (o >> 8) + (o & 255) <= coins:
                    wopts.append(WONDER | (o >> 8) << 9 | (o & 255) << 14)
                    if not splits:
                        break
        prev = -1
        for c in self.hands[cur]:
            if c == prev:
                continue
            prev = c
            c2 = c << 2
            if not (lo >> c & 1 if c < HALF else hi >> (c - HALF) & 1):
                if C_PLO[c] & lo or C_PHI[c] & hi:
                    out.append(c2)
                else:
                    free = False
                    coin = C_COIN[c]
                    if coin:
                        if coin <= coins:
                            out.append(c2)
                    else:
                        for o in pay_options(C_COST[c], own, lp, rp, prices):
                            if (o >> 8) + (o & 255) <= coins:
                                out.append(c2 | (o >> 8) << 9 | (o & 255) << 14)
                                if o == 0:
                                    free = True
                                if not splits:
                                    break
                    if p.acts & 8 and not free:
                        out.append(FREE | c2)
            for w in wopts:
                out.append(w | c2)
            out.append(DISCARD | c2)
        return out

    def apply(self, a: int) -> None:
        ph = self.phase
        if ph == 0:
            self.chosen.append(a)
            self.cur += 1
            if self.cur == self.n:
                self.resolve()
        elif ph == 1:
            self.resolve_one(self.cur, a)
            self.finish_age_cards()
        else:
            self.players[self.cur].acts &= ~4
            if a & 3 == FREE:
                c = a >> 2 & 127
                self.discard.remove(c)
                self.place(self.cur, c)
                self.effect(self.cur, c)
            self.after_discard_pick()

    def place(self, i: int, c: int) -> None:
        p = self.players[i]
        if c < HALF:
            p.lo |= 1 << c
        else:
            p.hi |= 1 << (c - HALF)
        p.cols += 1 << (5 * C_COLOR[c])

    def count(self, i: int, e: int) -> int:
        p = self.players[i]
        k = E_KIND[e]
        if k == 1:
            t = 0
            cols = p.cols
            for x in E_COLS[e]:
                t += cols >> (5 * x) & 31
            return t
        if k == 2:
            return p.stage
        return p.losses

    def per(self, i: int, e: int) -> int:
        n = self.n
        sc = E_SCOPE[e]
        t = 0
        if sc & 1:
            t += self.count(i, e)
        if sc & 2:
            t += self.count((i + n - 1) % n, e)
        if sc & 4:
            t += self.count((i + 1) % n, e)
        return t

    def effect(self, i: int, e: int) -> None:
        p = self.players[i]
        pr = E_PROD[e]
        if pr >= 0:
            p.own = prof_add(p.own, pr)
            if E_SELL[e]:
                p.sell = prof_add(p.sell, pr)
        p.vp += E_VP[e]
        p.shields += E_SH[e]
        s = E_SCI[e]
        if s:
            p.sci += 1 << (5 * (s - 1))
        p.coins += E_GOLD[e]
        p.prices |= E_DISC[e]
        if E_KIND[e]:
            if E_PGOLD[e]:
                p.coins += E_PGOLD[e] * self.per(i, e)
            if E_PPTS[e]:
                p.guilds = (*p.guilds, e)
        a = E_ACT[e]
        if a:
            p.acts |= 1 << a
            if a == 3:
                p.acts |= 32

    def pay_and_place(self, i: int, a: int) -> int:
        """Pay, move the card; return the effect to trigger (or -1)."""
        use = a & 3
        c = a >> 2 & 127
        n = self.n
        p = self.players[i]
        left = a >> 9 & 31
        right = a >> 14 & 31
        h = self.hands[i]
        k = h.index(c)
        self.hands[i] = h[:k] + h[k + 1 :]
        if left:
            p.coins -= left
            self.players[(i + n - 1) % n].coins += left
        if right:
            p.coins -= right
            self.players[(i + 1) % n].coins += right
        if use == DISCARD:
            p.coins += 3
            self.discard.append(c)
            return -1
        if use == WONDER:
            e = W_EFF[p.wonder][p.stage]
            p.stage += 1
            return e
        if use == PLAY:
            if C_COIN[c] and not (C_PLO[c] & p.lo or C_PHI[c] & p.hi):
                p.coins -= C_COIN[c]
        else:
            p.acts &= ~8
        self.place(i, c)
        return c

    def resolve_one(self, i: int, a: int) -> None:
        e = self.pay_and_place(i, a)
        if e >= 0:
            self.effect(i, e)

    def resolve(self) -> None:
        n = self.n
        effs = [self.pay_and_place(i, self.chosen[i]) for i in range(n)]
        for i in range(n):
            if effs[i] >= 0:
                self.effect(i, effs[i])
        self.chosen = []
        self.turn += 1
        if self.turn == 6:
            for i in range(n):
                if self.players[i].acts & 2:
                    self.phase = 1
                    self.cur = i
                    return
            self.finish_age_cards()
        else:
            self.look_for_discard_pick()

    def finish_age_cards(self) -> None:
        for i in range(self.n):
            if self.hands[i]:
                self.discard.extend(self.hands[i])
                self.hands[i] = ()
        self.look_for_discard_pick()

    def look_for_discard_pick(self) -> None:
        for i in range(self.n):
            if self.players[i].acts & 4:
                self.phase = 2
                self.cur = i
                return
        self.after_discard_pick()

    def after_discard_pick(self) -> None:
        n = self.n
        self.phase = 0
        self.cur = 0
        if self.turn < 6:
            h = self.hands
            if self.age == 2:
                self.hands = h[1:] + h[:1]
            else:
                self.hands = h[-1:] + h[:-1]
            return
        ps = self.players
        pts = 2 * self.age - 1
        for i in range(n):
            p = ps[i]
            q = ps[(i + 1) % n]
            if p.shields > q.shields:
                p.vp += pts
                q.losses += 1
            elif p.shields < q.shields:
                q.vp += pts
                p.losses += 1
        if self.age == 3:
            self.phase = 3
        else:
            self.deal()

    def score(self, i: int) -> int:
        p = self.players[i]
        t = p.coins // 3 + p.vp - p.losses
        anyc = p.sci >> 15 & 31
        for e in p.guilds:
            t += E_PPTS[e] * self.per(i, e)
        sci = best_science(p.sci & 31, p.sci >> 5 & 31, p.sci >> 10 & 31, anyc)
        if p.acts & 16:
            n = self.n
            best = 0
            for j in ((i + n - 1) % n, (i + 1) % n):
                q = self.players[j]
                for c in GUILDS:
                    if q.hi >> (c - HALF) & 1:
                        if E_PPTS[c]:
                            v = E_PPTS[c] * self.per(i, c)
                        else:
                            v = best_science(p.sci & 31, p.sci >> 5 & 31, p.sci >> 10 & 31, anyc + 1) - sci
                        if v > best:
                            best = v
            t += best
        return t + sci


def best_science(a: int, b: int, c: int, w: int) -> int:
    if w == 0:
        return a * a + b * b + c * c + 7 * min(a, b, c)
    return max(best_science(a + 1, b, c, w - 1), best_science(a, b + 1, c, w - 1), best_science(a, b, c + 1, w - 1))


def new_game(n: int, seed: int, splits: bool = False) -> State:
    s = State(n, seed & 0x7FFFFFFF, splits)
    base = [0, 1, 2, 3, 4, 5, 6]
    s.shuffle(base)
    for i in range(n):
        w = base[i] * 2 + s.rand(2)
        pid = prof_add(EMPTY_PROF, W_RES[w])
        s.players.append(Player(w, 0, 3, pid, pid, 0, 0, 0, 0, 0, 0, 0, 0, 0, ()))
    s.deal()
    return s


def playout(s: State) -> int:
    """Finish the game with uniformly random moves; returns the number of decisions."""
    k = 0
    while s.phase != 3:
        a = s.legal()
        s.apply(a[s.rand(len(a))])
        k += 1
    return k


def many(n: int, seed: int, games: int, splits: bool) -> tuple[int, int]:
    k = 0
    chk = 0
    for g in range(games):
        s = new_game(n, seed + g * 7919, splits)
        k += playout(s)
        for i in range(n):
            chk = (chk * 31 + s.score(i)) & 0xFFFFFFF
    return k, chk


def clones(s: State, k: int) -> int:
    t = 0
    for _ in range(k):
        t += s.clone().turn
    return t
