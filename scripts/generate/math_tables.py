#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Computes the constants of the elementary functions: scripts/generate/math_tables.py > src/base/math_tables.h

Needs python3-mpmath and clang-format-19. Polynomials are minimax fits (Remez exchange) in 60 digits, rounded to
doubles at the end. The header is committed; run this again only to change a fit.
"""
import subprocess
from mpmath import (mp, mpf, pi, log, log1p, exp, sin, cos, asin, atan, sqrt, matrix, lu_solve, floor, nint,
                    ldexp, linspace)

mp.dps = 60
out = []


def emit(text=""):
    out.append(text)


def hexa(x):
    return float(x).hex()


def round_bits(x, bits):
    """x rounded to a multiple of 2^-bits."""
    return ldexp(nint(ldexp(x, bits)), -bits)


def head(x, bits):
    """The first `bits` significant bits of x, truncated, and what is left."""
    scale = bits - int(floor(log(abs(x), 2))) - 1
    first = ldexp(floor(ldexp(x, scale)), -scale)
    return first, x - first


def minimax(f, weight, lo, hi, terms):
    """Coefficients c of sum c[i] x^i nearest to f on [lo, hi] in the weighted maximum norm, and the error."""
    lo, hi, n = mpf(lo), mpf(hi), terms + 1
    nodes = [(lo + hi) / 2 - (hi - lo) / 2 * cos(pi * (2 * i + 1) / (2 * n)) for i in range(n)]
    grid = linspace(lo, hi, 40 * n + 1)
    for _ in range(30):
        a = matrix(n, n)
        b = matrix(n, 1)
        for i, x in enumerate(nodes):
            for j in range(terms):
                a[i, j] = x**j
            a[i, terms] = (-1)**i / weight(x)
            b[i] = f(x)
        s = lu_solve(a, b)
        c, level = list(s[:terms]), abs(s[terms])

        def error(x):
            return (f(x) - sum(ci * x**i for i, ci in enumerate(c))) * weight(x)

        values = [error(x) for x in grid]
        # One extreme per run of equal sign, refined by a parabola through its neighbours.
        extremes, start = [], 0
        for i in range(1, len(grid) + 1):
            if i == len(grid) or (values[i] > 0) != (values[start] > 0):
                k = max(range(start, i), key=lambda j: abs(values[j]))
                x = grid[k]
                if 0 < k < len(grid) - 1:
                    y0, y1, y2 = values[k - 1:k + 2]
                    bend = y0 - 2 * y1 + y2
                    if bend != 0:
                        x += (grid[1] - grid[0]) * (y0 - y2) / (2 * bend)
                extremes.append(x)
                start = i
        if len(extremes) < n:
            break
        while len(extremes) > n:
            extremes.pop(0 if abs(error(extremes[0])) < abs(error(extremes[-1])) else -1)
        worst = max(abs(error(x)) for x in extremes)
        nodes = extremes
        if worst < level * mpf("1.0001"):
            break
    return c, max(abs(v) for v in values)


def limit(f, at_zero):
    """f, which is 0/0 at 0, continued there."""
    return lambda x: at_zero if abs(x) < mpf("1e-25") else f(x)


def array(name, values, comment, kind="double"):
    emit(f"// {comment}")
    emit(f"inline constexpr {kind} {name}[] = {{" + ", ".join(values) + "};")
    emit()


def polynomial(name, comment, f, weight, lo, hi, terms, at_zero):
    c, err = minimax(limit(f, at_zero), weight, lo, hi, terms)
    bits = -log(err, 2)
    array(name, [hexa(x) for x in c], f"{comment} Error 2^-{mp.nstr(bits, 3)}.")


def constant(name, value, comment=""):
    emit(f"inline constexpr double {name} = {hexa(value)};" + (f"  // {comment}" if comment else ""))


def pair(name, value, comment):
    hi = mpf(float(value))
    emit(f"// {comment}")
    emit(f"inline constexpr DoubleDouble {name}{{{hexa(hi)}, {hexa(value - hi)}}};")


def trigonometric():
    emit("// Sine and cosine.")
    constant("kTwoOverPi", 2 / pi, "2/pi")
    emit("// pi/2 in parts of 33, 33, 33 and 53 bits: an n below 2^20 times one of the first three is exact.")
    rest = pi / 2
    for i in range(1, 4):
        part, rest = head(rest, 33)
        constant(f"kHalfPi{i}", part)
    constant("kHalfPi4", rest)
    first, rest = head(pi / 2, 33)
    constant("kHalfPiAfter1", rest, "all that follows the first part")
    pair("kHalfPi", pi / 2, "pi/2")
    pair("kPiPair", pi, "pi")
    emit()
    mp.prec = 1400
    digits = int(floor(ldexp(2 / pi, 64 * 19)))
    words = [0] + [(digits >> (64 * (18 - i))) & (2**64 - 1) for i in range(19)]
    mp.dps = 60
    array("kTwoOverPiBits", [f"0x{w:016X}u" for w in words],
          "64 zero bits, then the first 1216 binary digits of 2/pi after the point.", "std::uint64_t")
    quarter = (pi / 4 * mpf("1.0001"))**2
    fs = lambda z: (sin(sqrt(z)) / sqrt(z) - 1) / z
    fc = lambda z: (cos(sqrt(z)) - 1 + z / 2) / z**2
    fc1 = lambda z: (cos(sqrt(z)) - 1) / z
    polynomial("kSin", "(sin r - r) / r^3 in r^2, relative to sin.", fs, lambda z: z, 0, quarter, 6, -mpf(1) / 6)
    polynomial("kCos", "(cos r - 1 + r^2/2) / r^4 in r^2, relative to cos.", fc,
               lambda z: z**2, 0, quarter, 6, mpf(1) / 24)
    emit("// The same for single precision: sin r = r (1 + r^2 S), cos r = 1 + r^2 C. Row 0 is S, row 1 is C.")
    emit("inline constexpr double kSinCosSingle[2][5] = {")
    for f, at_zero in ((fs, -mpf(1) / 6), (fc1, -mpf(1) / 2)):
        c, err = minimax(limit(f, at_zero), lambda z: z, 0, quarter, 5)
        emit("{" + ", ".join(hexa(x) for x in c) + f"}},  // error 2^-{mp.nstr(-log(err, 2), 3)}")
    emit("};")
    emit()


def inverse():
    emit("// Arc sine and arc cosine.")
    fa = lambda z: (asin(sqrt(z)) / sqrt(z) - 1) / z
    polynomial("kAsin", "(asin x - x) / x^3 in x^2 for |x| <= 1/2.", fa, lambda z: z, 0, mpf(1) / 4, 13, mpf(1) / 6)
    polynomial("kAsinSingle", "The same for single precision.", fa, lambda z: z, 0, mpf(1) / 4, 8, mpf(1) / 6)
    emit("// Arc tangent.")
    ft = lambda z: (atan(sqrt(z)) / sqrt(z) - 1) / z
    polynomial("kAtan", "(atan u - u) / u^3 in u^2 for |u| <= 1/32.", ft, lambda z: z, 0,
               (mpf(1) / 32 * mpf("1.001"))**2, 4, -mpf(1) / 3)
    polynomial("kAtanSingle", "The same for |u| <= 1 and single precision.", ft, lambda z: z, 0, 1, 13, -mpf(1) / 3)
    emit("// atan(k/16) for k = 0 .. 16.")
    emit("inline constexpr DoubleDouble kAtanOfSixteenths[] = {")
    for k in range(17):
        v = atan(mpf(k) / 16)
        hi = mpf(float(v))
        emit(f"{{{hexa(hi)}, {hexa(v - hi)}}},")
    emit("};")
    emit()


def power():
    emit("// Binary logarithm: log2(m) = log2(m c) - log2(c), with c near 1/m so that r = m c - 1 is small.")
    pair("kInverseLn2", 1 / log(2), "1 / ln 2")
    emit("struct LogStep {")
    emit("  double c;   // nearly 1 / (1 + j/128), of 21 bits at most; exactly that for j = 0 and 128")
    emit("  double hi;  // -log2(c), less 1 where halved; a multiple of 2^-42, so that adding an exponent is exact")
    emit("  double lo;  // what hi lacks")
    emit("};")
    emit("// For j above this the argument counts as halved (its exponent is one more), so that logarithms near 0,")
    emit("// from above and from below, are all small r and lose nothing.")
    last_whole = 53
    emit(f"inline constexpr int kLastUnhalved = {last_whole};")
    emit("inline constexpr LogStep kLogSteps[129] = {")
    worst = mpf(0)
    for j in range(129):
        c = round_bits(mpf(128) / (128 + j), 20)
        value = -log(c, 2) - (1 if j > last_whole else 0)
        hi = round_bits(value, 42)
        emit(f"{{{hexa(c)}, {hexa(hi)}, {hexa(value - hi)}}},")
        for m in (max(1, 1 + (j - mpf(1) / 2) / 128), min(2, 1 + (j + mpf(1) / 2) / 128)):
            worst = max(worst, abs(m * c - 1))
    emit("};")
    emit(f"// So |r| <= {mp.nstr(worst, 6)}.")
    fl = lambda r: (log1p(r) - r + r * r / 2) / r**3
    polynomial("kLog", "(ln(1 + r) - r + r^2/2) / r^3, relative to ln(1 + r).", fl, lambda r: worst**2,
               -worst, worst, 6, mpf(1) / 3)
    fl1 = lambda r: log1p(r) / (r * log(2))
    polynomial("kLog2Single", "log2(1 + r) / r for single precision.", fl1, lambda r: 1, -worst, worst, 5, 1 / log(2))
    emit("// Binary exponential: 2^(j/128 + g) = 2^(j/128) (1 + g E).")
    emit("inline constexpr DoubleDouble kExp2Steps[128] = {")
    for j in range(128):
        v = exp(log(2) * j / 128)
        hi = mpf(float(v))
        emit(f"{{{hexa(hi)}, {hexa(v - hi)}}},")
    emit("};")
    g = mpf(1) / 256 * mpf("1.0001")
    fe = lambda x: (exp(x * log(2)) - 1) / x
    polynomial("kExp2", "E in g, times the largest g.", fe, lambda x: g, -g, g, 5, log(2))
    polynomial("kExp2Single", "The same for single precision.", fe, lambda x: g, -g, g, 3, log(2))


def main():
    emit("// SPDX-FileCopyrightText: 2026 the acmotion authors")
    emit("// SPDX-License-Identifier: MIT")
    emit("// Made by scripts/generate/math_tables.py; not edited by hand.")
    emit("#pragma once")
    emit()
    emit("#include <cstdint>")
    emit()
    emit('#include "double_double.h"')
    emit()
    emit("namespace acm::math {")
    emit()
    trigonometric()
    inverse()
    power()
    emit("}  // namespace acm::math")
    text = "\n".join(out) + "\n"
    print(subprocess.run(["clang-format-19", "--assume-filename=src/base/math_tables.h"], input=text, text=True,
                         capture_output=True, check=True).stdout, end="")


main()
