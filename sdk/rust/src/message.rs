//! Messages and their lines: MESSAGE-<Type>-<parameter>-…-<size>-<data>.

use crate::base64;

/// What the handler says to actors. Its parameters say nothing that an actor does not know.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    ProxyCall,
    CallResult,
    StartNotice,
    ShutdownNotice,
    BotTimeout,
}

pub struct Message {
    pub kind: Kind,
    pub data: Vec<u8>, // decoded; what they mean is the reader's business
}

/// Reads a line without its newline; an error says why it is none that the handler sends.
pub fn parse(line: &[u8]) -> Result<Message, String> {
    let mut parts = line.split(|&letter| letter == b'-');
    if parts.next() != Some(b"MESSAGE") {
        return Err("a line that is no message".into());
    }
    let (kind, has_data) = match parts.next() {
        Some(b"ProxyCall") => (Kind::ProxyCall, true),
        Some(b"CallResult") => (Kind::CallResult, true),
        Some(b"StartNotice") => (Kind::StartNotice, false),
        Some(b"ShutdownNotice") => (Kind::ShutdownNotice, false),
        Some(b"BotTimeout") => (Kind::BotTimeout, false),
        _ => return Err("a message that is not for actors".into()),
    };
    if has_data {
        // Those with data have a parameter too.
        parts.next().and_then(base64::decode).ok_or("a parameter that is no base64")?;
    }
    let (size, data) = match (parts.next(), parts.next(), parts.next()) {
        (Some(size), Some(data), None) => (size, data),
        _ => return Err(format!("a {:?} with too many parts, or too few", kind)),
    };
    let may_have_data = kind == Kind::StartNotice;
    if size != data.len().to_string().as_bytes() || (data.is_empty() == has_data && !may_have_data) {
        return Err(format!("a {:?} whose data are not as they should be", kind));
    }
    let data = base64::decode(data).ok_or("data that are no base64")?;
    Ok(Message { kind, data })
}

/// The line of a message, newline included.
pub fn line(kind: &str, parameters: &[&[u8]], data: &[u8]) -> Vec<u8> {
    let mut line = Vec::with_capacity(64 + base64::encoded_size(data.len()));
    line.extend_from_slice(b"MESSAGE-");
    line.extend_from_slice(kind.as_bytes());
    for parameter in parameters {
        line.push(b'-');
        base64::append_encoded(&mut line, parameter);
    }
    line.extend_from_slice(format!("-{}-", base64::encoded_size(data.len())).as_bytes());
    base64::append_encoded(&mut line, data);
    line.push(b'\n');
    line
}
