// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Written by scripts/generate/bindings.py from the C headers.
/** The version of the C interface that this package was made for. */
export const abiVersion = 3;
/** The functions of the C interface as the module exports them; handles and addresses are numbers. */
export interface Exports {
  /** The library's version ("0.2.0") and how it was built, in one line. Never null. */
  acm_version(): number;
  acm_build_description(): number;
  /** ACM_ABI_VERSION of the library. */
  acm_abi_version(): number;
  /** Whether a program that was built with this ACM_ABI_VERSION can use the library: 1 or 0. */
  acm_is_compatible(abiVersion: number): number;
  /** A short English text, such as "the data ends inside a field". Never null, even for unknown numbers. */
  acm_status_text(status: number): number;
  /** The client's sentence for a motion error. Never null. */
  acm_motion_error_text(motionError: number): number;
  /** Sets the allocator; both null: that of the C++ runtime, which inspect.h and acm_assets_create_sample use in any
   * case. `allocate` must never return null. Both may be called on any thread that calls the library, but never while
   * bodies are simulated; a tick may allocate at its beginning. Call this before anything else: ACM_IN_USE while the
   * library holds memory. ACM_NULL_ARGUMENT when only one of them is null. */
  acm_set_allocator(allocate: number, release: number, context: number, error: number): number;
  acm_command_count(): number;
  /** The command whose low word is i; 0 past the end. */
  acm_command_at(i: number): number;
  /** "WalkForward"; null for a number that is not a command. Texts live as long as the library. */
  acm_command_name(command: number): number;
  /** By name, in any case; 0: there is none. */
  acm_find_command(name: number): number;
  /** "Footstep1", "LevelUp", "SoundTable"; null for numbers without a name. */
  acm_sound_type_name(soundType: number): number;
  acm_script_type_name(scriptType: number): number;
  acm_hook_type_name(hookType: number): number;
  /** From one position to another, across landblocks: metres, and degrees. 0 when a pointer is null. */
  acm_distance(from: number, to: number): number;
  acm_heading_between(from: number, to: number): number;
  /** Where a frame faces, in degrees. 0 when the pointer is null. */
  acm_heading_of(frame: number): number;
  acm_set_heading(frame: number, degrees: number, error: number): number;
  /** Moves an outdoor position whose origin has left its landblock into the cell where it lies. ACM_BAD_VALUE, with
   * the cell set to 0, when that is outside the map. */
  acm_adjust_to_outside(position: number, error: number): number;
  /** A container in memory, which must stay there, unchanged, until the handle is freed. */
  acm_container_open(bytes: number, size: number, out: number, error: number): number;
  acm_container_free(container: number, error: number): number;
  acm_container_get_info(container: number, out: number, error: number): number;
  /** The records with ids from `first` to `last`, both included, ascending. */
  acm_container_entries(
    container: number,
    first: number,
    last: number,
    out: number,
    capacity: number,
    count: number,
    error: number,
  ): number;
  /** The bytes of a record, decompressed. */
  acm_container_read(
    container: number,
    id: number,
    out: number,
    capacity: number,
    count: number,
    error: number,
  ): number;
  /** A whole new file: the records of `base`, which may be null, with the changes. ACM_UNSUPPORTED for a base of the
   * older layout, ACM_NOT_FOUND for a removed record that is not there. */
  acm_container_build(
    base: number,
    changes: number,
    changeCount: number,
    out: number,
    capacity: number,
    count: number,
    error: number,
  ): number;
  /** Without a container: records are given with acm_assets_add. */
  acm_assets_create(out: number, error: number): number;
  /** The sample creatures, decoded: Setups 0x02000001 (mannequin), 0x02000002 (beast), 0x02000003 (door), 0x02000010
   * (sword), 0x02000011 (bow). */
  acm_assets_create_sample(out: number, error: number): number;
  /** A container (client_portal.dat) in memory, which must stay there, unchanged, until the assets and all worlds
   * that use them are freed. */
  acm_assets_open(bytes: number, size: number, out: number, error: number): number;
  /** A container of `size` bytes elsewhere: acm_assets_needs and acm_assets_supply read it piece by piece. */
  acm_assets_open_piecewise(size: bigint, out: number, error: number): number;
  /** Frees the handle; the memory is released when the last world that uses the assets is freed. */
  acm_assets_free(assets: number, error: number): number;
  /** One record, decompressed; the bytes are not needed afterwards. */
  acm_assets_add(assets: number, id: number, bytes: number, size: number, error: number): number;
  /** `out`: an acm_numbering, told from the human table; that of a container is read before any other. */
  acm_assets_numbering(assets: number, out: number, error: number): number;
  /** Leaves the ids of motion tables as files have them. Call it before anything is loaded or added. */
  acm_assets_keep_command_ids(assets: number, error: number): number;
  /** Whether records that are added are those of files before Throne of Destiny. A container says it itself. */
  acm_assets_read_as_older(assets: number, isOlder: number, error: number): number;
  /** Piecewise, success means that it is under way. ACM_WRONG_TYPE for an id of another type. A call that fails may
   * have loaded other records; acm_assets_missing lists what is not there. */
  acm_assets_load(assets: number, id: number, what: number, error: number): number;
  /** Piecewise: which bytes of the container are wanted next. */
  acm_assets_needs(assets: number, out: number, error: number): number;
  /** Those bytes: at least the size that is needed. ACM_WRONG_ORDER when nothing is. */
  acm_assets_supply(assets: number, bytes: number, size: number, error: number): number;
  /** What something needs and is not there, ascending. */
  acm_assets_missing(assets: number, out: number, capacity: number, count: number, error: number): number;
  /** Whether the record was decoded. */
  acm_assets_contains(assets: number, id: number, out: number, error: number): number;
  /** Ids of all decoded records of the type that this id has (0x02000000: Setups), ascending. */
  acm_assets_ids(assets: number, ofType: number, out: number, capacity: number, count: number, error: number): number;
  acm_assets_setup(assets: number, id: number, out: number, error: number): number;
  acm_assets_setup_parts(
    assets: number,
    id: number,
    out: number,
    capacity: number,
    count: number,
    error: number,
  ): number;
  acm_assets_hold_locations(
    assets: number,
    id: number,
    out: number,
    capacity: number,
    count: number,
    error: number,
  ): number;
  /** The records with ids from `first` to `last`, both included, of the container of the assets, ascending. None
   * without a container, and piecewise before its directory was read. */
  acm_assets_entries(
    assets: number,
    first: number,
    last: number,
    out: number,
    capacity: number,
    count: number,
    error: number,
  ): number;
  /** The bytes of a decoded record, as acm_assets_add takes them: those that it was decoded from. A record of an
   * older container has the later layout here, and a motion table has the commands of End of Retail. ACM_UNSUPPORTED
   * for a texture of an older container, which is an image itself and has no later form. */
  acm_assets_record(assets: number, id: number, out: number, capacity: number, count: number, error: number): number;
  /** The samples of a decoded Wave, in the encoding that `format` names, which may be null. ACM_BAD_VALUE when its
   * header is too short for audio. */
  acm_assets_wave(
    assets: number,
    id: number,
    format: number,
    out: number,
    capacity: number,
    count: number,
    error: number,
  ): number;
  /** The same as the contents of a .wav file. */
  acm_assets_wave_file(
    assets: number,
    id: number,
    out: number,
    capacity: number,
    count: number,
    error: number,
  ): number;
  /** The ids that a decoded record names, whether or not they are there, ascending; and the decoded records that name
   * an id. */
  acm_assets_uses(assets: number, id: number, out: number, capacity: number, count: number, error: number): number;
  acm_assets_users(assets: number, id: number, out: number, capacity: number, count: number, error: number): number;
  acm_world_options_init(options: number): void;
  /** `assets` may be null: objects then have no motion tables. `options` may be null. */
  acm_world_create(assets: number, options: number, out: number, error: number): number;
  /** A copy without roles and events. Run alike, both stay alike, bit for bit. */
  acm_world_copy(world: number, out: number, error: number): number;
  /** Makes `world` what `from` is; its events and its role stay. Both use the same assets. */
  acm_world_assign(world: number, from: number, error: number): number;
  /** Free its role and its workers first: ACM_IN_USE. */
  acm_world_free(world: number, error: number): number;
  /** Lets so many seconds pass, 0 to 86,400. */
  acm_world_tick(world: number, seconds: number, error: number): number;
  /** Seconds since the world was made, and how many passes have run. Either pointer may be null. */
  acm_world_clock(world: number, seconds: number, ticks: number, error: number): number;
  /** Binds assets that were loaded since the last call to objects that lacked them. `changed` receives how many
   * objects changed; it may be null. */
  acm_world_refresh(world: number, changed: number, error: number): number;
  /** Makes room for so many objects, at most 2^20, so that creating them allocates less. ACM_LIMIT_EXCEEDED also when
   * objects times event_slots exceed 2^25, and in WebAssembly when the memory is too small. */
  acm_world_reserve(world: number, objects: number, error: number): number;
  /** How many objects there are. */
  acm_world_count(world: number, out: number, error: number): number;
  /** Guids in ascending order. */
  acm_world_guids(world: number, out: number, capacity: number, count: number, error: number): number;
  acm_object_facts_init(facts: number): void;
  acm_object_parameters_init(parameters: number): void;
  /** An object of that guid that is there is deleted first. Records that are not loaded are reported as events: the
   * object is there, without motion, until acm_world_refresh finds them. */
  acm_object_create(world: number, guid: number, parameters: number, error: number): number;
  acm_object_delete(world: number, guid: number, error: number): number;
  /** `facts->size` says how much room there is: fill the struct with acm_object_facts_init first. */
  acm_object_get_facts(world: number, guid: number, facts: number, error: number): number;
  acm_object_set_facts(world: number, guid: number, facts: number, error: number): number;
  /** Replaces the weenie and issues the current movement again with its facts. */
  acm_object_set_weenie(world: number, guid: number, weenie: number, error: number): number;
  acm_object_get_state(world: number, guid: number, out: number, error: number): number;
  /** The states of many objects, each `stride` bytes after the one before (0: side by side, otherwise a multiple of
   * 8); `found`, how many exist, may be null. */
  acm_world_read_states(
    world: number,
    guids: number,
    count: number,
    out: number,
    stride: number,
    found: number,
    error: number,
  ): number;
  /** The positions alone. That of a guid that is not there has cell 0, origin 0 and no rotation (w = 1). The stride
   * is a multiple of 4. */
  acm_world_read_positions(
    world: number,
    guids: number,
    count: number,
    out: number,
    stride: number,
    found: number,
    error: number,
  ): number;
  /** The name that a message gave it, as sent, in the client's 8-bit encoding, without a 0 at the end. */
  acm_object_name(world: number, guid: number, out: number, capacity: number, count: number, error: number): number;
  /** Metres between the surfaces of two objects; negative when they overlap. */
  acm_object_distance_between(world: number, a: number, b: number, out: number, error: number): number;
  acm_object_set_ground_contact(
    world: number,
    guid: number,
    contact: number,
    walkable: number,
    error: number,
  ): number;
  /** Entering drops link animations and wakes the body. Leaving ends every waiting motion and the stick, and notifies
   * the objects that watch it. */
  acm_object_enter_world(world: number, guid: number, error: number): number;
  acm_object_exit_world(world: number, guid: number, error: number): number;
  /** The object is held by another at a location of that one's Setup (parent 0: in a pack), and not in the world by
   * itself. */
  acm_object_attach(
    world: number,
    guid: number,
    parent: number,
    location: number,
    placement: number,
    error: number,
  ): number;
  /** 0: none. ACM_NOT_FOUND when the table is not loaded. */
  acm_object_set_motion_table(world: number, guid: number, motionTable: number, error: number): number;
  /** Plays a physics script when those before it have ended. An object outside the world plays nothing, which is not
   * an error. ACM_NOT_FOUND when it is not loaded, or has nothing to play. */
  acm_object_play_script(world: number, guid: number, script: number, error: number): number;
  /** The same for a type of the object's script table; `mod` chooses among its entries. */
  acm_object_play_script_type(world: number, guid: number, type: number, mod: number, error: number): number;
  /** The same for the type that the object's effects name. */
  acm_object_play_default_script(world: number, guid: number, error: number): number;
  acm_movement_parameters_init(parameters: number): void;
  acm_order_init(order: number, type: number): void;
  /** The body does it and nobody is sent anything: on a server see acm_server_order. ACM_REFUSED with the client's
   * code is not a mistake; what the client changes before it refuses has then changed. */
  acm_object_order(world: number, guid: number, order: number, error: number): number;
  acm_raw_motion_state_init(state: number): void;
  acm_interpreted_motion_state_init(state: number): void;
  /** The whole state of the keys at once. */
  acm_object_apply_raw_state(world: number, guid: number, state: number, error: number): number;
  /** An interpreted motion state and its actions, at most 31, as the network brings them; `autonomous`: it is the
   * object's own doing and not the server's. */
  acm_object_apply_interpreted_state(
    world: number,
    guid: number,
    state: number,
    actions: number,
    actionCount: number,
    autonomous: number,
    error: number,
  ): number;
  /** Where the target of ACM_ORDER_MOVE_TO_TARGET is, as often as the host likes; and its end. */
  acm_object_update_target(world: number, guid: number, target: number, error: number): number;
  acm_object_lose_target(world: number, guid: number, target: number, status: number, error: number): number;
  acm_object_plan_steps(world: number, guid: number, out: number, error: number): number;
  /** Plays the animation, proposes where the body goes and fires hooks. `quantum` is in seconds, above 0. `begun` 0:
   * the body is asleep or not in the world, and there is no step to end. */
  acm_object_begin_step(
    world: number,
    guid: number,
    quantum: number,
    proposed: number,
    begun: number,
    error: number,
  ): number;
  /** Moves the body to where the answer says. ACM_WRONG_ORDER when no step of it was ever begun. */
  acm_object_end_step(world: number, guid: number, answer: number, error: number): number;
  /** What happened since acm_world_clear_events, in order, from the event `first` on. `count`: of all events. */
  acm_world_events(world: number, first: number, out: number, capacity: number, count: number, error: number): number;
  /** How many found no room since acm_world_clear_events. */
  acm_world_dropped_events(world: number, out: number, error: number): number;
  acm_world_clear_events(world: number, error: number): number;
  /** "MotionDone". Never null. */
  acm_event_type_name(eventType: number): number;
  /** ACM_NOT_FOUND when its animation or script is not loaded, or has no such hook. */
  acm_world_hook_fields(world: number, source: number, out: number, error: number): number;
  acm_sound_query_init(query: number): void;
  acm_object_resolve_sound(world: number, guid: number, query: number, out: number, error: number): number;
  acm_pose_options_init(options: number): void;
  acm_pose_buffer_init(buffer: number): void;
  /** `count`: how many parts were written. A held object is shown where its holder's hand is. */
  acm_object_write_pose(
    world: number,
    guid: number,
    options: number,
    buffer: number,
    count: number,
    error: number,
  ): number;
  /** Of many objects, in the order given; counts[i] is the number of parts of guids[i], 0 when it is not there. */
  acm_world_write_poses(
    world: number,
    guids: number,
    count: number,
    options: number,
    buffer: number,
    counts: number,
    error: number,
  ): number;
  /** Where bodies are drawn between ticks: smooth where the simulation moves in steps of whole key frames. For guids
   * that are not there as in acm_world_read_positions. The stride is a multiple of 4; 0: side by side. */
  acm_world_display_positions(
    world: number,
    guids: number,
    count: number,
    secondsSinceTick: number,
    out: number,
    stride: number,
    error: number,
  ): number;
  acm_object_part_looks(
    world: number,
    guid: number,
    out: number,
    capacity: number,
    count: number,
    error: number,
  ): number;
  /** "older movement timestamp". Never null. */
  acm_check_reason_text(reason: number): number;
  acm_client_options_init(options: number): void;
  /** A world has one role at the most: ACM_IN_USE. `options` may be null. */
  acm_client_create(world: number, options: number, out: number, error: number): number;
  /** The same client over a copy of its world. */
  acm_client_copy(client: number, world: number, out: number, error: number): number;
  /** Takes over everything but the world: for restoring, after the world was assigned. */
  acm_client_assign(client: number, from: number, error: number): number;
  acm_client_free(client: number, error: number): number;
  /** Names the local player; 0: nobody. */
  acm_client_set_player(client: number, player: number, error: number): number;
  acm_client_get_state(client: number, out: number, error: number): number;
  /** Applies a message of the server, from its opcode on. `result` may be null. */
  acm_client_receive(client: number, bytes: number, size: number, result: number, error: number): number;
  acm_client_press_key(client: number, key: number, error: number): number;
  acm_client_release_key(client: number, key: number, error: number): number;
  /** `by_option`: the option "run as default" changed, and not the run key. The player runs when exactly one of them
   * is on. */
  acm_client_set_hold_run(client: number, on: number, byOption: number, error: number): number;
  /** To set it to what it is does nothing. */
  acm_client_set_auto_run(client: number, on: number, error: number): number;
  /** Forgets all keys and auto-run, stops the body and sends it. A key that is still down does nothing until it is
   * pressed again. */
  acm_client_stop_completely(client: number, error: number): number;
  /** Keys of the keyboard, the run key and the sidestep key count as released, and a charged jump is dropped;
   * commands of the mouse, auto-run, postures and the option "run as default" stay. */
  acm_client_lose_focus(client: number, error: number): number;
  /** 0: all keys, those of the mouse too, count as released, and so do the run key and the sidestep key; auto-run
   * goes on; keys then do nothing. */
  acm_client_set_enabled(client: number, enabled: number, error: number): number;
  /** Mouse look: while it runs the pointer turns the body, and keys that turn sidestep. Beginning and end are sent at
   * once, turns in between at most every half second. It does not begin while a teleport is awaited, and does nothing
   * at autonomy level 0. */
  acm_client_begin_mouse_look(client: number, error: number): number;
  /** Turns to the right, with a negative speed to the left; 0 ends the turn. A multiple of the turn's own speed. Does
   * nothing outside mouse look. */
  acm_client_mouse_turn(client: number, speed: number, error: number): number;
  /** Ends the turn; keys that turn and are still held turn again. */
  acm_client_end_mouse_look(client: number, error: number): number;
  /** Degrees; nothing is sent. */
  acm_client_turn_to(client: number, heading: number, run: number, error: number): number;
  /** The plane under the local player; null: level ground. */
  acm_client_set_contact_plane(client: number, plane: number, error: number): number;
  /** 0: the server moves the player, 1: the client does but follows the server's positions, 2: normal play. */
  acm_client_set_autonomy_level(client: number, level: number, error: number): number;
  /** Once a frame, after the tick and all messages. */
  acm_client_update(client: number, error: number): number;
  /** What is to be sent, in order: where each message lies in `bytes`, which holds all of them one after the other.
   * ACM_BUFFER_FULL, with both counts set and nothing written, when either is too small. */
  acm_client_outbox(
    client: number,
    messages: number,
    capacity: number,
    count: number,
    bytes: number,
    byteCapacity: number,
    byteCount: number,
    error: number,
  ): number;
  acm_client_clear_outbox(client: number, error: number): number;
  acm_server_rules_init(rules: number): void;
  /** A world has one role at the most: ACM_IN_USE. `rules` may be null. */
  acm_server_create(world: number, rules: number, out: number, error: number): number;
  acm_server_copy(server: number, world: number, out: number, error: number): number;
  acm_server_assign(server: number, from: number, error: number): number;
  acm_server_free(server: number, error: number): number;
  /** `rules->size` says how much room there is. */
  acm_server_get_rules(server: number, rules: number, error: number): number;
  acm_server_set_rules(server: number, rules: number, error: number): number;
  /** Whether a client plays the object, so that its owner is sent everything about it. A change forgets what the
   * client before it has said. */
  acm_server_set_player(server: number, guid: number, isPlayer: number, error: number): number;
  /** Checks a message that a client sends about its player, then applies it. `result` may be null. */
  acm_server_receive(
    server: number,
    player: number,
    bytes: number,
    size: number,
    result: number,
    error: number,
  ): number;
  /** The body does it, and everyone is sent it. Of a refused order everyone is sent what it has changed, if anything.
   * */
  acm_server_order(server: number, guid: number, order: number, error: number): number;
  /** Once a tick, after it: sends the positions that are due. */
  acm_server_broadcast_due(server: number, error: number): number;
  /** Sends the position or the movement as it is now. ACM_BAD_ARGUMENT for ACM_AUDIENCE_SERVER. */
  acm_server_send_position(server: number, guid: number, audience: number, error: number): number;
  acm_server_send_motion(server: number, guid: number, error: number): number;
  /** The message from which a client makes the object. Appearance (not checked) and weenie description as they follow
   * on the wire; both may be null with size 0: the appearance is then the one that was set. */
  acm_server_describe(
    server: number,
    guid: number,
    appearance: number,
    appearanceSize: number,
    tail: number,
    tailSize: number,
    out: number,
    capacity: number,
    count: number,
    error: number,
  ): number;
  /** As of a client. */
  acm_server_outbox(
    server: number,
    messages: number,
    capacity: number,
    count: number,
    bytes: number,
    byteCapacity: number,
    byteCount: number,
    error: number,
  ): number;
  acm_server_clear_outbox(server: number, error: number): number;
  /** Nothing worn, and no room. */
  acm_appearance_init(appearance: number): void;
  /** An ObjDesc, from its version byte to the padding after it, as the client reads it: of two entries for one place
   * the later one counts. */
  acm_appearance_decode(bytes: number, size: number, out: number, error: number): number;
  /** Encodes an ObjDesc as the retail server does. ACM_BAD_VALUE, with the field, for values that cannot be sent: a
   * `first` or `count` that is not a multiple of 8 or is out of bounds (0 to 2040, 8 to 2048), or an id of another
   * type. ACM_LIMIT_EXCEEDED for too many entries. */
  acm_appearance_encode(appearance: number, out: number, capacity: number, count: number, error: number): number;
  /** One appearance and, after it, the entries of another, as the client adds them: an entry for the same place is
   * removed and the new one stands last; one for the whole palette removes all other colours. `out` may be `to`.
   * ACM_LIMIT_EXCEEDED when a list is full. */
  acm_appearance_add(to: number, other: number, out: number, error: number): number;
  /** What the object wears: as messages have described it, or as set; nothing when none did. */
  acm_object_get_appearance(world: number, guid: number, out: number, error: number): number;
  /** Nobody is sent anything: on a server see acm_server_set_appearance. Refuses what acm_appearance_encode refuses.
   * */
  acm_object_set_appearance(world: number, guid: number, appearance: number, error: number): number;
  /** The same, and everyone is sent it when it changes something. Clients keep meshes and textures of parts that it
   * does not name, so name every part: acm_dress does. */
  acm_server_set_appearance(server: number, guid: number, appearance: number, error: number): number;
  /** What a server sends for a body: its own appearance (head, face, colours; may be null), then the garments, the
   * lowest layer first, then every part that nothing covers with its own mesh. Setup and clothing tables must be
   * loaded. A garment that fails does not stop the others; findings are written as far as there is room, and
   * `finding_count` may be null. */
  acm_dress(
    assets: number,
    setup: number,
    body: number,
    garments: number,
    garmentCount: number,
    out: number,
    findings: number,
    findingCapacity: number,
    findingCount: number,
    error: number,
  ): number;
  /** The models, textures and palettes that an appearance names, with all that they need. acm_assets_missing lists
   * what is not there. */
  acm_assets_load_appearance(assets: number, appearance: number, error: number): number;
  /** What a Setup shows with an appearance, which may be null. Fails only when the Setup is not loaded; load the rest
   * with ACM_LOAD_MODEL and acm_assets_load_appearance. */
  acm_look_create(assets: number, setup: number, appearance: number, out: number, error: number): number;
  acm_look_free(look: number, error: number): number;
  acm_look_parts(look: number, out: number, capacity: number, count: number, error: number): number;
  /** Of a part, as the polygons of its drawn mesh number them. ACM_BAD_ARGUMENT when there is no such part. */
  acm_look_surfaces(look: number, part: number, out: number, capacity: number, count: number, error: number): number;
  /** 2,048 colours, 0xAARRGGBB, in place of the base palette; none: every image keeps its own palette. */
  acm_look_colors(look: number, out: number, capacity: number, count: number, error: number): number;
  /** Each once. */
  acm_look_findings(look: number, out: number, capacity: number, count: number, error: number): number;
  /** "a mesh is not loaded". Never null. */
  acm_look_finding_text(kind: number): number;
  acm_particle_options_init(options: number): void;
  /** `options` may be null. Assets and their memory stay until it is freed, as with a world. */
  acm_particles_create(assets: number, options: number, out: number, error: number): number;
  /** Run alike, both stay alike, bit for bit. */
  acm_particles_copy(particles: number, out: number, error: number): number;
  acm_particles_free(particles: number, error: number): number;
  /** After a tick, before acm_world_clear_events: executes the particle hooks among the world's events and updates
   * the emitters of one object, or of all (guid 0), at the world's clock. The same events must not be given twice.
   * `report` may be null. The world uses the same assets: ACM_FOREIGN_HANDLE otherwise. */
  acm_particles_update(particles: number, world: number, guid: number, report: number, error: number): number;
  /** Without a world: the host says where a body and its parts are (in the axes of the body's landblock), and how
   * many seconds pass. */
  acm_particle_request_init(request: number): void;
  /** Makes an emitter; its id, `emitter_id`, may be null. One of the same id is destroyed first, even when the new
   * one then fails: ACM_NOT_FOUND when info or mesh are not there, ACM_BAD_VALUE for a part that is not there or an
   * info that has no meaning, ACM_LIMIT_EXCEEDED for too many. */
  acm_particles_emit(
    particles: number,
    body: number,
    request: number,
    position: number,
    parts: number,
    partCount: number,
    emitterId: number,
    error: number,
  ): number;
  /** Lets `seconds` pass for all emitters of a body, in one step. */
  acm_particles_step(
    particles: number,
    body: number,
    position: number,
    parts: number,
    partCount: number,
    seconds: number,
    error: number,
  ): number;
  /** The emitter emits no more; live particles finish. ACM_NOT_FOUND: there is none of that id. */
  acm_particles_stop(particles: number, body: number, emitterId: number, error: number): number;
  /** The emitter and its particles vanish. ACM_NOT_FOUND: there is none of that id. */
  acm_particles_destroy(particles: number, body: number, emitterId: number, error: number): number;
  /** Removes a body with its emitters and its random stream. ACM_NO_OBJECT: the system does not know it. */
  acm_particles_remove(particles: number, body: number, error: number): number;
  /** Whether a body is seen; all are until this says otherwise. Endless emitters of a body that is not seen stand
   * still; the particles of others age and die. */
  acm_particles_set_visible(particles: number, body: number, visible: number, error: number): number;
  /** The emitters of a body, in the order in which they were made; guid 0: of all bodies, in ascending order. */
  acm_particles_emitters(
    particles: number,
    body: number,
    out: number,
    capacity: number,
    count: number,
    error: number,
  ): number;
  /** Their live particles, emitter after emitter: acm_particle_emitter says where those of each begin. */
  acm_particles_read(
    particles: number,
    body: number,
    out: number,
    capacity: number,
    count: number,
    error: number,
  ): number;
  /** "ParabolicLVGA"; "unmoved" for types without a name. Never null. */
  acm_particle_type_name(particleType: number): number;
  acm_motion_query_init(query: number): void;
  /** ACM_REFUSED, with the client's code, for a motion that the client refuses. Segments and hooks are written as far
   * as there is room; ACM_BUFFER_FULL when that was too little. */
  acm_motion_timeline(
    assets: number,
    query: number,
    out: number,
    segments: number,
    segmentCapacity: number,
    hooks: number,
    hookCapacity: number,
    error: number,
  ): number;
  /** The motions that a table may serve in a state, ascending. Style 0: the default style; state 0: its default. */
  acm_motions_from(
    assets: number,
    motionTable: number,
    style: number,
    state: number,
    out: number,
    capacity: number,
    count: number,
    error: number,
  ): number;
  /** Decodes the whole message if it is known, and then fails, with offset and field, as the roles do. */
  acm_wire_identify(bytes: number, size: number, out: number, error: number): number;
  /** "UpdateMotion"; null: not one of these. */
  acm_wire_opcode_name(opcode: number): number;
  /** By name, in any case; 0: there is none. */
  acm_wire_find_opcode(name: number): number;
  acm_wire_opcode_count(): number;
  /** 0 past the end. */
  acm_wire_opcode_at(i: number): number;
  /** Whether a 16-bit timestamp follows another. */
  acm_wire_is_newer(timestamp: number, than: number): number;
  /** A message field by field. Of a message that cannot be decoded the fields before the error are written. */
  acm_wire_explain(bytes: number, size: number, out: number, capacity: number, count: number, error: number): number;
  acm_message_init(message: number, opcode: number): void;
  /** ACM_UNSUPPORTED for messages of other types. `message->size` says how much room there is. */
  acm_wire_decode(bytes: number, size: number, message: number, error: number): number;
  acm_wire_encode(message: number, out: number, capacity: number, count: number, error: number): number;
  acm_worker_create(world: number, out: number, error: number): number;
  acm_worker_free(worker: number, error: number): number;
  /** How many ranges there are to run; 0: nothing is due, and nothing is to be finished. ACM_WRONG_ORDER when the
   * world has no worker. */
  acm_world_plan_tick(world: number, seconds: number, ranges: number, error: number): number;
  /** Each range once: ACM_WRONG_ORDER when it was run or no tick is planned, ACM_BAD_ARGUMENT when there is no such
   * range. */
  acm_worker_run_range(worker: number, range: number, error: number): number;
  /** When all ranges have run: ACM_WRONG_ORDER otherwise. ACM_BUSY while a thread is still in acm_worker_run_range.
   * */
  acm_world_finish_tick(world: number, error: number): number;
  /** The whole state as bytes, without events and options. */
  acm_snapshot_write(of: number, out: number, capacity: number, count: number, error: number): number;
  /** Restores it. The records that the objects use must be loaded. */
  acm_snapshot_read(of: number, bytes: number, size: number, error: number): number;
  /** The same for equal states and, almost certainly, for no others. Context ids and appearances are not part of it.
   * */
  acm_state_hash(of: number, out: number, error: number): number;
  /** The first field in which two states of one kind differ. */
  acm_first_difference(a: number, b: number, out: number, error: number): number;
  /** Valid until the handle is freed. A text is followed by a 0, which `size` does not count. Both may be null. */
  acm_bytes_get(bytes: number, data: number, size: number, error: number): number;
  acm_bytes_free(bytes: number, error: number): number;
  acm_lint_rule_count(): number;
  /** ACM_BAD_ARGUMENT past the end. */
  acm_lint_rule_at(rule: number, out: number, error: number): number;
  /** `setups` are the bodies that the table moves; without any, part counts are not compared. */
  acm_lint_table(
    assets: number,
    table: number,
    setups: number,
    setupCount: number,
    out: number,
    error: number,
  ): number;
  /** In the order of the table. */
  acm_lint_findings(lint: number, out: number, capacity: number, count: number, error: number): number;
  acm_lint_free(lint: number, error: number): number;
  /** The states of a motion table and what leads from one to another. */
  acm_state_graph(assets: number, table: number, format: number, out: number, error: number): number;
  acm_gltf_export_options_init(options: number): void;
  /** `options` may be null. `motions` are names as the JSON of acm_state_graph has them; with a count of 0, all. */
  acm_gltf_export(
    assets: number,
    setup: number,
    options: number,
    motions: number,
    motionCount: number,
    out: number,
    error: number,
  ): number;
  /** The .glb and how many animations it has. Valid until the handle is freed; nothing (null and 0) for a file that
   * was read. All three may be null. */
  acm_gltf_file(gltf: number, data: number, size: number, clips: number, error: number): number;
  /** Models that are absent or could not be read, ascending. */
  acm_gltf_missing(gltf: number, out: number, capacity: number, count: number, error: number): number;
  acm_gltf_import_options_init(options: number): void;
  /** Reads a file of acm_gltf_export, .glb or .gltf, that may have been edited since. `options` may be null. Without
   * `force` a file with findings is refused; the error has the first of them. */
  acm_gltf_import(bytes: number, size: number, options: number, out: number, error: number): number;
  /** The body; 0 for a file that was made. */
  acm_gltf_setup(gltf: number, out: number, error: number): number;
  /** Ascending by id; none for a file that was made. */
  acm_gltf_animations(gltf: number, out: number, capacity: number, count: number, error: number): number;
  /** Of the animation of that id (ACM_NOT_FOUND: there is none), ascending by part. */
  acm_gltf_edited_parts(
    gltf: number,
    animation: number,
    out: number,
    capacity: number,
    count: number,
    error: number,
  ): number;
  /** The names of its motions that were edited, ascending. */
  acm_gltf_edited_motions(
    gltf: number,
    animation: number,
    out: number,
    capacity: number,
    count: number,
    error: number,
  ): number;
  acm_gltf_lines(gltf: number, kind: number, out: number, capacity: number, count: number, error: number): number;
  acm_gltf_free(gltf: number, error: number): number;
  acm_image_options_init(options: number): void;
  /** An image (RenderSurface) or a SurfaceTexture, which stands for the first of its images that is there. `options`
   * may be null. Of a JPEG, whose header was checked, the bytes are the file. Fails for formats that are not
   * pictures: bump maps, depth. */
  acm_image_decode(assets: number, id: number, options: number, info: number, out: number, error: number): number;
  /** A PNG file of RGBA pixels: width x height x 4 bytes. */
  acm_image_png(rgba: number, size: number, width: number, height: number, out: number, error: number): number;
  /** How a Surface is drawn on a part; `part` may be null. `texture` 0: its own; else the SurfaceTexture that a look
   * has put in its place. Fails when the Surface cannot be loaded; without its texture it has a plain colour. */
  acm_surface_material(
    assets: number,
    surface: number,
    part: number,
    texture: number,
    out: number,
    error: number,
  ): number;
  /** The triangles of a GfxObj that are seen, backs of two-sided polygons included, counter-clockwise, surface after
   * surface. Surfaces are numbered as in acm_look_surfaces. Both lists are written as far as there is room;
   * ACM_BUFFER_FULL, with `info` filled in, when that was too little. */
  acm_mesh_read(
    assets: number,
    mesh: number,
    info: number,
    surfaces: number,
    surfaceCapacity: number,
    vertices: number,
    vertexCapacity: number,
    error: number,
  ): number;
  acm_scenario_options_init(options: number): void;
  /** Runs a text of docs/scenarios.md in a world of its own. `table` is the motion table of bodies that name none.
   * `options` and `errors` may be null. Lines with errors are not an error of the call. */
  acm_scenario_run(
    assets: number,
    table: number,
    text: number,
    size: number,
    options: number,
    out: number,
    errors: number,
    error: number,
  ): number;
  acm_capture_options_init(options: number): void;
  /** `options` may be null. */
  acm_capture_create(options: number, out: number, error: number): number;
  /** The next bytes of the file, in chunks of any size; they are copied. ACM_WRONG_ORDER after the finish. */
  acm_capture_supply(capture: number, bytes: number, size: number, error: number): number;
  /** There are no more bytes. */
  acm_capture_finish(capture: number, error: number): number;
  /** `step` is an acm_capture_step; `message` or `capture_error` is filled in accordingly. `capture_error` may be
   * null. */
  acm_capture_next(capture: number, step: number, message: number, captureError: number, error: number): number;
  acm_capture_get_counts(capture: number, out: number, error: number): number;
  acm_capture_free(capture: number, error: number): number;
  /** A message as an object of JSON on one line: that of acm_message_to_json, with its time and frame. */
  acm_captured_message_json(message: number, out: number, error: number): number;
  acm_replay_options_init(options: number): void;
  /** Assets are loaded as objects appear: acm_replay_add returns ACM_BUSY while another thread uses a world of these
   * assets, and ACM_STALE_HANDLE once they were freed. `options` may be null. */
  acm_replay_create(assets: number, options: number, out: number, error: number): number;
  /** The next message. Those of clients and those that have nothing to do with movement are left out. */
  acm_replay_add(replay: number, message: number, error: number): number;
  acm_replay_get_totals(replay: number, out: number, error: number): number;
  /** `name` and `errors` of the capture are the caller's to know, for the JSON; `name` may be null. */
  acm_replay_report(replay: number, format: number, name: number, errors: bigint, out: number, error: number): number;
  acm_replay_free(replay: number, error: number): number;
  /** Takes any bytes; those of a message begin with its opcode. */
  acm_message_text_create(bytes: number, size: number, out: number, error: number): number;
  /** Why the message could not be read to its end; ACM_OK: it could. */
  acm_message_text_status(text: number, error: number): number;
  /** Fails like acm_message_text_status. */
  acm_message_text_summary(text: number, out: number, error: number): number;
  /** As far as they could be read. */
  acm_message_text_fields(text: number, out: number, capacity: number, count: number, error: number): number;
  acm_message_text_free(text: number, error: number): number;
  /** A message as an object of JSON on one line, with every field; docs/captures.md describes them. */
  acm_message_to_json(bytes: number, size: number, out: number, error: number): number;
  /** The bytes of such an object. An error names the field that is missing or wrong. */
  acm_message_from_json(json: number, size: number, out: number, error: number): number;
  acm_object_get_inside(world: number, guid: number, out: number, error: number): number;
  acm_object_sequence_nodes(
    world: number,
    guid: number,
    out: number,
    capacity: number,
    count: number,
    error: number,
  ): number;
  /** Of the motion table manager; the first is done first. */
  acm_object_queued_motions(
    world: number,
    guid: number,
    out: number,
    capacity: number,
    count: number,
    error: number,
  ): number;
  /** Of the motion interpreter, likewise. */
  acm_object_pending_motions(
    world: number,
    guid: number,
    out: number,
    capacity: number,
    count: number,
    error: number,
  ): number;
  /** One acm_motion_list. Modifiers and actions of the motion state have a command and a speed only. */
  acm_object_motion_list(
    world: number,
    guid: number,
    list: number,
    out: number,
    capacity: number,
    count: number,
    error: number,
  ): number;
  acm_object_move_legs(
    world: number,
    guid: number,
    out: number,
    capacity: number,
    count: number,
    error: number,
  ): number;
  acm_object_interpolation_nodes(
    world: number,
    guid: number,
    out: number,
    capacity: number,
    count: number,
    error: number,
  ): number;
  /** The newest last. */
  acm_object_ramps(world: number, guid: number, out: number, capacity: number, count: number, error: number): number;
  acm_object_queued_scripts(
    world: number,
    guid: number,
    out: number,
    capacity: number,
    count: number,
    error: number,
  ): number;
  /** What the object holds, in the order of attaching (PS-6). */
  acm_object_children(
    world: number,
    guid: number,
    out: number,
    capacity: number,
    count: number,
    error: number,
  ): number;
  /** Whose target it is (TG-2). */
  acm_object_watchers(
    world: number,
    guid: number,
    out: number,
    capacity: number,
    count: number,
    error: number,
  ): number;
}
