// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! JSON, as much of it as the script needs.

use std::collections::BTreeMap;

#[derive(Clone, Debug, PartialEq)]
pub enum Json {
    Null,
    Flag(bool),
    Number(f64),
    Text(String),
    List(Vec<Json>),
    Object(BTreeMap<String, Json>),
}

impl Json {
    pub fn parse(text: &str) -> Json {
        let mut reader = Reader {
            bytes: text.as_bytes(),
            at: 0,
        };
        let value = reader.value();
        reader.skip_space();
        assert_eq!(reader.at, text.len(), "text after the end");
        value
    }

    pub fn text(text: &str) -> Json {
        Json::Text(text.into())
    }

    pub fn list(items: impl IntoIterator<Item = Json>) -> Json {
        Json::List(items.into_iter().collect())
    }

    pub fn object(fields: impl IntoIterator<Item = (&'static str, Json)>) -> Json {
        Json::Object(
            fields
                .into_iter()
                .map(|(name, value)| (name.to_string(), value))
                .collect(),
        )
    }

    /// A field of an object; none of anything else.
    pub fn get(&self, name: &str) -> Option<&Json> {
        match self {
            Json::Object(fields) => fields.get(name).filter(|value| **value != Json::Null),
            _ => None,
        }
    }

    pub fn items(&self) -> &[Json] {
        match self {
            Json::List(items) => items,
            other => panic!("not a list: {other:?}"),
        }
    }

    pub fn as_text(&self) -> &str {
        match self {
            Json::Text(text) => text,
            other => panic!("not a text: {other:?}"),
        }
    }

    pub fn as_number(&self) -> f64 {
        match self {
            Json::Number(number) => *number,
            Json::Text(text) => text.parse().expect("nan, inf or -inf"),
            other => panic!("not a number: {other:?}"),
        }
    }
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    fn skip_space(&mut self) {
        while self.bytes.get(self.at).map_or(false, u8::is_ascii_whitespace) {
            self.at += 1;
        }
    }

    fn next(&mut self) -> u8 {
        self.skip_space();
        self.bytes[self.at]
    }

    fn take(&mut self, wanted: u8) {
        assert_eq!(self.next() as char, wanted as char, "at byte {}", self.at);
        self.at += 1;
    }

    /// Whether another item follows, after an item and until this end.
    fn goes_on(&mut self, end: u8) -> bool {
        let next = self.next();
        self.at += 1;
        assert!(
            next == b',' || next == end,
            "neither a comma nor the end at byte {}",
            self.at
        );
        next == b','
    }

    fn value(&mut self) -> Json {
        match self.next() {
            b'{' => self.object(),
            b'[' => self.list(),
            b'"' => Json::Text(self.text()),
            b't' => self.word("true", Json::Flag(true)),
            b'f' => self.word("false", Json::Flag(false)),
            b'n' => self.word("null", Json::Null),
            _ => self.number(),
        }
    }

    fn word(&mut self, word: &str, value: Json) -> Json {
        assert!(
            self.bytes[self.at..].starts_with(word.as_bytes()),
            "at byte {}",
            self.at
        );
        self.at += word.len();
        value
    }

    fn number(&mut self) -> Json {
        let rest = &self.bytes[self.at..];
        let end = rest
            .iter()
            .position(|b| !b"+-.0123456789eE".contains(b))
            .unwrap_or(rest.len());
        let text = std::str::from_utf8(&rest[..end]).expect("digits");
        self.at += end;
        Json::Number(text.parse().unwrap_or_else(|_| panic!("not a number: {text:?}")))
    }

    /// The script has no escapes but these.
    fn text(&mut self) -> String {
        self.take(b'"');
        let mut bytes = Vec::new();
        loop {
            let byte = self.bytes[self.at];
            self.at += 1;
            match byte {
                b'"' => return String::from_utf8(bytes).expect("UTF-8"),
                b'\\' => {
                    assert!(
                        b"\"\\/".contains(&self.bytes[self.at]),
                        "an escape at byte {}",
                        self.at
                    );
                    bytes.push(self.bytes[self.at]);
                    self.at += 1;
                }
                other => bytes.push(other),
            }
        }
    }

    fn list(&mut self) -> Json {
        self.take(b'[');
        let mut items = Vec::new();
        if self.next() == b']' {
            self.at += 1;
            return Json::List(items);
        }
        loop {
            items.push(self.value());
            if !self.goes_on(b']') {
                return Json::List(items);
            }
        }
    }

    fn object(&mut self) -> Json {
        self.take(b'{');
        let mut fields = BTreeMap::new();
        if self.next() == b'}' {
            self.at += 1;
            return Json::Object(fields);
        }
        loop {
            self.skip_space();
            let name = self.text();
            self.take(b':');
            fields.insert(name, self.value());
            if !self.goes_on(b'}') {
                return Json::Object(fields);
            }
        }
    }
}
