// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System;

namespace Acmotion;

/// <summary>The native library: its version, and the names of commands, sounds, scripts and hooks.</summary>
public static unsafe class Library
{
    // Of the header that the layouts were written from.
    private const uint AbiVersion = NativeMethods.AbiVersion;
    private static bool s_checked;

    /// <summary>The version of the native library, such as "0.2.0".</summary>
    public static string Version => NativeText.Get(NativeMethods.acm_version())!;

    /// <summary>How the native library was built, in one line.</summary>
    public static string BuildDescription => NativeText.Get(NativeMethods.acm_build_description())!;

    /// <summary>The version of the native library's binary interface.</summary>
    public static uint NativeAbiVersion => NativeMethods.acm_abi_version();

    /// <summary>Whether a program that was built for this version of the interface can use the library.</summary>
    public static bool IsCompatible(uint abiVersion = AbiVersion) => NativeMethods.acm_is_compatible(abiVersion) != 0;

    /// <summary>A short English text for a status, such as "the data ends inside a field".</summary>
    public static string StatusText(Status status) => NativeText.Get(NativeMethods.acm_status_text((int)status))!;

    /// <summary>The client's sentence for a motion error.</summary>
    public static string MotionErrorText(MotionError error) =>
        NativeText.Get(NativeMethods.acm_motion_error_text((uint)error))!;

    /// <summary>Why a message was deferred or dropped, such as "older movement timestamp".</summary>
    public static string CheckReasonText(CheckReason reason) =>
        NativeText.Get(NativeMethods.acm_check_reason_text((uint)reason))!;

    /// <summary>"MotionDone".</summary>
    public static string EventTypeName(EventType type) =>
        NativeText.Get(NativeMethods.acm_event_type_name((uint)type))!;

    /// <summary>How many motion commands there are.</summary>
    public static int CommandCount => (int)NativeMethods.acm_command_count();

    /// <summary>The command whose low word is this; <see cref="MotionCommand.None"/> past the end.</summary>
    public static MotionCommand CommandAt(uint i) => NativeMethods.acm_command_at(i);

    /// <summary>"WalkForward"; null for a number that is not a command.</summary>
    public static string? CommandName(MotionCommand command) =>
        NativeText.Get(NativeMethods.acm_command_name(command));

    /// <summary>By name, in any case; <see cref="MotionCommand.None"/>: there is none.</summary>
    /// <example>
    /// <code>
    /// MotionCommand walk = Library.FindCommand("WalkForward");
    /// </code>
    /// </example>
    public static MotionCommand FindCommand(string name)
    {
        fixed (byte* text = NativeText.Bytes(name)) return NativeMethods.acm_find_command(text);
    }

    /// <summary>"Footstep1"; null for numbers without a name.</summary>
    public static string? SoundTypeName(uint type) => NativeText.Get(NativeMethods.acm_sound_type_name(type));

    /// <summary>"ParabolicLVGA"; "unmoved" for types of particles without a name. Experimental.</summary>
    public static string ParticleTypeName(uint particleType) =>
        NativeText.Get(NativeMethods.acm_particle_type_name(particleType))!;

    /// <summary>What a finding of a look means, such as "a mesh is not loaded". Experimental.</summary>
    public static string LookFindingText(LookFindingKind kind) =>
        NativeText.Get(NativeMethods.acm_look_finding_text((uint)kind))!;

    /// <summary>"LevelUp"; null for numbers without a name.</summary>
    public static string? ScriptTypeName(uint type) => NativeText.Get(NativeMethods.acm_script_type_name(type));

    /// <summary>"SoundTable"; null for numbers without a name.</summary>
    public static string? HookTypeName(HookType type) => NativeText.Get(NativeMethods.acm_hook_type_name((uint)type));

    /// <summary>
    /// Where the library takes its memory from, as addresses of C functions (acm_allocate and acm_release of the C
    /// header); all zero: the C++ runtime. Possible only while the library holds no memory.
    /// </summary>
    /// <exception cref="AcmotionException"><see cref="Status.InUse"/>: the library holds memory.</exception>
    public static void SetAllocator(nint allocate, nint release, nint context)
    {
        NativeError error;
        NativeError.Check(NativeMethods.acm_set_allocator(allocate, release, (void*)context, &error), error);
    }

    /// <summary>Called before anything native is made: another interface would be read wrongly.</summary>
    internal static void RequireCompatible()
    {
        if (s_checked) return;
        if (!IsCompatible())
        {
            throw new AcmotionException(Status.Unsupported,
                $"the native library {Version} has interface {NativeAbiVersion}, this assembly needs {AbiVersion}");
        }
        s_checked = true;
    }
}
