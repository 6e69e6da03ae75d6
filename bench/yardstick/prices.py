"""What a purchase costs in the prototype: productions, what they leave missing, and what neighbours can sell of it."""

from __future__ import annotations

from typing import Final

RES: Final = "WSOCGPL"


def pack(s: str) -> int:
    v = 0
    for ch in s:
        v += 1 << (3 * RES.index(ch))
    return v


PROD_NAMES: Final[list[str]] = []
PROF_FIX: Final[list[list[int]]] = []
PROF_CH: Final[list[tuple[int, ...]]] = []
PROF_ID: Final[dict[tuple[tuple[int, ...], tuple[int, ...]], int]] = {}
PROF_NEXT: Final[dict[int, int]] = {}


def prof_intern(fix: list[int], ch: tuple[int, ...]) -> int:
    key = (tuple(fix), ch)
    i = PROF_ID.get(key, -1)
    if i < 0:
        i = len(PROF_FIX)
        PROF_ID[key] = i
        PROF_FIX.append(fix)
        PROF_CH.append(ch)
    return i


def prod_code(s: str) -> int:
    if s not in PROD_NAMES:
        PROD_NAMES.append(s)
    return PROD_NAMES.index(s)


def prof_add(pid: int, code: int) -> int:
    key = pid * 64 + code
    r = PROF_NEXT.get(key, -1)
    if r >= 0:
        return r
    s = PROD_NAMES[code]
    fix = PROF_FIX[pid][:]
    ch = PROF_CH[pid]
    if "/" in s:
        m = 0
        for x in s.split("/"):
            m |= 1 << RES.index(x)
        ch = tuple(sorted((*ch, m)))
    else:
        for x in s:
            j = RES.index(x)
            if fix[j] < 7:
                fix[j] += 1
    r = prof_intern(fix, ch)
    PROF_NEXT[key] = r
    return r


EMPTY_PROF: Final = prof_intern([0, 0, 0, 0, 0, 0, 0], ())

DEF_MEMO: Final[dict[int, tuple[int, ...]]] = {}
TRADE_MEMO: Final[dict[int, tuple[int, ...]]] = {}
PAY_MEMO: Final[dict[int, tuple[int, ...]]] = {}
NOPAY: Final[tuple[int, ...]] = (0,)


def leq(a: int, b: int) -> bool:
    while a:
        if (a & 7) > (b & 7):
            return False
        a >>= 3
        b >>= 3
    return True


def deficits(pid: int, cost: int) -> tuple[int, ...]:
    """Minimal multisets the player must still buy, after own production."""
    key = pid << 21 | cost
    got = DEF_MEMO.get(key)
    if got is not None:
        return got
    fix = PROF_FIX[pid]
    d = 0
    for i in range(7):
        need = (cost >> (3 * i)) & 7
        if need > fix[i]:
            d |= (need - fix[i]) << (3 * i)
    cur = {d}
    for m in PROF_CH[pid]:
        nxt = set()
        for x in cur:
            used = False
            for i in range(7):
                if m >> i & 1 and (x >> (3 * i)) & 7:
                    nxt.add(x - (1 << (3 * i)))
                    used = True
            if not used:
                nxt.add(x)
        cur = nxt
    lst = sorted(cur)
    out: list[int] = []
    for x in lst:
        dominated = False
        for y in lst:
            if y != x and leq(y, x):
                dominated = True
                break
        if not dominated:
            out.append(x)
    res = tuple(out)
    DEF_MEMO[key] = res
    return res


SUP_MEMO: Final[dict[int, int]] = {}
SUP_ID: Final[dict[tuple[int, ...], int]] = {}
SUP_SETS: Final[list[tuple[int, ...]]] = []


def supply_class(pid: int, d: int) -> int:
    """Interned set of the maximal sub-multisets of d that a seller with this profile can provide."""
    key = pid << 21 | d
    got = SUP_MEMO.get(key, -1)
    if got >= 0:
        return got
    fix = PROF_FIX[pid]
    s0 = 0
    for i in range(7):
        need = (d >> (3 * i)) & 7
        s0 |= (min(fix[i], need)) << (3 * i)
    cur = {s0}
    for m in PROF_CH[pid]:
        nxt = set()
        for x in cur:
            grown = False
            for i in range(7):
                if m >> i & 1 and (x >> (3 * i)) & 7 < (d >> (3 * i)) & 7:
                    nxt.add(x + (1 << (3 * i)))
                    grown = True
            if not grown:
                nxt.add(x)
        cur = nxt
    tup = tuple(sorted(cur))
    cid = SUP_ID.get(tup, -1)
    if cid < 0:
        cid = len(SUP_SETS)
        SUP_ID[tup] = cid
        SUP_SETS.append(tup)
    SUP_MEMO[key] = cid
    return cid


def pareto(opts: list[int]) -> tuple[int, ...]:
    """Non-dominated (left, right) prices, cheapest sum first, then least to the left."""
    uniq = sorted(set(opts))
    out: list[tuple[int, int, int]] = []
    for o in uniq:
        left = o >> 8
        right = o & 255
        bad = False
        for q in uniq:
            if q != o and q >> 8 <= left and q & 255 <= right:
                bad = True
                break
        if not bad:
            out.append((left + right, left, o))
    out.sort()
    return tuple([t[2] for t in out])


def trade(d: int, lp: int, rp: int, prices: int) -> tuple[int, ...]:
    lc = supply_class(lp, d)
    rc = supply_class(rp, d)
    key = d | lc << 21 | rc << 35 | prices << 49
    got = TRADE_MEMO.get(key)
    if got is not None:
        return got
    lmax = SUP_SETS[lc]
    rmax = SUP_SETS[rc]
    subs = [0]
    for i in range(7):
        k = (d >> (3 * i)) & 7
        if k:
            subs = [s | j << (3 * i) for s in subs for j in range(k + 1)]
    rl = 1 if prices & 1 else 2
    rr = 1 if prices & 2 else 2
    mm = 1 if prices & 4 else 2
    opts: list[int] = []
    for s in subs:
        ok = False
        for x in lmax:
            if leq(s, x):
                ok = True
                break
        if not ok:
            continue
        t = d - s
        ok = False
        for x in rmax:
            if leq(t, x):
                ok = True
                break
        if not ok:
            continue
        cl = 0
        cr = 0
        for i in range(7):
            cl += ((s >> (3 * i)) & 7) * (rl if i < 4 else mm)
            cr += ((t >> (3 * i)) & 7) * (rr if i < 4 else mm)
        opts.append(cl << 8 | cr)
    res = pareto(opts)
    TRADE_MEMO[key] = res
    return res


def pay_options(cost: int, own: int, lp: int, rp: int, prices: int) -> tuple[int, ...]:
    if cost == 0:
        return NOPAY
    ds = deficits(own, cost)
    if len(ds) == 1:
        if ds[0] == 0:
            return NOPAY
        return trade(ds[0], lp, rp, prices)
    opts: list[int] = []
    for d in ds:
        opts.extend(trade(d, lp, rp, prices))
    return pareto(opts)
