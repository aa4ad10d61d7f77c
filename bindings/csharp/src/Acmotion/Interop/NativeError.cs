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

    internal readonly AcmotionException ToException()
    {
        fixed (byte* field = _field, text = _text)
        {
            return new AcmotionException(Status, NativeText.Copy(text), NativeText.Copy(field), MotionError, ObjectId,
                Guid, Offset);
        }
    }
}
