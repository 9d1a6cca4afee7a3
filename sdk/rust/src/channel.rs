//! The way to the handler: standard input, and what was standard output when the program began.
//!
//! Standard output is turned over to standard error, so that whatever the author prints ends in the log instead of
//! between two messages.

use crate::message::{self, Message};
use std::fs::File;
use std::io::{BufRead, Write};
use std::os::unix::io::{FromRawFd, RawFd};
use std::sync::Mutex;

const LONGEST_TEXT: usize = 750; // bytes: 1000 characters of base64

// Of the C library, which every Rust program is linked with.
extern "C" {
    fn dup(descriptor: RawFd) -> RawFd;
    fn dup2(from: RawFd, to: RawFd) -> RawFd;
}

static OUTPUT: Mutex<Option<File>> = Mutex::new(None); // a bot's threads may all write to its log

/// From here on, printing is harmless.
pub fn open() {
    let mut output = OUTPUT.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    if output.is_none() {
        // SAFETY: both calls only deal with descriptors, and the new one belongs to nobody else.
        *output = Some(unsafe {
            let descriptor = dup(1);
            dup2(2, 1);
            File::from_raw_fd(descriptor)
        });
    }
}

/// The next message; None when there will be none any more.
pub fn receive() -> Result<Option<Message>, String> {
    let mut line = Vec::new();
    let read = std::io::stdin().lock().read_until(b'\n', &mut line);
    match read {
        Ok(_) if line.last() == Some(&b'\n') => message::parse(&line[..line.len() - 1]).map(Some),
        Ok(_) => Ok(None),
        Err(error) => Err(error.to_string()),
    }
}

/// In one piece.
pub fn send(kind: &str, parameters: &[&[u8]], data: &[u8]) {
    let mut output = OUTPUT.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    if let Some(output) = output.as_mut() {
        if output.write_all(&message::line(kind, parameters, data)).is_err() {
            std::process::exit(1); // the handler does not listen any more
        }
    }
}

/// A long text becomes several entries.
pub fn log(target: &str, text: &str) {
    let mut rest = text;
    loop {
        let (piece, more) = rest.split_at(fitting_size(rest));
        send("LogEntry", &[target.as_bytes(), piece.as_bytes()], b"");
        rest = more;
        if rest.is_empty() {
            return;
        }
    }
}

/// A long text is cut.
pub fn report_error(text: &str) {
    send("ErrorReport", &[text[..fitting_size(text)].as_bytes()], b"");
}

/// How many bytes fit one parameter, whole characters only.
fn fitting_size(text: &str) -> usize {
    (0..=text.len().min(LONGEST_TEXT)).rev().find(|&size| text.is_char_boundary(size)).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_are_cut_between_characters() {
        assert_eq!(fitting_size(&("e".repeat(749) + "é")), 749);
        assert_eq!(fitting_size(&"e".repeat(751)), 750);
        assert_eq!(fitting_size(""), 0);
    }
}
