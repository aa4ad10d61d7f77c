// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! Calls on clients and servers, and on both and worlds.

use crate::json::Json;
use crate::stage::{answered, value, Call, Outcome, Slot, Stage, Stop};
use crate::values::{self, Value};
use crate::world_calls::order_server;
use acmotion::*;

pub fn play(stage: &mut Stage, call: &Call) -> Option<Outcome> {
    Some(match call.function() {
        "client_create" => {
            let options = call.get::<ClientOptions>("options");
            stage.give_world(call, |world| Client::new(world, &options), Slot::Client)
        }
        "server_create" => {
            let rules = call.get::<ServerRules>("rules");
            stage.give_world(call, |world| Server::new(world, &rules), Slot::Server)
        }
        "client_copy" | "server_copy" => copy(stage, call),
        "client_assign" | "server_assign" => assign(stage, call),
        "client_free" | "server_free" => free(stage, call),
        "client_outbox" | "server_outbox" => outbox(stage, call),
        "server_order" => order_server(stage.server(call), call),
        "client_press_key" | "client_release_key" | "client_mouse_turn" => key(stage.client(call), call),
        "state_hash" | "snapshot_write" | "snapshot_read" => snapshot(stage, call),
        "first_difference" => difference(stage, call),
        name if name.starts_with("client_") => client(stage, call).map_err(Into::into),
        name if name.starts_with("server_") => server(stage, call).map_err(Into::into),
        _ => return None,
    })
}

/// The name of the role that a call is on.
fn role_name<'a>(call: &'a Call) -> &'a str {
    call.text(if call.function().starts_with("client_") {
        "client"
    } else {
        "server"
    })
}

fn copy(stage: &mut Stage, call: &Call) -> Outcome {
    // The role leaves the stage meanwhile, so that the world can be given away.
    let name = role_name(call);
    let role = stage.take(name);
    let outcome = match &role {
        Slot::Client(client) => stage.give_world(call, |world| client.try_clone_over(world), Slot::Client),
        Slot::Server(server) => stage.give_world(call, |world| server.try_clone_over(world), Slot::Server),
        _ => panic!("no role is called {name}"),
    };
    stage.slots.insert(name.into(), role);
    outcome
}

fn assign(stage: &mut Stage, call: &Call) -> Outcome {
    let from = call.text("from");
    if from == role_name(call) {
        return Err(Stop::CannotSay("a role that is assigned to itself"));
    }
    let slot = stage.take(from);
    let result = match &slot {
        Slot::Client(other) => stage.client(call).assign(other),
        Slot::Server(other) => stage.server(call).assign(other),
        _ => panic!("no role is called {from}"),
    };
    stage.slots.insert(from.into(), slot);
    Ok(result.map(|()| None)?)
}

fn free(stage: &mut Stage, call: &Call) -> Outcome {
    let name = role_name(call);
    let world = match stage.take(name) {
        Slot::Client(client) => client.into_world()?,
        Slot::Server(server) => server.into_world()?,
        _ => panic!("no role is called {name}"),
    };
    stage.return_world(name, world);
    Ok(None)
}

fn outbox(stage: &mut Stage, call: &Call) -> Outcome {
    let mut outbox = Outbox::new();
    if call.function() == "client_outbox" {
        stage.client(call).read_outbox(&mut outbox)?;
    } else {
        stage.server(call).read_outbox(&mut outbox)?;
    }
    stage.put(
        call,
        Slot::Messages(outbox.iter().map(|message| message.bytes.to_vec()).collect()),
    );
    let message = |message: Outbound| {
        Json::object([
            ("about", message.about.json()),
            ("audience", message.audience.json()),
            ("bytes", values::hex(message.bytes)),
        ])
    };
    value(Json::list(outbox.iter().map(message)))
}

fn key(client: &mut Client, call: &Call) -> Outcome {
    let key = || call.changed("key", Key::from(Command(0)));
    let outcome = match call.function() {
        "client_press_key" => client.press_key(key()),
        "client_release_key" => client.release_key(key()),
        _ => client.mouse_turn(call.get("speed")),
    };
    answered(call, outcome)
}

fn client(stage: &mut Stage, call: &Call) -> Result<Option<Json>> {
    let bytes = stage.bytes(call, "bytes");
    let client = stage.client(call);
    match call.function() {
        "client_set_player" => client.set_player(call.get("player")),
        "client_get_state" => return Ok(Some(client.state()?.json())),
        "client_receive" => return Ok(Some(values::check_result(&client.receive(&bytes)?))),
        "client_set_hold_run" => client.set_hold_run(call.get("on"), call.get("by_option")),
        "client_set_auto_run" => client.set_auto_run(call.get("on")),
        "client_stop_completely" => client.stop_completely(),
        "client_lose_focus" => client.lose_focus(),
        "client_set_enabled" => client.set_enabled(call.get("enabled")),
        "client_begin_mouse_look" => client.begin_mouse_look(),
        "client_end_mouse_look" => client.end_mouse_look(),
        "client_turn_to" => client.turn_to(call.get("heading"), call.get("run")),
        "client_set_contact_plane" => {
            client.set_contact_plane(call.argument("plane").map(|_| call.get::<Plane>("plane")))
        }
        "client_set_autonomy_level" => client.set_autonomy_level(call.get("level")),
        "client_update" => client.update(),
        "client_clear_outbox" => client.clear_outbox(),
        other => panic!("no such call: {other}"),
    }
    .map(|()| None)
}

fn server(stage: &mut Stage, call: &Call) -> Result<Option<Json>> {
    let bytes = stage.bytes(call, "bytes");
    let (appearance, tail) = (stage.bytes(call, "appearance"), stage.bytes(call, "tail"));
    let (server, guid) = (stage.server(call), call.guid());
    match call.function() {
        "server_get_rules" => return Ok(Some(server.rules()?.json())),
        "server_set_rules" => server.set_rules(&call.get("rules")),
        "server_set_player" => server.set_player(guid, call.get("is_player")),
        "server_receive" => {
            return Ok(Some(values::check_result(
                &server.receive(call.get("player"), &bytes)?,
            )));
        }
        "server_broadcast_due" => server.broadcast_due(),
        "server_send_position" => server.send_position(guid, Audience::from_code(call.get("audience"))),
        "server_send_motion" => server.send_motion(guid),
        "server_clear_outbox" => server.clear_outbox(),
        "server_describe" => {
            let message = server.describe(guid, &appearance, &tail)?;
            let result = values::bytes(&message);
            stage.put(call, Slot::Bytes(message));
            return Ok(Some(result));
        }
        other => panic!("no such call: {other}"),
    }
    .map(|()| None)
}

fn snapshot(stage: &mut Stage, call: &Call) -> Outcome {
    let bytes = stage.bytes(call, "bytes");
    let name = call.text("of");
    macro_rules! on {
        ($of:expr) => {
            match call.function() {
                "state_hash" => value(Json::Text(format!("{:#018x}", $of.state_hash()?))),
                "snapshot_read" => Ok($of.read_snapshot(&bytes).map(|()| None)?),
                _ => {
                    let bytes = $of.snapshot()?;
                    let result = values::bytes(&bytes);
                    stage.put(call, Slot::Bytes(bytes));
                    value(result)
                }
            }
        };
    }
    match stage.slots.get_mut(name) {
        Some(Slot::Client(client)) => on!(client),
        Some(Slot::Server(server)) => on!(server),
        _ => on!(stage.world_called(name)),
    }
}

fn difference(stage: &mut Stage, call: &Call) -> Outcome {
    let (a, b) = (call.text("a"), call.text("b"));
    let found = match (stage.slots.get(a), stage.slots.get(b)) {
        (Some(Slot::Client(a)), Some(Slot::Client(b))) => a.first_difference(b)?,
        (Some(Slot::Server(a)), Some(Slot::Server(b))) => a.first_difference(b)?,
        (Some(a), Some(b)) => match (world_of(stage, a), world_of(stage, b)) {
            (Some(a), Some(b)) => a.first_difference(b)?,
            _ => return Err(Stop::CannotSay("a world that is compared with a role")),
        },
        _ => panic!("nothing is called {a} or {b}"),
    };
    let none = Difference {
        object: None,
        field: String::new(),
    };
    let is_found = found.is_some();
    let difference = found.unwrap_or(none);
    value(Json::object([
        ("found", is_found.json()),
        ("object", difference.object.json()),
        ("field", Json::Text(difference.field)),
    ]))
}

/// The world that a name stands for; a role is none.
fn world_of<'a>(stage: &'a Stage, slot: &'a Slot) -> Option<&'a World<'static>> {
    match slot {
        Slot::World(world) => Some(world),
        Slot::WorldOf(role) => match stage.slots.get(role) {
            Some(Slot::Client(client)) => Some(client.world()),
            Some(Slot::Server(server)) => Some(server.world()),
            _ => None,
        },
        _ => None,
    }
}
