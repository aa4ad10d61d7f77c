// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
namespace Acmotion;

/// <summary>Texts of the game are in Windows-1252, which .NET knows only with a package.</summary>
internal static class ClientText
{
    // 0x80 to 0x9F; all others are as in Latin-1. Bytes without a character keep their number, as in browsers.
    private const string Upper =
        "\u20AC\u0081\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\u008D\u017D\u008F" +
        "\u0090\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\u009D\u017E\u0178";

    internal static string Decode(byte[] bytes) =>
        new string(System.Array.ConvertAll(bytes, b => b is >= 0x80 and < 0xA0 ? Upper[b - 0x80] : (char)b));
}
