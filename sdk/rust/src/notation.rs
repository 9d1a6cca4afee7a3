//! What the notations of the games have in common: a text may be none.

use crate::json::JsonError;
use std::fmt;

/// A text that is no square, no move, no position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParseError(pub String);

impl fmt::Display for ParseError {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

impl std::error::Error for ParseError {}

impl From<ParseError> for JsonError {
    fn from(error: ParseError) -> JsonError {
        JsonError(error.0)
    }
}
