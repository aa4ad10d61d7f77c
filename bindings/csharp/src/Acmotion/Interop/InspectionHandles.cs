// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
namespace Acmotion;

internal sealed class BytesHandle : NativeHandle
{
    private protected override unsafe int Free(nint handle, NativeError* error) =>
        NativeMethods.acm_bytes_free(handle, error);
}

internal sealed class LintHandle : NativeHandle
{
    private protected override unsafe int Free(nint handle, NativeError* error) =>
        NativeMethods.acm_lint_free(handle, error);
}

internal sealed class GltfHandle : NativeHandle
{
    private protected override unsafe int Free(nint handle, NativeError* error) =>
        NativeMethods.acm_gltf_free(handle, error);
}

internal sealed class CaptureHandle : NativeHandle
{
    private protected override unsafe int Free(nint handle, NativeError* error) =>
        NativeMethods.acm_capture_free(handle, error);
}

internal sealed class ReplayHandle : NativeHandle
{
    private protected override unsafe int Free(nint handle, NativeError* error) =>
        NativeMethods.acm_replay_free(handle, error);
}

internal sealed class MessageTextHandle : NativeHandle
{
    private protected override unsafe int Free(nint handle, NativeError* error) =>
        NativeMethods.acm_message_text_free(handle, error);
}
