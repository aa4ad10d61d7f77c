// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System;

namespace Acmotion;

/// <summary>A call of the library has failed. Unless its documentation says so, it has changed nothing.</summary>
public sealed class AcmotionException : Exception
{
    /// <summary>An error with its code.</summary>
    public AcmotionException(Status status, string text, string field = "", MotionError motionError = MotionError.None,
        uint objectId = 0, uint guid = 0, ulong offset = 0)
        : base(Describe(status, text, field, motionError, objectId, guid, offset))
    {
        Status = status;
        Text = text;
        Field = field;
        MotionError = motionError;
        ObjectId = objectId;
        Guid = guid;
        Offset = offset;
    }

    /// <summary>What kind of error it is.</summary>
    public Status Status { get; }

    /// <summary>The library's own sentence. <see cref="Exception.Message"/> also says where.</summary>
    public string Text { get; }

    /// <summary>The field or argument concerned; empty: none.</summary>
    public string Field { get; }

    /// <summary>The client's code, of <see cref="Status.Refused"/>.</summary>
    public MotionError MotionError { get; }

    /// <summary>The record concerned; 0: none, or not known.</summary>
    public uint ObjectId { get; }

    /// <summary>The object concerned; 0: none.</summary>
    public uint Guid { get; }

    /// <summary>Bytes from the start of the input.</summary>
    public ulong Offset { get; }

    private static string Describe(Status status, string text, string field, MotionError motionError, uint objectId,
        uint guid, ulong offset)
    {
        string where = field.Length > 0 ? $"{field}: " : "";
        if (guid != 0) where = $"object 0x{guid:X8}: {where}";
        if (objectId != 0) where = $"record 0x{objectId:X8}: {where}";
        string refused = motionError != MotionError.None ? $", motion error 0x{(uint)motionError:X2}" : "";
        string place = offset != 0 ? $", at byte {offset}" : "";
        return $"{where}{text} ({status}{refused}{place})";
    }
}
