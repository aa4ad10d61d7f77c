// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
namespace Acmotion;

internal unsafe partial struct NativeError
{
    /// <summary>Throws unless the call that filled an error in has succeeded.</summary>
    internal static void Check(int status, in NativeError error)
    {
        if (status != 0) throw error.ToException();
    }

    /// <summary>
    /// The client's code of a call that it may refuse. Throws for what was not possible, which the client has not even
    /// been asked.
    /// </summary>
    internal static MotionError Refusal(int status, in NativeError error)
    {
        if (status == (int)Status.Refused) return error.MotionError;
        Check(status, error);
        return MotionError.None;
    }

    /// <summary>Throws for a refusal of what nothing refuses.</summary>
    internal static void Accepted(MotionError refused, uint guid)
    {
        if (refused != MotionError.None)
            throw new AcmotionException(Status.Refused, Library.MotionErrorText(refused), "", refused, guid: guid);
    }

    internal readonly AcmotionException ToException()
    {
        fixed (byte* field = _field, text = _text)
        {
            return new AcmotionException(Status, NativeText.Copy(text), NativeText.Copy(field), MotionError, ObjectId,
                Guid, Offset);
        }
    }
}
