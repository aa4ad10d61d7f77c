// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Written by scripts/generate/bindings.py from the C headers.
/** [name, offset in bytes, kind, how many: 0 when it is not an array] */
export type FieldLayout = readonly [string, number, string, number];
export interface StructLayout {
  readonly size: number;
  readonly align: number;
  readonly fields: readonly FieldLayout[];
}

/** Of every struct: what its interface shows. */
export const acm_error: StructLayout = { size: 248, align: 8, fields: [
  ["status", 0, "i32", 0], ["motionError", 4, "u32", 0], ["objectId", 8, "u32", 0], ["guid", 12, "u32", 0],
  ["offset", 16, "u64", 0], ["field", 24, "chars", 64], ["text", 88, "chars", 160],
] };
export const acm_vec3: StructLayout = { size: 12, align: 4, fields: [
  ["x", 0, "f32", 0], ["y", 4, "f32", 0], ["z", 8, "f32", 0],
] };
export const acm_quat: StructLayout = { size: 16, align: 4, fields: [
  ["w", 0, "f32", 0], ["x", 4, "f32", 0], ["y", 8, "f32", 0], ["z", 12, "f32", 0],
] };
export const acm_frame: StructLayout = { size: 28, align: 4, fields: [
  ["origin", 0, "acm_vec3", 0], ["rotation", 12, "acm_quat", 0],
] };
export const acm_position: StructLayout = { size: 32, align: 4, fields: [
  ["cell", 0, "u32", 0], ["frame", 4, "acm_frame", 0],
] };
export const acm_cylinder: StructLayout = { size: 8, align: 4, fields: [
  ["radius", 0, "f32", 0], ["height", 4, "f32", 0],
] };
export const acm_container_info: StructLayout = { size: 32, align: 8, fields: [
  ["isOlder", 0, "u32", 0], ["blockSize", 4, "u32", 0], ["fileSize", 8, "u32", 0], ["dataSet", 12, "u32", 0],
  ["dataSubset", 16, "u32", 0], ["iteration", 20, "u32", 0], ["entryCount", 24, "u64", 0],
] };
export const acm_container_entry: StructLayout = { size: 24, align: 4, fields: [
  ["id", 0, "u32", 0], ["offset", 4, "u32", 0], ["size", 8, "u32", 0], ["time", 12, "u32", 0],
  ["iteration", 16, "u32", 0], ["flags", 20, "u16", 0], ["version", 22, "u16", 0],
] };
export const acm_container_change: StructLayout = { size: 24, align: 4, fields: [
  ["id", 0, "u32", 0], ["time", 4, "u32", 0], ["iteration", 8, "u32", 0],
] };
export const acm_range: StructLayout = { size: 16, align: 8, fields: [
  ["offset", 0, "u64", 0], ["size", 8, "u32", 0], ["likely", 12, "u32", 0],
] };
export const acm_missing_asset: StructLayout = { size: 8, align: 4, fields: [
  ["id", 0, "u32", 0], ["status", 4, "i32", 0],
] };
export const acm_setup: StructLayout = { size: 48, align: 4, fields: [
  ["id", 0, "u32", 0], ["radius", 4, "f32", 0], ["height", 8, "f32", 0], ["stepUpHeight", 12, "f32", 0],
  ["stepDownHeight", 16, "f32", 0], ["motionTable", 20, "u32", 0], ["defaultAnimation", 24, "u32", 0],
  ["soundTable", 28, "u32", 0], ["scriptTable", 32, "u32", 0], ["defaultScript", 36, "u32", 0],
  ["partCount", 40, "u32", 0], ["holdLocationCount", 44, "u32", 0],
] };
export const acm_setup_part: StructLayout = { size: 16, align: 4, fields: [
  ["model", 0, "u32", 0], ["scale", 4, "acm_vec3", 0],
] };
export const acm_hold_location: StructLayout = { size: 36, align: 4, fields: [
  ["key", 0, "u32", 0], ["part", 4, "u32", 0], ["frame", 8, "acm_frame", 0],
] };
export const acm_wave_format: StructLayout = { size: 16, align: 4, fields: [
  ["tag", 0, "u16", 0], ["channels", 2, "u16", 0], ["samplesPerSecond", 4, "u32", 0], ["bytesPerSecond", 8, "u32", 0],
  ["blockAlign", 12, "u16", 0], ["bitsPerSample", 14, "u16", 0],
] };
export const acm_world_options: StructLayout = { size: 64, align: 8, fields: [
  ["viewer", 4, "u32", 0], ["eventCapacity", 8, "u64", 0], ["maxObjects", 16, "u64", 0], ["randomSeed", 24, "big", 0],
  ["eventSlots", 32, "u32", 0], ["maxSpeed", 36, "f32", 0], ["stallMotionSlack", 40, "f32", 0],
  ["stallMoveTimeout", 44, "f32", 0], ["ground", 48, "u8", 0], ["gatePasses", 49, "bool", 0],
  ["sleepWhenFar", 50, "bool", 0], ["detectStalls", 51, "bool", 0], ["reapplyEveryModifier", 52, "bool", 0],
  ["evenStaticTurn", 53, "bool", 0], ["passTolerance", 56, "f64", 0],
] };
export const acm_weenie_facts: StructLayout = { size: 40, align: 4, fields: [
  ["present", 0, "bool", 0], ["isCreature", 1, "bool", 0], ["isLocalPlayer", 2, "bool", 0],
  ["knowsRunRate", 3, "bool", 0], ["jumpModel", 4, "u8", 0], ["canJump", 5, "bool", 0],
  ["knowsStaminaCost", 6, "bool", 0], ["recentPlayerKiller", 7, "bool", 0], ["runRate", 8, "f32", 0],
  ["jumpVelocity", 12, "f32", 0], ["staminaCost", 16, "i32", 0], ["jumpSkill", 20, "f32", 0], ["load", 24, "f32", 0],
  ["stamina", 28, "i32", 0], ["runSkill", 32, "f32", 0], ["runsBySkill", 36, "bool", 0],
  ["runRateAbove800", 37, "bool", 0],
] };
export const acm_object_facts: StructLayout = { size: 64, align: 4, fields: [
  ["state", 4, "u32", 0], ["weenie", 8, "acm_weenie_facts", 0], ["scale", 48, "f32", 0],
  ["groundHeight", 52, "f32", 0], ["stepDownHeight", 56, "f32", 0], ["ground", 60, "u8", 0],
  ["placementBlocked", 61, "bool", 0], ["blocked", 62, "bool", 0],
] };
export const acm_object_effects: StructLayout = { size: 20, align: 4, fields: [
  ["soundTable", 0, "u32", 0], ["scriptTable", 4, "u32", 0], ["defaultScript", 8, "u32", 0],
  ["scriptIntensity", 12, "f32", 0], ["translucency", 16, "f32", 0],
] };
export const acm_object_parameters: StructLayout = { size: 132, align: 4, fields: [
  ["setup", 4, "u32", 0], ["motionTable", 8, "u32", 0], ["position", 12, "acm_position", 0],
  ["effects", 44, "acm_object_effects", 0], ["inWorld", 64, "bool", 0], ["facts", 68, "acm_object_facts", 0],
] };
export const acm_interpreted_motion_state: StructLayout = { size: 28, align: 4, fields: [
  ["currentStyle", 0, "u32", 0], ["forwardCommand", 4, "u32", 0], ["forwardSpeed", 8, "f32", 0],
  ["sidestepCommand", 12, "u32", 0], ["sidestepSpeed", 16, "f32", 0], ["turnCommand", 20, "u32", 0],
  ["turnSpeed", 24, "f32", 0],
] };
export const acm_object_state: StructLayout = { size: 224, align: 8, fields: [
  ["guid", 0, "u32", 0], ["position", 4, "acm_position", 0], ["velocity", 36, "acm_vec3", 0],
  ["achievedVelocity", 48, "acm_vec3", 0], ["omega", 60, "acm_vec3", 0], ["state", 72, "u32", 0],
  ["scale", 76, "f32", 0], ["bodySize", 80, "acm_cylinder", 0], ["contact", 88, "bool", 0],
  ["onWalkable", 89, "bool", 0], ["active", 90, "bool", 0], ["inWorld", 91, "bool", 0],
  ["lastMoveWasAutonomous", 92, "bool", 0], ["parent", 96, "u32", 0], ["holdLocation", 100, "u32", 0],
  ["setup", 104, "u32", 0], ["motionTable", 108, "u32", 0], ["partCount", 112, "u16", 0], ["style", 116, "u32", 0],
  ["substate", 120, "u32", 0], ["substateSpeed", 124, "f32", 0], ["animation", 128, "u32", 0],
  ["frameNumber", 136, "f64", 0], ["pendingMotions", 144, "u16", 0], ["effects", 148, "acm_object_effects", 0],
  ["translucency", 168, "f32", 0], ["queuedScripts", 172, "u16", 0],
  ["movement", 176, "acm_interpreted_motion_state", 0], ["move", 204, "u8", 0], ["moveTarget", 208, "u32", 0],
  ["stuckTo", 212, "u32", 0], ["interpolating", 216, "bool", 0], ["constrained", 217, "bool", 0],
] };
export const acm_movement_parameters: StructLayout = { size: 40, align: 4, fields: [
  ["flags", 0, "u32", 0], ["distanceToObject", 4, "f32", 0], ["minDistance", 8, "f32", 0],
  ["failDistance", 12, "f32", 0], ["desiredHeading", 16, "f32", 0], ["speed", 20, "f32", 0],
  ["walkRunThreshold", 24, "f32", 0], ["contextId", 28, "u32", 0], ["holdKeyToApply", 32, "u32", 0],
  ["actionStamp", 36, "u32", 0],
] };
export const acm_order: StructLayout = { size: 144, align: 4, fields: [
  ["type", 4, "u32", 0], ["parameters", 8, "acm_movement_parameters", 0], ["motion", 48, "u32", 0],
  ["target", 52, "u32", 0], ["position", 56, "acm_position", 0], ["targetSize", 88, "acm_cylinder", 0],
  ["velocity", 96, "acm_vec3", 0], ["omega", 108, "acm_vec3", 0], ["extent", 120, "f32", 0],
  ["runRate", 124, "f32", 0], ["constraintStart", 128, "f32", 0], ["constraintMax", 132, "f32", 0],
  ["state", 136, "u32", 0], ["keepHeading", 140, "bool", 0],
] };
export const acm_raw_motion_state: StructLayout = { size: 44, align: 4, fields: [
  ["currentHoldKey", 0, "u32", 0], ["currentStyle", 4, "u32", 0], ["forwardCommand", 8, "u32", 0],
  ["forwardHoldKey", 12, "u32", 0], ["forwardSpeed", 16, "f32", 0], ["sidestepCommand", 20, "u32", 0],
  ["sidestepHoldKey", 24, "u32", 0], ["sidestepSpeed", 28, "f32", 0], ["turnCommand", 32, "u32", 0],
  ["turnHoldKey", 36, "u32", 0], ["turnSpeed", 40, "f32", 0],
] };
export const acm_motion_action: StructLayout = { size: 12, align: 4, fields: [
  ["command", 0, "u32", 0], ["speed", 4, "f32", 0], ["timestamp", 8, "u16", 0], ["autonomous", 10, "bool", 0],
] };
export const acm_target: StructLayout = { size: 56, align: 4, fields: [
  ["guid", 0, "u32", 0], ["position", 4, "acm_position", 0], ["bodySize", 36, "acm_cylinder", 0],
  ["velocity", 44, "acm_vec3", 0],
] };
export const acm_step_plan: StructLayout = { size: 96, align: 8, fields: [
  ["count", 0, "u32", 0], ["quanta", 8, "f64", 11],
] };
export const acm_step_answer: StructLayout = { size: 32, align: 4, fields: [
  ["frame", 0, "acm_frame", 0], ["contact", 28, "bool", 0], ["walkable", 29, "bool", 0],
] };
export const acm_hook_source: StructLayout = { size: 16, align: 4, fields: [
  ["animation", 0, "u32", 0], ["script", 4, "u32", 0], ["frame", 8, "u32", 0], ["index", 12, "u32", 0],
] };
export const acm_motion_done_event: StructLayout = { size: 16, align: 4, fields: [
  ["motion", 0, "u32", 0], ["success", 4, "bool", 0], ["contextId", 8, "u32", 0], ["moveContextId", 12, "u32", 0],
] };
export const acm_motion_refused_event: StructLayout = { size: 16, align: 4, fields: [
  ["motion", 0, "u32", 0], ["motionError", 4, "u32", 0], ["contextId", 8, "u32", 0], ["moveContextId", 12, "u32", 0],
] };
export const acm_hook_event: StructLayout = { size: 44, align: 4, fields: [
  ["type", 0, "u8", 0], ["source", 4, "acm_hook_source", 0], ["order", 20, "u32", 0], ["contextId", 24, "u32", 0],
  ["moveContextId", 28, "u32", 0], ["wave", 32, "u32", 0], ["volume", 36, "f32", 0], ["scale", 40, "f32", 0],
] };
export const acm_velocity_set_event: StructLayout = { size: 12, align: 4, fields: [
  ["localVelocity", 0, "acm_vec3", 0],
] };
export const acm_move_finished_event: StructLayout = { size: 8, align: 4, fields: [
  ["motionError", 0, "u32", 0], ["contextId", 4, "u32", 0],
] };
export const acm_stick_event: StructLayout = { size: 4, align: 4, fields: [
  ["target", 0, "u32", 0],
] };
export const acm_blipped_event: StructLayout = { size: 36, align: 4, fields: [
  ["to", 0, "acm_position", 0], ["distance", 32, "f32", 0],
] };
export const acm_target_lost_event: StructLayout = { size: 8, align: 4, fields: [
  ["target", 0, "u32", 0], ["status", 4, "u8", 0],
] };
export const acm_limit_reached_event: StructLayout = { size: 8, align: 4, fields: [
  ["limit", 0, "u8", 0], ["count", 4, "u32", 0],
] };
export const acm_asset_missing_event: StructLayout = { size: 4, align: 4, fields: [
  ["id", 0, "u32", 0],
] };
export const acm_stalled_event: StructLayout = { size: 16, align: 4, fields: [
  ["isMove", 0, "bool", 0], ["motion", 4, "u32", 0], ["animations", 8, "u32", 0], ["age", 12, "f32", 0],
] };
export const acm_sound_heard_event: StructLayout = { size: 44, align: 4, fields: [
  ["soundType", 0, "u32", 0], ["wave", 4, "u32", 0], ["volume", 8, "f32", 0], ["position", 12, "acm_position", 0],
] };
export const acm_message_not_applied_event: StructLayout = { size: 8, align: 4, fields: [
  ["opcode", 0, "u32", 0], ["reason", 4, "u8", 0], ["movementOnly", 5, "bool", 0],
] };
export const acm_event: StructLayout = { size: 64, align: 8, fields: [
  ["time", 0, "f64", 0], ["object", 8, "u32", 0], ["type", 12, "u8", 0],
] };
export const acm_hook_value: StructLayout = { size: 16, align: 4, fields: [
  ["name", 0, "text", 0], ["kind", 4, "u8", 0], ["number", 8, "f32", 0], ["integer", 12, "u32", 0],
] };
export const acm_hook_fields: StructLayout = { size: 172, align: 4, fields: [
  ["type", 0, "u8", 0], ["direction", 4, "i32", 0], ["count", 8, "u32", 0], ["values", 12, "acm_hook_value", 10],
] };
export const acm_sound_query: StructLayout = { size: 48, align: 8, fields: [
  ["soundType", 4, "u32", 0], ["hook", 8, "acm_hook_source", 0], ["pick", 24, "f64", 0], ["roll", 32, "f64", 0],
  ["fair", 40, "bool", 0],
] };
export const acm_sound_choice: StructLayout = { size: 12, align: 4, fields: [
  ["wave", 0, "u32", 0], ["priority", 4, "f32", 0], ["volume", 8, "f32", 0],
] };
export const acm_pose_options: StructLayout = { size: 32, align: 8, fields: [
  ["format", 4, "u8", 0], ["smooth", 5, "bool", 0], ["display", 6, "bool", 0], ["columnMajor", 7, "bool", 0],
  ["reportScales", 8, "bool", 0], ["zeroUnused", 9, "bool", 0], ["inLandblock", 10, "bool", 0],
  ["landblock", 12, "u32", 0], ["secondsSinceTick", 16, "f64", 0],
] };
export const acm_pose_buffer: StructLayout = { size: 56, align: 4, fields: [
  ["partCapacity", 4, "u32", 0], ["dataSize", 12, "u32", 0], ["partStride", 16, "u32", 0],
  ["objectStride", 20, "u32", 0], ["scalesSize", 28, "u32", 0], ["scalePartStride", 32, "u32", 0],
  ["scaleObjectStride", 36, "u32", 0], ["meshesSize", 44, "u32", 0], ["meshPartStride", 48, "u32", 0],
  ["meshObjectStride", 52, "u32", 0],
] };
export const acm_part_look: StructLayout = { size: 16, align: 4, fields: [
  ["translucency", 0, "f32", 0], ["luminosity", 4, "f32", 0], ["diffuse", 8, "f32", 0], ["isDrawn", 12, "bool", 0],
] };
export const acm_check_result: StructLayout = { size: 24, align: 4, fields: [
  ["action", 0, "u8", 0], ["reason", 1, "u8", 0], ["movementReason", 2, "u8", 0], ["corrected", 3, "bool", 0],
  ["overBudget", 4, "bool", 0], ["slowed", 5, "bool", 0], ["waitsFor", 8, "u32", 0], ["staminaCost", 12, "i32", 0],
  ["motionError", 16, "u32", 0], ["field", 20, "text", 0],
] };
export const acm_outbound: StructLayout = { size: 16, align: 4, fields: [
  ["offset", 0, "u32", 0], ["size", 4, "u32", 0], ["about", 8, "u32", 0], ["audience", 12, "u8", 0],
] };
export const acm_client_options: StructLayout = { size: 24, align: 4, fields: [
  ["maxDeferredMessages", 4, "u32", 0], ["maxDeferredBytes", 8, "u32", 0], ["expectsPlayer", 12, "bool", 0],
  ["runKeySends", 13, "bool", 0], ["resumingSends", 14, "bool", 0], ["silentInPortal", 15, "bool", 0],
  ["maxObjects", 16, "u32", 0], ["runAsDefault", 20, "bool", 0],
] };
export const acm_client_state: StructLayout = { size: 48, align: 8, fields: [
  ["player", 0, "u32", 0], ["jumpLevel", 4, "f32", 0], ["autonomyLevel", 8, "u32", 0],
  ["controlledByServer", 12, "bool", 0], ["autoRun", 13, "bool", 0], ["mouseLook", 14, "bool", 0],
  ["deferredMessages", 16, "u64", 0], ["evictedMessages", 24, "u64", 0], ["outboxMessages", 32, "u64", 0],
  ["outboxBytes", 40, "u64", 0],
] };
export const acm_key: StructLayout = { size: 12, align: 4, fields: [
  ["motion", 0, "u32", 0], ["speed", 4, "f32", 0], ["isMouse", 8, "bool", 0], ["run", 9, "bool", 0],
] };
export const acm_plane: StructLayout = { size: 16, align: 4, fields: [
  ["normal", 0, "acm_vec3", 0], ["d", 12, "f32", 0],
] };
export const acm_server_rules: StructLayout = { size: 80, align: 8, fields: [
  ["maxActions", 4, "u32", 0], ["moveInterval", 8, "f64", 0], ["otherInterval", 16, "f64", 0],
  ["relayInterval", 24, "f64", 0], ["playerInterval", 32, "f64", 0], ["lateness", 40, "f64", 0],
  ["farthestRequest", 48, "f32", 0], ["maxKeySpeed", 52, "f32", 0], ["travelSpeed", 56, "f32", 0],
  ["travelSlack", 60, "f32", 0], ["boundsJumps", 64, "bool", 0], ["announcesJumps", 65, "bool", 0],
  ["clientsChooseLevel", 66, "bool", 0], ["minKeySpeed", 68, "f32", 0], ["jumpSlack", 72, "f64", 0],
] };
export const acm_sub_palette: StructLayout = { size: 12, align: 4, fields: [
  ["palette", 0, "u32", 0], ["first", 4, "u32", 0], ["count", 8, "u32", 0],
] };
export const acm_texture_change: StructLayout = { size: 12, align: 4, fields: [
  ["part", 0, "u8", 0], ["oldTexture", 4, "u32", 0], ["newTexture", 8, "u32", 0],
] };
export const acm_part_change: StructLayout = { size: 8, align: 4, fields: [
  ["part", 0, "u8", 0], ["mesh", 4, "u32", 0],
] };
export const acm_appearance: StructLayout = { size: 44, align: 4, fields: [
  ["basePalette", 4, "u32", 0], ["subPaletteCount", 20, "u32", 0], ["textureChangeCount", 24, "u32", 0],
  ["partChangeCount", 28, "u32", 0], ["subPaletteCapacity", 32, "u32", 0], ["textureChangeCapacity", 36, "u32", 0],
  ["partChangeCapacity", 40, "u32", 0],
] };
export const acm_garment: StructLayout = { size: 40, align: 8, fields: [
  ["clothingTable", 0, "u32", 0], ["paletteTemplate", 4, "u32", 0], ["shades", 8, "f64", 4],
] };
export const acm_garment_finding: StructLayout = { size: 20, align: 4, fields: [
  ["garment", 0, "u32", 0], ["status", 4, "i32", 0], ["objectId", 8, "u32", 0], ["field", 16, "text", 0],
] };
export const acm_look_part: StructLayout = { size: 20, align: 4, fields: [
  ["mesh", 0, "u32", 0], ["drawnMesh", 4, "u32", 0], ["originalPalette", 8, "u32", 0], ["surfaceCount", 12, "u32", 0],
  ["isRecolored", 16, "bool", 0], ["isMarker", 17, "bool", 0],
] };
export const acm_look_surface: StructLayout = { size: 16, align: 4, fields: [
  ["surface", 0, "u32", 0], ["texture", 4, "u32", 0], ["image", 8, "u32", 0], ["palette", 12, "u32", 0],
] };
export const acm_look_finding: StructLayout = { size: 12, align: 4, fields: [
  ["kind", 0, "u8", 0], ["part", 4, "u32", 0], ["id", 8, "u32", 0],
] };
export const acm_particle_options: StructLayout = { size: 32, align: 8, fields: [
  ["fixedRoll", 4, "f32", 0], ["seed", 8, "big", 0], ["maxEmitters", 16, "u32", 0], ["maxParticles", 20, "u32", 0],
  ["needsMeshes", 24, "bool", 0],
] };
export const acm_particle: StructLayout = { size: 36, align: 4, fields: [
  ["position", 0, "acm_vec3", 0], ["rotation", 12, "acm_quat", 0], ["scale", 28, "f32", 0],
  ["translucency", 32, "f32", 0],
] };
export const acm_particle_emitter: StructLayout = { size: 88, align: 8, fields: [
  ["body", 0, "u32", 0], ["emitterId", 4, "u32", 0], ["part", 8, "u32", 0], ["info", 12, "u32", 0],
  ["mesh", 16, "u32", 0], ["particleType", 20, "u32", 0], ["cell", 24, "u32", 0], ["origin", 28, "acm_vec3", 0],
  ["sortingRadius", 40, "f32", 0], ["first", 44, "u32", 0], ["live", 48, "u32", 0], ["emitted", 52, "u32", 0],
  ["maxParticles", 56, "u32", 0], ["totalParticles", 60, "i32", 0], ["totalSeconds", 64, "f64", 0],
  ["age", 72, "f64", 0], ["stopped", 80, "bool", 0],
] };
export const acm_particle_report: StructLayout = { size: 20, align: 4, fields: [
  ["created", 0, "u32", 0], ["refused", 4, "u32", 0], ["status", 8, "i32", 0], ["objectId", 12, "u32", 0],
  ["field", 16, "text", 0],
] };
export const acm_particle_request: StructLayout = { size: 32, align: 4, fields: [
  ["info", 4, "u32", 0], ["part", 8, "u32", 0], ["offset", 12, "acm_vec3", 0], ["emitterId", 24, "u32", 0],
  ["blocking", 28, "bool", 0],
] };
export const acm_motion_query: StructLayout = { size: 40, align: 8, fields: [
  ["motionTable", 4, "u32", 0], ["motion", 8, "u32", 0], ["speed", 12, "f32", 0], ["style", 16, "u32", 0],
  ["from", 20, "u32", 0], ["fromSpeed", 24, "f32", 0], ["tickSeconds", 32, "f64", 0],
] };
export const acm_hook_time: StructLayout = { size: 40, align: 8, fields: [
  ["time", 0, "f64", 0], ["tick", 8, "u64", 0], ["status", 16, "u8", 0], ["type", 17, "u8", 0],
  ["source", 20, "acm_hook_source", 0], ["segment", 36, "u32", 0],
] };
export const acm_motion_segment: StructLayout = { size: 40, align: 8, fields: [
  ["animation", 0, "u32", 0], ["lowFrame", 4, "i32", 0], ["highFrame", 8, "i32", 0], ["framerate", 12, "f32", 0],
  ["start", 16, "f64", 0], ["end", 24, "f64", 0], ["cyclic", 32, "bool", 0],
] };
export const acm_timeline: StructLayout = { size: 112, align: 8, fields: [
  ["done", 0, "f64", 0], ["steady", 8, "f64", 0], ["period", 16, "f64", 0], ["doneTick", 24, "u64", 0],
  ["segmentCount", 32, "u64", 0], ["hookCount", 40, "u64", 0], ["velocity", 48, "acm_vec3", 0],
  ["omega", 60, "acm_vec3", 0], ["moved", 72, "acm_frame", 0], ["style", 100, "u32", 0], ["substate", 104, "u32", 0],
] };
export const acm_message_info: StructLayout = { size: 12, align: 4, fields: [
  ["opcode", 0, "u32", 0], ["guid", 4, "u32", 0], ["isKnown", 8, "bool", 0], ["isClientAction", 9, "bool", 0],
  ["oddities", 10, "u8", 0],
] };
export const acm_wire_field: StructLayout = { size: 20, align: 4, fields: [
  ["name", 0, "text", 0], ["component", 4, "u8", 0], ["kind", 5, "u8", 0], ["offset", 8, "u32", 0],
  ["size", 12, "u32", 0], ["bits", 16, "u32", 0],
] };
export const acm_message: StructLayout = { size: 96, align: 4, fields: [
  ["opcode", 4, "u32", 0], ["guid", 8, "u32", 0], ["parent", 12, "u32", 0], ["location", 16, "u32", 0],
  ["placement", 20, "u32", 0], ["state", 24, "u32", 0], ["id", 28, "u32", 0], ["amount", 32, "f32", 0],
  ["action", 36, "u32", 0], ["motion", 40, "u32", 0], ["holdKey", 44, "u32", 0], ["flag", 48, "u32", 0],
  ["velocity", 52, "acm_vec3", 0], ["omega", 64, "acm_vec3", 0], ["timestamps", 76, "u16", 9],
  ["padding", 94, "u16", 0],
] };
export const acm_difference: StructLayout = { size: 128, align: 4, fields: [
  ["found", 0, "bool", 0], ["object", 4, "u32", 0], ["field", 8, "chars", 120],
] };
export const acm_lint_rule: StructLayout = { size: 16, align: 4, fields: [
  ["code", 0, "text", 0], ["meaning", 4, "text", 0], ["fix", 8, "text", 0], ["severity", 12, "u32", 0],
] };
export const acm_lint_finding: StructLayout = { size: 16, align: 4, fields: [
  ["table", 0, "u32", 0], ["rule", 4, "u32", 0], ["place", 8, "text", 0], ["detail", 12, "text", 0],
] };
export const acm_gltf_export_options: StructLayout = { size: 12, align: 4, fields: [
  ["keys", 4, "u8", 0], ["tree", 5, "u8", 0], ["rootMotion", 6, "bool", 0], ["markers", 7, "bool", 0],
  ["table", 8, "u32", 0],
] };
export const acm_gltf_import_options: StructLayout = { size: 16, align: 4, fields: [
  ["force", 4, "bool", 0],
] };
export const acm_gltf_animation: StructLayout = { size: 24, align: 4, fields: [
  ["id", 0, "u32", 0], ["frames", 4, "u32", 0], ["editedFrames", 8, "u32", 0], ["editedParts", 12, "u32", 0],
] };
export const acm_gltf_edited_part: StructLayout = { size: 24, align: 8, fields: [
  ["part", 0, "u32", 0], ["frames", 4, "u32", 0], ["metres", 8, "f64", 0], ["radians", 16, "f64", 0],
] };
export const acm_image_options: StructLayout = { size: 24, align: 4, fields: [
  ["palette", 4, "u32", 0], ["colorCount", 12, "u32", 0], ["clipMap", 16, "bool", 0], ["asTexture", 17, "bool", 0],
] };
export const acm_image_info: StructLayout = { size: 24, align: 8, fields: [
  ["kind", 0, "u32", 0], ["width", 4, "u32", 0], ["height", 8, "u32", 0], ["outsidePalette", 16, "u64", 0],
] };
export const acm_material: StructLayout = { size: 32, align: 4, fields: [
  ["texture", 0, "u32", 0], ["color", 4, "u32", 0], ["alpha", 8, "f32", 0], ["luminosity", 12, "f32", 0],
  ["diffuse", 16, "f32", 0], ["source", 20, "u8", 0], ["destination", 21, "u8", 0], ["alphaTest", 22, "u8", 0],
  ["pass", 23, "u8", 0], ["blend", 24, "bool", 0], ["depthWrite", 25, "bool", 0], ["fog", 26, "bool", 0],
  ["clipMap", 27, "bool", 0], ["textureMissing", 28, "bool", 0],
] };
export const acm_part_drawing: StructLayout = { size: 16, align: 4, fields: [
  ["translucency", 0, "f32", 0], ["luminosity", 4, "f32", 0], ["diffuse", 8, "f32", 0],
  ["hasLuminosity", 12, "bool", 0], ["hasDiffuse", 13, "bool", 0],
] };
export const acm_mesh_vertex: StructLayout = { size: 32, align: 4, fields: [
  ["position", 0, "acm_vec3", 0], ["normal", 12, "acm_vec3", 0], ["u", 24, "f32", 0], ["v", 28, "f32", 0],
] };
export const acm_mesh_surface: StructLayout = { size: 16, align: 4, fields: [
  ["surface", 0, "u32", 0], ["firstVertex", 4, "u32", 0], ["vertexCount", 8, "u32", 0], ["repeats", 12, "bool", 0],
] };
export const acm_mesh_info: StructLayout = { size: 28, align: 4, fields: [
  ["drawn", 0, "u32", 0], ["facing", 4, "u32", 0], ["sortCenter", 8, "acm_vec3", 0], ["surfaceCount", 20, "u32", 0],
  ["vertexCount", 24, "u32", 0],
] };
export const acm_scenario_options: StructLayout = { size: 24, align: 8, fields: [
  ["form", 4, "u8", 0], ["maxSteps", 8, "u64", 0], ["maxOutputBytes", 16, "u64", 0],
] };
export const acm_scenario_errors: StructLayout = { size: 392, align: 4, fields: [
  ["lines", 0, "u32", 0], ["firstLine", 4, "u32", 0], ["reason", 8, "chars", 192], ["expected", 200, "chars", 192],
] };
export const acm_capture_options: StructLayout = { size: 8, align: 4, fields: [
  ["firstPort", 4, "u16", 0], ["lastPort", 6, "u16", 0],
] };
export const acm_captured_message: StructLayout = { size: 40, align: 8, fields: [
  ["frame", 0, "u64", 0], ["microseconds", 8, "u64", 0], ["flow", 16, "big", 0], ["queue", 32, "u16", 0],
  ["fromServer", 34, "bool", 0],
] };
export const acm_capture_error: StructLayout = { size: 264, align: 8, fields: [
  ["frame", 0, "u64", 0], ["endsCapture", 8, "bool", 0], ["error", 16, "acm_error", 0],
] };
export const acm_capture_counts: StructLayout = { size: 144, align: 8, fields: [
  ["frames", 0, "u64", 0], ["otherFrames", 8, "u64", 0], ["laterParts", 16, "u64", 0], ["packets", 24, "u64", 0],
  ["packetBytes", 32, "u64", 0], ["retransmissions", 40, "u64", 0], ["validChecksums", 48, "u64", 0],
  ["wrongChecksums", 56, "u64", 0], ["keyedChecksums", 64, "u64", 0], ["fragments", 72, "u64", 0],
  ["duplicates", 80, "u64", 0], ["messages", 88, "u64", 0], ["errors", 96, "u64", 0],
  ["firstMicroseconds", 104, "u64", 0], ["lastMicroseconds", 112, "u64", 0], ["position", 120, "u64", 0],
  ["unfinished", 128, "u64", 0], ["evicted", 136, "u64", 0],
] };
export const acm_replay_options: StructLayout = { size: 8, align: 4, fields: [
  ["assumedSetup", 4, "u32", 0],
] };
export const acm_replay_totals: StructLayout = { size: 160, align: 8, fields: [
  ["objects", 0, "u64", 0], ["undescribed", 8, "u64", 0], ["anonymous", 16, "u64", 0],
  ["withoutAssets", 24, "u64", 0], ["messages", 32, "u64", 0], ["deferred", 40, "u64", 0], ["waiting", 48, "u64", 0],
  ["movements", 56, "u64", 0], ["unchecked", 64, "u64", 0], ["cannotMove", 72, "u64", 0], ["compared", 80, "u64", 0],
  ["blips", 88, "u64", 0], ["stalls", 96, "u64", 0], ["refused", 104, "u64", 0], ["sounds", 112, "u64", 0],
  ["scripts", 120, "u64", 0], ["refusedEffects", 128, "u64", 0], ["worst", 136, "f64", 0], ["mean", 144, "f64", 0],
  ["seconds", 152, "f64", 0],
] };
export const acm_message_field: StructLayout = { size: 16, align: 4, fields: [
  ["offset", 0, "u32", 0], ["size", 4, "u32", 0], ["name", 8, "text", 0], ["value", 12, "text", 0],
] };
export const acm_message_summary: StructLayout = { size: 16, align: 4, fields: [
  ["name", 0, "text", 0], ["meaning", 4, "text", 0], ["object", 8, "u32", 0], ["fromServer", 12, "bool", 0],
] };
export const acm_sequence_node: StructLayout = { size: 28, align: 4, fields: [
  ["animation", 0, "u32", 0], ["lowFrame", 4, "i32", 0], ["highFrame", 8, "i32", 0], ["framerate", 12, "f32", 0],
  ["contextId", 16, "u32", 0], ["moveContextId", 20, "u32", 0], ["role", 24, "u8", 0],
] };
export const acm_sequence_facts: StructLayout = { size: 48, align: 8, fields: [
  ["frameNumber", 0, "f64", 0], ["velocity", 8, "acm_vec3", 0], ["omega", 20, "acm_vec3", 0],
  ["current", 32, "i32", 0], ["firstCyclic", 36, "i32", 0], ["keyFrame", 40, "i32", 0], ["placement", 44, "u32", 0],
] };
export const acm_queued_motion: StructLayout = { size: 16, align: 4, fields: [
  ["motion", 0, "u32", 0], ["animations", 4, "u32", 0], ["contextId", 8, "u32", 0], ["moveContextId", 12, "u32", 0],
] };
export const acm_motion_table_manager_facts: StructLayout = { size: 16, align: 4, fields: [
  ["style", 0, "u32", 0], ["substate", 4, "u32", 0], ["substateSpeed", 8, "f32", 0],
  ["animationCounter", 12, "u32", 0],
] };
export const acm_pending_motion: StructLayout = { size: 12, align: 4, fields: [
  ["motion", 0, "u32", 0], ["contextId", 4, "u32", 0], ["jumpError", 8, "u32", 0],
] };
export const acm_motion_interp_facts: StructLayout = { size: 92, align: 4, fields: [
  ["exists", 0, "bool", 0], ["initted", 1, "bool", 0], ["standingLongjump", 2, "bool", 0],
  ["jumpExtent", 4, "f32", 0], ["myRunRate", 8, "f32", 0], ["currentSpeedFactor", 12, "f32", 0],
  ["serverActionStamp", 16, "u32", 0], ["raw", 20, "acm_raw_motion_state", 0],
  ["interpreted", 64, "acm_interpreted_motion_state", 0],
] };
export const acm_move_leg: StructLayout = { size: 8, align: 4, fields: [
  ["kind", 0, "u32", 0], ["heading", 4, "f32", 0],
] };
export const acm_move_to_facts: StructLayout = { size: 200, align: 8, fields: [
  ["previousDistanceTime", 0, "f64", 0], ["originalDistanceTime", 8, "f64", 0], ["exists", 16, "bool", 0],
  ["kind", 17, "u8", 0], ["movingAway", 18, "bool", 0], ["initialized", 19, "bool", 0],
  ["parameters", 20, "acm_movement_parameters", 0], ["soughtPosition", 60, "acm_position", 0],
  ["currentTargetPosition", 92, "acm_position", 0], ["startingPosition", 124, "acm_position", 0],
  ["previousHeading", 156, "f32", 0], ["previousDistance", 160, "f32", 0], ["originalDistance", 164, "f32", 0],
  ["failProgressCount", 168, "u32", 0], ["soughtObject", 172, "u32", 0], ["topLevelObject", 176, "u32", 0],
  ["soughtSize", 180, "acm_cylinder", 0], ["currentCommand", 188, "u32", 0], ["auxCommand", 192, "u32", 0],
] };
export const acm_sticky_facts: StructLayout = { size: 56, align: 8, fields: [
  ["timeout", 0, "f64", 0], ["exists", 8, "bool", 0], ["initialized", 9, "bool", 0], ["target", 12, "u32", 0],
  ["targetRadius", 16, "f32", 0], ["targetPosition", 20, "acm_position", 0],
] };
export const acm_constraint_facts: StructLayout = { size: 48, align: 4, fields: [
  ["exists", 0, "bool", 0], ["isConstrained", 1, "bool", 0], ["offset", 4, "f32", 0], ["startDistance", 8, "f32", 0],
  ["maxDistance", 12, "f32", 0], ["position", 16, "acm_position", 0],
] };
export const acm_interpolation_node: StructLayout = { size: 48, align: 4, fields: [
  ["type", 0, "u32", 0], ["position", 4, "acm_position", 0], ["velocity", 36, "acm_vec3", 0],
] };
export const acm_interpolation_facts: StructLayout = { size: 52, align: 4, fields: [
  ["exists", 0, "bool", 0], ["keepHeading", 1, "bool", 0], ["frameCounter", 4, "u32", 0],
  ["originalDistance", 8, "f32", 0], ["progressQuantum", 12, "f32", 0], ["nodeFailCounter", 16, "i32", 0],
  ["blipPosition", 20, "acm_position", 0],
] };
export const acm_target_facts: StructLayout = { size: 160, align: 8, fields: [
  ["lastUpdateTime", 0, "f64", 0], ["voyeurCheckTime", 8, "f64", 0], ["exists", 16, "bool", 0],
  ["hasTarget", 17, "bool", 0], ["status", 18, "u8", 0], ["object", 20, "u32", 0], ["contextId", 24, "u32", 0],
  ["radius", 28, "f32", 0], ["quantum", 32, "f32", 0], ["targetPosition", 36, "acm_position", 0],
  ["interpolatedPosition", 68, "acm_position", 0], ["interpolatedHeading", 100, "acm_vec3", 0],
  ["velocity", 112, "acm_vec3", 0], ["lastSentPosition", 124, "acm_position", 0],
] };
export const acm_body_facts: StructLayout = { size: 56, align: 8, fields: [
  ["updateTime", 0, "f64", 0], ["physicsTime", 8, "f64", 0], ["acceleration", 16, "acm_vec3", 0],
  ["stepQuantum", 28, "f32", 0], ["groundHeight", 32, "f32", 0], ["heldAtPart", 36, "u32", 0],
  ["jumpedThisFrame", 40, "bool", 0], ["placementRefused", 41, "bool", 0], ["isBlocked", 42, "bool", 0],
  ["isLeavingEthereal", 43, "bool", 0], ["wasMadeStatic", 44, "bool", 0], ["animatesInPlace", 45, "bool", 0],
] };
export const acm_effects_facts: StructLayout = { size: 16, align: 8, fields: [
  ["nextCue", 0, "f64", 0], ["translucency", 8, "f32", 0], ["originalTranslucency", 12, "f32", 0],
] };
export const acm_object_inside: StructLayout = { size: 752, align: 8, fields: [
  ["sequence", 0, "acm_sequence_facts", 0], ["motionTableManager", 48, "acm_motion_table_manager_facts", 0],
  ["motionInterp", 64, "acm_motion_interp_facts", 0], ["moveTo", 160, "acm_move_to_facts", 0],
  ["sticky", 360, "acm_sticky_facts", 0], ["constraint", 416, "acm_constraint_facts", 0],
  ["interpolation", 464, "acm_interpolation_facts", 0], ["target", 520, "acm_target_facts", 0],
  ["body", 680, "acm_body_facts", 0], ["effects", 736, "acm_effects_facts", 0],
] };
export const acm_ramp: StructLayout = { size: 40, align: 8, fields: [
  ["created", 0, "f64", 0], ["duration", 8, "f64", 0], ["kind", 16, "u32", 0], ["datum", 20, "u32", 0],
  ["start", 24, "f32", 0], ["end", 28, "f32", 0], ["contextId", 32, "u32", 0], ["moveContextId", 36, "u32", 0],
] };
export const acm_queued_script: StructLayout = { size: 40, align: 8, fields: [
  ["start", 0, "f64", 0], ["length", 8, "f64", 0], ["script", 16, "u32", 0], ["hooks", 20, "u32", 0],
  ["fired", 24, "u32", 0], ["contextId", 28, "u32", 0], ["moveContextId", 32, "u32", 0],
] };

/** By the name that a field has as a kind. */
export const layouts: Readonly<Record<string, StructLayout>> = {
  acm_error, acm_vec3, acm_quat, acm_frame, acm_position, acm_cylinder, acm_container_info, acm_container_entry,
  acm_container_change, acm_range, acm_missing_asset, acm_setup, acm_setup_part, acm_hold_location, acm_wave_format,
  acm_world_options, acm_weenie_facts, acm_object_facts, acm_object_effects, acm_object_parameters,
  acm_interpreted_motion_state, acm_object_state, acm_movement_parameters, acm_order, acm_raw_motion_state,
  acm_motion_action, acm_target, acm_step_plan, acm_step_answer, acm_hook_source, acm_motion_done_event,
  acm_motion_refused_event, acm_hook_event, acm_velocity_set_event, acm_move_finished_event, acm_stick_event,
  acm_blipped_event, acm_target_lost_event, acm_limit_reached_event, acm_asset_missing_event, acm_stalled_event,
  acm_sound_heard_event, acm_message_not_applied_event, acm_event, acm_hook_value, acm_hook_fields, acm_sound_query,
  acm_sound_choice, acm_pose_options, acm_pose_buffer, acm_part_look, acm_check_result, acm_outbound,
  acm_client_options, acm_client_state, acm_key, acm_plane, acm_server_rules, acm_sub_palette, acm_texture_change,
  acm_part_change, acm_appearance, acm_garment, acm_garment_finding, acm_look_part, acm_look_surface,
  acm_look_finding, acm_particle_options, acm_particle, acm_particle_emitter, acm_particle_report,
  acm_particle_request, acm_motion_query, acm_hook_time, acm_motion_segment, acm_timeline, acm_message_info,
  acm_wire_field, acm_message, acm_difference, acm_lint_rule, acm_lint_finding, acm_gltf_export_options,
  acm_gltf_import_options, acm_gltf_animation, acm_gltf_edited_part, acm_image_options, acm_image_info, acm_material,
  acm_part_drawing, acm_mesh_vertex, acm_mesh_surface, acm_mesh_info, acm_scenario_options, acm_scenario_errors,
  acm_capture_options, acm_captured_message, acm_capture_error, acm_capture_counts, acm_replay_options,
  acm_replay_totals, acm_message_field, acm_message_summary, acm_sequence_node, acm_sequence_facts, acm_queued_motion,
  acm_motion_table_manager_facts, acm_pending_motion, acm_motion_interp_facts, acm_move_leg, acm_move_to_facts,
  acm_sticky_facts, acm_constraint_facts, acm_interpolation_node, acm_interpolation_facts, acm_target_facts,
  acm_body_facts, acm_effects_facts, acm_object_inside, acm_ramp, acm_queued_script,
};

/** Where fields lie that the code reads and writes by hand. */
export const offsets = {
  "acm_appearance.size": 0,
  "acm_appearance.base_palette": 4,
  "acm_appearance.sub_palettes": 8,
  "acm_appearance.texture_changes": 12,
  "acm_appearance.part_changes": 16,
  "acm_appearance.sub_palette_count": 20,
  "acm_appearance.texture_change_count": 24,
  "acm_appearance.part_change_count": 28,
  "acm_appearance.sub_palette_capacity": 32,
  "acm_appearance.texture_change_capacity": 36,
  "acm_appearance.part_change_capacity": 40,
  "acm_captured_message.bytes": 24,
  "acm_captured_message.size": 28,
  "acm_container_change.id": 0,
  "acm_container_change.time": 4,
  "acm_container_change.iteration": 8,
  "acm_container_change.reserved": 12,
  "acm_container_change.bytes": 16,
  "acm_container_change.size": 20,
  "acm_event.time": 0,
  "acm_event.object": 8,
  "acm_event.type": 12,
  "acm_event.fields.motion_done": 16,
  "acm_event.fields.motion_refused": 16,
  "acm_event.fields.hook": 16,
  "acm_event.fields.velocity_set": 16,
  "acm_event.fields.move_finished": 16,
  "acm_event.fields.stick": 16,
  "acm_event.fields.blipped": 16,
  "acm_event.fields.target_lost": 16,
  "acm_event.fields.limit_reached": 16,
  "acm_event.fields.asset_missing": 16,
  "acm_event.fields.stalled": 16,
  "acm_event.fields.sound_heard": 16,
  "acm_event.fields.message_not_applied": 16,
  "acm_event.fields.words": 16,
  "acm_gltf_animation.bytes": 16,
  "acm_gltf_animation.size": 20,
  "acm_gltf_import_options.size": 0,
  "acm_gltf_import_options.force": 4,
  "acm_gltf_import_options.reserved": 5,
  "acm_gltf_import_options.read_file": 8,
  "acm_gltf_import_options.context": 12,
  "acm_image_options.colors": 8,
  "acm_particle_emitter.body": 0,
  "acm_particle_emitter.emitter_id": 4,
  "acm_particle_emitter.part": 8,
  "acm_particle_emitter.info": 12,
  "acm_particle_emitter.mesh": 16,
  "acm_particle_emitter.particle_type": 20,
  "acm_particle_emitter.cell": 24,
  "acm_particle_emitter.origin": 28,
  "acm_particle_emitter.sorting_radius": 40,
  "acm_particle_emitter.first": 44,
  "acm_particle_emitter.live": 48,
  "acm_particle_emitter.emitted": 52,
  "acm_particle_emitter.max_particles": 56,
  "acm_particle_emitter.total_particles": 60,
  "acm_particle_emitter.total_seconds": 64,
  "acm_particle_emitter.age": 72,
  "acm_particle_emitter.stopped": 80,
  "acm_particle_emitter.reserved": 81,
  "acm_pose_buffer.size": 0,
  "acm_pose_buffer.part_capacity": 4,
  "acm_pose_buffer.data": 8,
  "acm_pose_buffer.data_size": 12,
  "acm_pose_buffer.part_stride": 16,
  "acm_pose_buffer.object_stride": 20,
  "acm_pose_buffer.scales": 24,
  "acm_pose_buffer.scales_size": 28,
  "acm_pose_buffer.scale_part_stride": 32,
  "acm_pose_buffer.scale_object_stride": 36,
  "acm_pose_buffer.meshes": 40,
  "acm_pose_buffer.meshes_size": 44,
  "acm_pose_buffer.mesh_part_stride": 48,
  "acm_pose_buffer.mesh_object_stride": 52,
  "acm_pose_options.look": 24,
} as const;
