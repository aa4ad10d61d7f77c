// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! Values of the crate as the script writes them.

use crate::json::Json;
use acmotion::wire::{Opcode, WireField, WireValue};
use acmotion::*;

pub trait Value {
    fn json(&self) -> Json;
    /// Of a struct: changes the fields that are named.
    fn set(&mut self, json: &Json);
}

macro_rules! numbers {
    ($($kind:ty),*) => {$(
        impl Value for $kind {
            fn json(&self) -> Json {
                let number = *self as f64;
                if number.is_finite() { Json::Number(number) } else { Json::Text(number.to_string().to_lowercase()) }
            }
            fn set(&mut self, json: &Json) {
                *self = json.as_number() as $kind;
            }
        }
    )*};
}
numbers!(u8, u16, u32, u64, usize, i32, f32, f64);

impl Value for bool {
    fn json(&self) -> Json {
        Json::Flag(*self)
    }
    fn set(&mut self, json: &Json) {
        *self = match json {
            Json::Flag(flag) => *flag,
            other => other.as_number() != 0.0,
        };
    }
}

macro_rules! ids {
    ($($kind:ident),*) => {$(
        impl Value for $kind {
            fn json(&self) -> Json {
                self.0.json()
            }
            fn set(&mut self, json: &Json) {
                self.0.set(json);
            }
        }
        impl Value for Option<$kind> {
            fn json(&self) -> Json {
                self.map_or(0, |id| id.0).json()
            }
            fn set(&mut self, json: &Json) {
                *self = Some($kind(json.as_number() as u32)).filter(|id| id.0 != 0);
            }
        }
    )*};
}
ids!(Guid, ObjectId, CellId, Command);

macro_rules! newtypes {
    ($($kind:ident),*) => {$(
        impl Value for $kind {
            fn json(&self) -> Json {
                self.0.json()
            }
            fn set(&mut self, json: &Json) {
                self.0.set(json);
            }
        }
    )*};
}
newtypes!(PhysicsState, MoveFlags, Opcode);

macro_rules! enums {
    ($($kind:ident: $code:ty),*) => {$(
        impl Value for $kind {
            fn json(&self) -> Json {
                self.code().json()
            }
            fn set(&mut self, json: &Json) {
                *self = $kind::from_code(json.as_number() as $code);
            }
        }
    )*};
}
enums!(Ground: u32, JumpModel: u32, MoveKind: u32, HoldKey: u32, TargetStatus: u32, Limit: u32, MotionError: u32);
enums!(HookStatus: u32, CheckAction: u32, Audience: u32, HookType: u32, CheckReason: u32);

/// By name, as only the status is.
impl Value for Status {
    fn json(&self) -> Json {
        Json::Text(status_name(*self))
    }
    fn set(&mut self, _: &Json) {
        unreachable!("no argument is a status");
    }
}

/// NotFound -> NOT_FOUND
pub fn status_name(status: Status) -> String {
    let mut name = String::new();
    for letter in format!("{status:?}").chars() {
        if letter.is_ascii_uppercase() && !name.is_empty() {
            name.push('_');
        }
        name.push(letter.to_ascii_uppercase());
    }
    name
}

macro_rules! arrays {
    ($($kind:ident { $($field:ident),* }),*) => {$(
        impl Value for $kind {
            fn json(&self) -> Json {
                Json::list([$(self.$field.json()),*])
            }
            fn set(&mut self, json: &Json) {
                let mut items = json.items().iter();
                $(self.$field.set(items.next().expect("a component"));)*
            }
        }
    )*};
}
arrays!(Vec3 { x, y, z }, Quat { w, x, y, z });

impl Value for [u16; 9] {
    fn json(&self) -> Json {
        Json::list(self.iter().map(Value::json))
    }
    fn set(&mut self, json: &Json) {
        self.iter_mut()
            .zip(json.items())
            .for_each(|(number, item)| number.set(item));
    }
}

macro_rules! name_of {
    ($field:ident) => {
        stringify!($field)
    };
    ($field:ident $name:literal) => {
        $name
    };
}

macro_rules! structs {
    ($($kind:ident { $($field:ident $(= $name:literal)?),* $(,)? })*) => {$(
        impl Value for $kind {
            fn json(&self) -> Json {
                Json::object([$((name_of!($field $($name)?), self.$field.json())),*])
            }
            fn set(&mut self, json: &Json) {
                if let Json::Object(fields) = json {
                    for (name, value) in fields {
                        match name.as_str() {
                            $(name_of!($field $($name)?) => self.$field.set(value),)*
                            other => panic!("{} has no field {other}", stringify!($kind)),
                        }
                    }
                }
            }
        }
    )*};
}

pub fn list_of<T: Value>(items: &[T]) -> Json {
    Json::list(items.iter().map(Value::json))
}

pub fn name(text: Option<&str>) -> Json {
    Json::object([("text", text.map_or(Json::Null, Json::text))])
}

pub fn hex(bytes: &[u8]) -> Json {
    Json::Text(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}

/// Digits, or size and FNV-1a hash of what is long.
pub fn bytes(bytes: &[u8]) -> Json {
    if bytes.len() <= 512 {
        return hex(bytes);
    }
    let start = 0xcbf2_9ce4_8422_2325_u64;
    let hash = bytes.iter().fold(start, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3)
    });
    Json::object([
        ("size", bytes.len().json()),
        ("fnv1a", Json::Text(format!("{hash:#018x}"))),
    ])
}

pub fn container_info(info: &ContainerInfo) -> Json {
    Json::object([
        ("is_older", u32::from(info.is_older).json()),
        ("block_size", info.block_size.json()),
        ("file_size", info.file_size.json()),
        ("data_set", info.data_set.json()),
        ("data_subset", info.data_subset.json()),
        ("iteration", info.iteration.json()),
        ("entry_count", info.entry_count.json()),
    ])
}

pub fn check_result(result: &CheckResult) -> Json {
    Json::object([
        ("action", result.action.json()),
        ("reason", result.reason.json()),
        ("movement_reason", result.movement_reason.json()),
        ("corrected", result.corrected.json()),
        ("over_budget", result.over_budget.json()),
        ("slowed", result.slowed.json()),
        ("waits_for", result.waits_for.json()),
        ("stamina_cost", result.stamina_cost.json()),
        ("motion_error", result.motion_error.json()),
        ("field", result.field.map_or(Json::Null, Json::text)),
    ])
}

pub fn timeline(t: &Timeline) -> Json {
    Json::object([
        ("done", t.done.json()),
        ("steady", t.steady.json()),
        ("period", t.period.json()),
        ("done_tick", t.done_tick.json()),
        ("segment_count", t.segments.len().json()),
        ("hook_count", t.hooks.len().json()),
        ("velocity", t.velocity.json()),
        ("omega", t.omega.json()),
        ("moved", t.moved.json()),
        ("style", t.style.json()),
        ("substate", t.substate.json()),
        ("segments", list_of(&t.segments)),
        ("hooks", list_of(&t.hooks)),
    ])
}

pub fn wire_field(field: &WireField) -> Json {
    let (kind, bits) = match field.value {
        WireValue::Unsigned(number) => (0u32, number),
        WireValue::Float(number) => (1, number.to_bits()),
        WireValue::Padding(number) => (2, number),
        _ => (3, 0),
    };
    Json::object([
        ("name", Json::text(field.name)),
        (
            "component",
            field.component.map_or(0, |letter| letter as u32).json(),
        ),
        ("kind", kind.json()),
        ("offset", field.offset.json()),
        ("size", field.size.json()),
        ("bits", bits.json()),
    ])
}

pub fn hook_fields(fields: &HookFields) -> Json {
    let values = fields.values.iter().map(|(name, value)| {
        let (kind, number, integer) = match *value {
            HookValue::Number(number) => (0u32, number, 0),
            HookValue::Count(count) => (1, 0.0, count),
            HookValue::Id(id) => (2, 0.0, id),
            other => panic!("a value of a newer library: {other:?}"),
        };
        Json::object([
            ("name", Json::text(name)),
            ("kind", kind.json()),
            ("number", number.json()),
            ("integer", integer.json()),
        ])
    });
    let values = Json::list(values);
    Json::object([
        ("type", fields.hook.json()),
        ("direction", fields.direction.json()),
        ("values", values),
    ])
}

pub fn event(event: &Event) -> Json {
    let mut fields = vec![
        ("time", event.time.json()),
        ("object", event.object.json()),
        ("type", event.kind.code().json()),
    ];
    fields.extend(crate::structs::event_fields(&event.kind));
    Json::object(fields)
}
