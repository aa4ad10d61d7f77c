// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System.Text.Json;
using Acmotion.Conformance;

// Plays bindings/conformance.json through the public API of Acmotion: Conformance FILE. bindings/README.md describes
// the file. Prints every call of which something else came than the script expects.

if (args.Length != 1)
{
    Console.Error.WriteLine("usage: Conformance FILE");
    return 2;
}
using JsonDocument script = JsonDocument.Parse(File.ReadAllBytes(args[0]));
var driver = new Driver();
foreach (JsonElement chapter in script.RootElement.GetProperty("chapters").EnumerateArray())
    driver.PlayChapter(chapter);
Console.WriteLine(
    $"{driver.Played} calls played, {driver.Skipped} skipped, {driver.Differences} with another result");
return driver.Differences == 0 && driver.Played > 0 ? 0 : 1;
