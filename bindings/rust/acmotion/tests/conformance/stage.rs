// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! What a chapter of the script has named, and the arguments of a call.

use crate::json::Json;
use crate::values::Value;
use acmotion::{
    Assets, ByteRange, Client, Container, Error, Guid, MotionError, ObjectId, RoleError, Server, World,
};
use std::collections::HashMap;

/// What a name stands for.
pub enum Slot {
    Bytes(Vec<u8>),
    Messages(Vec<Vec<u8>>),
    Range(ByteRange),
    Assets(Assets<'static>),
    Container(Container<'static>),
    World(World<'static>),
    /// The world is inside the role of this name.
    WorldOf(String),
    Client(Client<'static>),
    Server(Server<'static>),
    Worker,
}

/// Why a call has no result.
pub enum Stop {
    /// The library refused it.
    Error(Error),
    /// The game refused it, an order or another verb of this object.
    Refused(MotionError, Option<Guid>),
    /// Rust has no way to say it; it would not compile.
    CannotSay(&'static str),
}

impl From<Error> for Stop {
    fn from(error: Error) -> Self {
        Stop::Error(error)
    }
}

/// Nothing, or a result.
pub type Outcome = Result<Option<Json>, Stop>;

/// What the game answered to a verb.
pub fn answered(call: &Call, outcome: acmotion::Result<acmotion::Outcome>) -> Outcome {
    match outcome?.refused() {
        None => Ok(None),
        Some(code) => Err(Stop::Refused(code, call.argument("guid").map(|_| call.guid()))),
    }
}

/// A result.
pub fn value(json: Json) -> Outcome {
    Ok(Some(json))
}

#[derive(Default)]
pub struct Stage {
    pub slots: HashMap<String, Slot>,
}

/// One call of the script.
pub struct Call<'a> {
    pub json: &'a Json,
}

static EMPTY: Json = Json::Null;

impl Call<'_> {
    pub fn function(&self) -> &str {
        self.json.get("call").expect("a call has a function").as_text()
    }

    /// What the call makes is to be called so.
    pub fn name(&self) -> Option<String> {
        self.json.get("as").map(|name| name.as_text().to_string())
    }

    pub fn needs(&self) -> Vec<&str> {
        self.json.get("needs").map_or(Vec::new(), |needs| {
            needs.items().iter().map(Json::as_text).collect()
        })
    }

    pub fn argument(&self, name: &str) -> Option<&Json> {
        self.json.get("args").unwrap_or(&EMPTY).get(name)
    }

    pub fn text(&self, name: &str) -> &str {
        self.argument(name)
            .unwrap_or_else(|| panic!("no argument {name}"))
            .as_text()
    }

    /// An argument; without one, what its type begins with.
    pub fn get<T: Value + Default>(&self, name: &str) -> T {
        self.changed(name, T::default())
    }

    /// A struct, with the fields that the argument names changed.
    pub fn changed<T: Value>(&self, name: &str, mut value: T) -> T {
        if let Some(json) = self.argument(name) {
            value.set(json);
        }
        value
    }

    pub fn guid(&self) -> Guid {
        self.get("guid")
    }

    pub fn id(&self) -> ObjectId {
        self.get("id")
    }

    pub fn guids(&self) -> Vec<Guid> {
        let items = self.argument("guids").expect("guids").items();
        items.iter().map(|item| Guid(item.as_number() as u32)).collect()
    }
}

impl Stage {
    /// Of a call that makes something.
    pub fn put(&mut self, call: &Call, slot: Slot) {
        if let Some(name) = call.name() {
            self.slots.insert(name, slot);
        }
    }

    pub fn take(&mut self, name: &str) -> Slot {
        self.slots
            .remove(name)
            .unwrap_or_else(|| panic!("nothing is called {name}"))
    }

    /// The world that an argument names, wherever it is.
    pub fn world_called(&mut self, name: &str) -> &mut World<'static> {
        let holder = match self.slots.get(name) {
            Some(Slot::WorldOf(role)) => role.clone(),
            _ => name.to_string(),
        };
        match self.slots.get_mut(&holder) {
            Some(Slot::World(world)) => world,
            Some(Slot::Client(client)) => client.world_mut(),
            Some(Slot::Server(server)) => server.world_mut(),
            _ => panic!("no world is called {name}"),
        }
    }

    pub fn world(&mut self, call: &Call) -> &mut World<'static> {
        self.world_called(call.text("world"))
    }

    pub fn assets(&self, call: &Call) -> &Assets<'static> {
        match self.slots.get(call.text("assets")) {
            Some(Slot::Assets(assets)) => assets,
            _ => panic!("no assets are called {}", call.text("assets")),
        }
    }

    pub fn container(&self, name: &str) -> &Container<'static> {
        match self.slots.get(name) {
            Some(Slot::Container(container)) => container,
            _ => panic!("no container is called {name}"),
        }
    }

    pub fn client(&mut self, call: &Call) -> &mut Client<'static> {
        match self.slots.get_mut(call.text("client")) {
            Some(Slot::Client(client)) => client,
            _ => panic!("no client is called {}", call.text("client")),
        }
    }

    pub fn server(&mut self, call: &Call) -> &mut Server<'static> {
        match self.slots.get_mut(call.text("server")) {
            Some(Slot::Server(server)) => server,
            _ => panic!("no server is called {}", call.text("server")),
        }
    }

    /// Gives a world away, to a role that is made from it.
    pub fn give_world<R>(
        &mut self,
        call: &Call,
        make: impl FnOnce(World<'static>) -> Result<R, RoleError<'static>>,
        slot: fn(R) -> Slot,
    ) -> Outcome {
        let name = call.text("world");
        match self.slots.remove(name) {
            Some(Slot::World(world)) => match make(world) {
                Ok(role) => {
                    let role_name = call.name().expect("a role has a name");
                    self.slots.insert(name.into(), Slot::WorldOf(role_name.clone()));
                    self.slots.insert(role_name, slot(role));
                    Ok(None)
                }
                Err(refused) => {
                    let (error, world) = refused.into_parts();
                    self.slots.insert(name.into(), Slot::World(world));
                    Err(error.into())
                }
            },
            Some(other) => {
                self.slots.insert(name.into(), other);
                Err(Stop::CannotSay(
                    "a world that was given to a role is given to another",
                ))
            }
            None => panic!("no world is called {name}"),
        }
    }

    /// Puts the world of a role back where it was.
    pub fn return_world(&mut self, role: &str, world: World<'static>) {
        for slot in self.slots.values_mut() {
            if matches!(slot, Slot::WorldOf(name) if name == role) {
                *slot = Slot::World(world);
                return;
            }
        }
    }

    /// Bytes: digits, or some that were named.
    pub fn bytes(&self, call: &Call, name: &str) -> Vec<u8> {
        call.argument(name).map_or(Vec::new(), |json| self.bytes_of(json))
    }

    pub fn bytes_of(&self, json: &Json) -> Vec<u8> {
        let name = match json {
            Json::Text(digits) => return unhex(digits),
            other => other.get("name").expect("bytes have a name").as_text(),
        };
        let number = |key| json.get(key).map(|number| number.as_number() as usize);
        let whole = match self.slots.get(name) {
            Some(Slot::Bytes(bytes)) => bytes,
            Some(Slot::Messages(messages)) => &messages[number("message").expect("which message")],
            _ => panic!("no bytes are called {name}"),
        };
        if let Some(range) = json.get("range") {
            return match self.slots.get(range.as_text()) {
                Some(Slot::Range(range)) => piece(whole, range),
                _ => panic!("no range is called {range:?}"),
            };
        }
        whole[..whole.len() - number("drop").unwrap_or(0)].to_vec()
    }
}

fn piece(whole: &[u8], range: &ByteRange) -> Vec<u8> {
    let start = range.offset as usize;
    whole[start..start + range.size as usize].to_vec()
}

fn unhex(digits: &str) -> Vec<u8> {
    let digit = |at| u8::from_str_radix(&digits[at..at + 2], 16).expect("hexadecimal digits");
    (0..digits.len()).step_by(2).map(digit).collect()
}
