//! Json: a value as calls and answers carry it.
//!
//! The SDK has its own so that a bot is built by the compiler alone, without a single crate.

use crate::{json_reader, json_writer};
use std::fmt;

#[derive(Debug, Clone, PartialEq)]
pub enum Json {
    Null,
    Bool(bool),
    Integer(i64),
    Number(f64),
    Text(String),
    List(Vec<Json>),
    /// In the order of the text. Objects here have a few members, which are found by looking at each.
    Object(Vec<(String, Json)>),
}

/// A text that is no JSON, or a value that is not what was expected.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct JsonError(pub String);

impl fmt::Display for JsonError {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

impl std::error::Error for JsonError {}

impl Json {
    /// One whole JSON text, nested at most 64 deep.
    pub fn parse(text: &[u8]) -> Result<Json, JsonError> {
        json_reader::read(text)
    }

    /// An object of these members.
    pub fn object<const N: usize>(members: [(&str, Json); N]) -> Json {
        Json::Object(members.into_iter().map(|(name, value)| (name.to_string(), value)).collect())
    }

    /// The member of that name.
    pub fn get(&self, name: &str) -> Result<&Json, JsonError> {
        self.find(name).ok_or_else(|| JsonError(format!("\"{}\" is missing", name)))
    }

    /// The same where it may be missing.
    pub fn find(&self, name: &str) -> Option<&Json> {
        match self {
            Json::Object(members) => members.iter().find(|(key, _)| key == name).map(|(_, value)| value),
            _ => None,
        }
    }

    pub fn items(&self) -> Result<&[Json], JsonError> {
        match self {
            Json::List(items) => Ok(items),
            _ => Err(self.is_not("a list")),
        }
    }

    pub fn text(&self) -> Result<&str, JsonError> {
        match self {
            Json::Text(text) => Ok(text),
            _ => Err(self.is_not("a text")),
        }
    }

    /// As a Rust value: a number, bool, String, Option or Vec of them.
    pub fn to<T: FromJson>(&self) -> Result<T, JsonError> {
        T::from_json(self)
    }

    fn is_not(&self, expected: &str) -> JsonError {
        let text: String = self.to_string().chars().take(60).collect();
        JsonError(format!("expected {}, not {}", expected, text))
    }
}

/// Without blanks.
impl fmt::Display for Json {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        json_writer::write(self, formatter)
    }
}

pub trait FromJson: Sized {
    fn from_json(value: &Json) -> Result<Self, JsonError>;
}

impl FromJson for Json {
    fn from_json(value: &Json) -> Result<Json, JsonError> {
        Ok(value.clone())
    }
}

impl FromJson for i64 {
    fn from_json(value: &Json) -> Result<i64, JsonError> {
        match value {
            Json::Integer(number) => Ok(*number),
            _ => Err(value.is_not("a whole number")),
        }
    }
}

impl FromJson for i32 {
    fn from_json(value: &Json) -> Result<i32, JsonError> {
        i32::try_from(i64::from_json(value)?).map_err(|_| value.is_not("a smaller number"))
    }
}

impl FromJson for usize {
    fn from_json(value: &Json) -> Result<usize, JsonError> {
        usize::try_from(i64::from_json(value)?).map_err(|_| value.is_not("a number that is not negative"))
    }
}

impl FromJson for f64 {
    fn from_json(value: &Json) -> Result<f64, JsonError> {
        match value {
            Json::Integer(number) => Ok(*number as f64),
            Json::Number(number) => Ok(*number),
            _ => Err(value.is_not("a number")),
        }
    }
}

impl FromJson for bool {
    fn from_json(value: &Json) -> Result<bool, JsonError> {
        match value {
            Json::Bool(truth) => Ok(*truth),
            _ => Err(value.is_not("true or false")),
        }
    }
}

impl FromJson for String {
    fn from_json(value: &Json) -> Result<String, JsonError> {
        value.text().map(str::to_string)
    }
}

impl<T: FromJson> FromJson for Vec<T> {
    fn from_json(value: &Json) -> Result<Vec<T>, JsonError> {
        value.items()?.iter().map(T::from_json).collect()
    }
}

impl<T: FromJson> FromJson for Option<T> {
    fn from_json(value: &Json) -> Result<Option<T>, JsonError> {
        match value {
            Json::Null => Ok(None),
            _ => T::from_json(value).map(Some),
        }
    }
}

impl From<bool> for Json {
    fn from(value: bool) -> Json {
        Json::Bool(value)
    }
}

impl From<i64> for Json {
    fn from(value: i64) -> Json {
        Json::Integer(value)
    }
}

impl From<i32> for Json {
    fn from(value: i32) -> Json {
        Json::Integer(value.into())
    }
}

impl From<usize> for Json {
    fn from(value: usize) -> Json {
        Json::Integer(value as i64)
    }
}

impl From<f64> for Json {
    fn from(value: f64) -> Json {
        Json::Number(value)
    }
}

impl From<&str> for Json {
    fn from(value: &str) -> Json {
        Json::Text(value.to_string())
    }
}

impl From<String> for Json {
    fn from(value: String) -> Json {
        Json::Text(value)
    }
}

impl<T: Into<Json>> From<Vec<T>> for Json {
    fn from(values: Vec<T>) -> Json {
        Json::List(values.into_iter().map(Into::into).collect())
    }
}

impl<T: Into<Json>> From<Option<T>> for Json {
    fn from(value: Option<T>) -> Json {
        value.map_or(Json::Null, Into::into)
    }
}
