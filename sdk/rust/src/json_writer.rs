//! Writes JSON texts.

use crate::json::Json;
use std::fmt::{Formatter, Result, Write};

pub fn write(value: &Json, out: &mut Formatter) -> Result {
    match value {
        Json::Null => out.write_str("null"),
        Json::Bool(truth) => write!(out, "{}", truth),
        Json::Integer(number) => write!(out, "{}", number),
        Json::Number(number) if number.is_finite() => write!(out, "{:?}", number),
        Json::Number(_) => out.write_str("null"), // JSON has no other way to say it
        Json::Text(text) => write_text(text, out),
        Json::List(items) => write_all(items.iter(), ['[', ']'], out, write),
        Json::Object(members) => write_all(members.iter(), ['{', '}'], out, |(name, value), out| {
            write_text(name, out)?;
            out.write_char(':')?;
            write(value, out)
        }),
    }
}

fn write_all<T>(
    items: impl Iterator<Item = T>,
    brackets: [char; 2],
    out: &mut Formatter,
    write_one: impl Fn(T, &mut Formatter) -> Result,
) -> Result {
    out.write_char(brackets[0])?;
    for (i, item) in items.enumerate() {
        if i > 0 {
            out.write_char(',')?;
        }
        write_one(item, out)?;
    }
    out.write_char(brackets[1])
}

fn write_text(text: &str, out: &mut Formatter) -> Result {
    out.write_char('"')?;
    let mut plain = 0; // where the letters begin that can be written as they are
    for (i, letter) in text.bytes().enumerate() {
        if letter == b'"' || letter == b'\\' || letter < b' ' {
            out.write_str(&text[plain..i])?;
            write!(out, "\\u{:04x}", letter)?;
            plain = i + 1;
        }
    }
    out.write_str(&text[plain..])?;
    out.write_char('"')
}
