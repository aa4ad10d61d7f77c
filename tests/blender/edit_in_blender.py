# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Runs inside Blender: opens an exported creature again and again, changes it as a person might, and saves it.

  blender --background --factory-startup --python edit_in_blender.py -- FILE WALKING FOLDER

Writes FOLDER/<case>.glb (or .gltf) for every case below. WALKING is the creature with root motion, for the cases that
are called walking_*.
"""
import math
import pathlib
import sys

import bpy
import numpy

# Debian 12 has Blender 3.4.1 with numpy 1.24, which no longer has the name that Blender's importer of meshes uses.
if "bool" not in numpy.__dict__:
    numpy.bool = bool

# What docs/gltf.md says to tick, beyond Blender's defaults.
GOOD = {"export_extras": True, "export_force_sampling": False}


def part(number):
    return bpy.data.objects[f"part_{number:02}"]


def root():
    return next(thing for thing in bpy.data.objects if thing.name.startswith("0x02"))


def curves(thing, path):
    """The curves of the first motion that moves it."""
    action = thing.animation_data.nla_tracks[0].strips[0].action
    return [curve for curve in action.fcurves if curve.data_path == path]


def edit_a_key():
    point = curves(part(1), "location")[2].keyframe_points[1]
    point.co[1] += 0.25


def move_the_body():
    for curve in curves(bpy.data.objects["body"], "location"):
        curve.keyframe_points[1].co[1] += 0.25


def key_between_frames():
    for curve in curves(part(1), "location"):
        first, second = curve.keyframe_points[0].co, curve.keyframe_points[1].co
        point = curve.keyframe_points.insert((first[0] + second[0]) / 2, first[1] + 0.25)
        point.interpolation = "CONSTANT"


def spline_key():
    """What a person gets who inserts a key and leaves its interpolation alone: Blender samples that channel."""
    curve = curves(part(1), "location")[2]
    curve.keyframe_points.insert(curve.keyframe_points[1].co[0], 0.25).interpolation = "BEZIER"


def rename_and_edit():
    edit_a_key()
    part(1).name = "arm"


def remove_a_part():
    bpy.data.objects.remove(part(1))


def hang_on_the_root():
    part(1).parent = root()


def turn_the_root():
    root().rotation_mode = "XYZ"
    root().rotation_euler[2] += math.pi / 4


def scale_the_root():
    root().scale = (2, 2, 2)


def scale_a_part():
    part(1).scale = (1, 1, 2)


def rename_a_motion():
    for thing in bpy.data.objects:
        if thing.animation_data and thing.animation_data.nla_tracks:
            thing.animation_data.nla_tracks[0].name = "my own"


def nothing():
    pass


def thirty_a_second():
    bpy.context.scene.render.fps = 30


# Name of the case: what is done in Blender, and how the settings differ from the good ones.
CASES = {
    "untouched": (nothing, {}),
    "untouched_separate": (nothing, {"export_format": "GLTF_SEPARATE"}),
    "untouched_embedded": (nothing, {"export_format": "GLTF_EMBEDDED"}),
    "edited": (edit_a_key, {}),
    "sampled": (nothing, {"export_force_sampling": True}),
    "sampled_at_30": (nothing, {"export_force_sampling": True}),
    "key_between_frames": (key_between_frames, {}),
    "spline_key": (spline_key, {}),
    "renamed_part": (rename_and_edit, {}),
    "missing_part": (remove_a_part, {}),
    "other_parent": (hang_on_the_root, {}),
    "y_up_off": (nothing, {"export_yup": False}),
    "turned_root": (turn_the_root, {}),
    "scaled_root": (scale_the_root, {}),
    "scaled_part": (scale_a_part, {}),
    "renamed_motion": (rename_a_motion, {}),
    "no_custom_properties": (nothing, {"export_extras": False}),
    "walking_untouched": (nothing, {}),
    "walking_body_moved": (move_the_body, {}),
}


def main(file, walking, folder):
    for name, (change, settings) in CASES.items():
        bpy.ops.wm.read_factory_settings(use_empty=True)
        if name == "sampled_at_30":
            thirty_a_second()
        bpy.ops.import_scene.gltf(filepath=walking if name.startswith("walking_") else file)
        change()
        bpy.ops.export_scene.gltf(filepath=str(pathlib.Path(folder) / name), **{**GOOD, **settings})


main(*sys.argv[sys.argv.index("--") + 1:])
