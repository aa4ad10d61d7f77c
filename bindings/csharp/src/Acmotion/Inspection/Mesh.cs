// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System.Collections.Generic;
using System.Numerics;

namespace Acmotion.Inspection;

/// <summary>The triangles of a mesh. Experimental: a minor version may change it.</summary>
public sealed unsafe class Mesh
{
    private readonly NativeMeshInfo _info;

    private Mesh(in NativeMeshInfo info, MeshSurface[] surfaces, MeshVertex[] vertices)
    {
        _info = info;
        Surfaces = surfaces;
        Vertices = vertices;
    }

    /// <summary>The mesh that stands in for it near the eye, or it itself; 0: nothing is drawn.</summary>
    public uint Drawn => _info.Drawn;

    /// <summary>How it is turned when it is drawn; files hold other numbers too.</summary>
    public MeshFacing Facing => _info.Facing;

    /// <summary>The point by which blended surfaces are drawn from the farthest part to the nearest.</summary>
    public Vector3 SortCenter => _info.SortCenter;

    /// <summary>Its surfaces, numbered as in <see cref="LookPart.Surfaces"/>.</summary>
    public IReadOnlyList<MeshSurface> Surfaces { get; }

    /// <summary>Three vertices a triangle, counter-clockwise, surface after surface; 32 bytes each.</summary>
    public MeshVertex[] Vertices { get; }

    /// <summary>Reads the triangles of a GfxObj that are seen, backs of two-sided polygons included.</summary>
    public static Mesh Read(Assets assets, uint mesh)
    {
        var surfaces = new MeshSurface[16];
        var vertices = new MeshVertex[512];
        while (true)
        {
            NativeMeshInfo info;
            NativeError error;
            int status;
            fixed (MeshSurface* surfacesAt = surfaces)
            fixed (MeshVertex* verticesAt = vertices)
            lock (assets.Handle.Gate)
            {
                status = NativeMethods.acm_mesh_read(assets.Handle, mesh, &info, surfacesAt, (nuint)surfaces.Length,
                    verticesAt, (nuint)vertices.Length, &error);
            }
            if (status != (int)Status.BufferFull) NativeError.Check(status, error);
            System.Array.Resize(ref surfaces, checked((int)info.SurfaceCount));
            System.Array.Resize(ref vertices, checked((int)info.VertexCount));
            if (status == 0) return new Mesh(info, surfaces, vertices);
        }
    }
}

public unsafe partial struct Material
{
    /// <summary>
    /// Says how a Surface is drawn on a part. Without its texture it has a plain colour.
    /// </summary>
    /// <param name="assets">They load the Surface and what it needs.</param>
    /// <param name="surface">The Surface.</param>
    /// <param name="part">What hooks and particles change on the part; null: nothing.</param>
    /// <param name="texture">The SurfaceTexture that a look has put in place of the surface's own; 0: its own.</param>
    public static Material OfSurface(Assets assets, uint surface, PartDrawing? part = null, uint texture = 0)
    {
        PartDrawing drawing = part ?? default;
        Material material;
        NativeError error;
        lock (assets.Handle.Gate)
        {
            NativeError.Check(NativeMethods.acm_surface_material(assets.Handle, surface, &drawing, texture, &material,
                &error), error);
        }
        return material;
    }
}
