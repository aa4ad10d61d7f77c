// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
namespace Acmotion;

/// <summary>
/// What <see cref="MotionCommand"/> has beside its names. C# before 14 calls it by the name of this class.
/// </summary>
public static class MotionCommandExtensions
{
    extension(MotionCommand)
    {
        /// <summary>
        /// The whole command of the low 16 bits that messages carry; <see cref="MotionCommand.Invalid"/> past the last
        /// one, as in the client.
        /// </summary>
        public static MotionCommand FromWire(ushort index) =>
            index < Library.CommandCount ? Library.CommandAt(index) : MotionCommand.Invalid;
    }
}
