// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using Xunit;

namespace Acmotion.Tests;

public class CommandTests
{
    [Fact]
    public void every_command_of_the_library_has_a_name_here()
    {
        for (uint i = 0; i < Library.CommandCount; ++i)
        {
            MotionCommand command = Library.CommandAt(i);
            string? name = Library.CommandName(command);
            if (char.IsDigit(name![0])) name = "Two" + name[1..]; // "2HandedSwordCombat"
            Assert.True(Enum.TryParse(name, out MotionCommand parsed) && parsed == command, name);
        }
    }

    [Fact]
    public void every_name_here_is_one_of_the_library()
    {
        foreach (string name in Enum.GetNames<MotionCommand>())
        {
            MotionCommand command = Enum.Parse<MotionCommand>(name);
            if (command != MotionCommand.None) Assert.NotNull(Library.CommandName(command));
        }
    }

    [Fact]
    public void a_word_of_the_wire_becomes_the_whole_command()
    {
        Assert.Equal(MotionCommand.WalkForward, MotionCommand.FromWire(0x0005));
        for (uint i = 0; i < Library.CommandCount; ++i)
        {
            MotionCommand command = MotionCommand.FromWire((ushort)i);
            Assert.Equal(i, (uint)command & 0xFFFF);
            Assert.Equal(Library.CommandAt(i), command);
        }
        Assert.Equal(MotionCommand.Invalid, MotionCommand.FromWire((ushort)Library.CommandCount));
        Assert.Equal(MotionCommand.Invalid, MotionCommand.FromWire(0xFFFF));
    }

    [Fact]
    public void commands_are_found_in_any_case()
    {
        Assert.Equal(MotionCommand.WalkForward, Library.FindCommand("walkforward"));
        Assert.Equal(MotionCommand.None, Library.FindCommand("no such command"));
        Assert.Null(Library.CommandName((MotionCommand)0x12345678));
    }
}
