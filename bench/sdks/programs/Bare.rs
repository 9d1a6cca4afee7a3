//! Reads whatever comes, and answers 1 to the call "next".

use std::fs::File;
use std::io::{Read, Write};
use std::os::unix::io::FromRawFd;

fn main() {
    // Nobody else has taken hold of them.
    let (mut input, mut output) = unsafe { (File::from_raw_fd(0), File::from_raw_fd(1)) };
    let mut bytes = vec![0; 65536];
    while input.read(&mut bytes).unwrap_or(0) > 0 {
        if output.write_all(b"MESSAGE-CallResult-bmV4dA==-4-MQ==\n").is_err() {
            return;
        }
    }
}
