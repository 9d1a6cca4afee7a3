//! Reads one JSON text, strictly.

use crate::json::{Json, JsonError};

const DEEPEST: usize = 64;

type Result<T> = std::result::Result<T, JsonError>;

pub fn read(text: &[u8]) -> Result<Json> {
    let text = std::str::from_utf8(text).map_err(|_| JsonError("not JSON: no UTF-8".into()))?;
    let mut reader = Reader { text, position: 0, depth: 0 };
    let value = reader.value()?;
    reader.skip_blanks();
    match reader.peek() {
        None => Ok(value),
        Some(_) => reader.wrong("text after the value"),
    }
}

struct Reader<'a> {
    text: &'a str,
    position: usize,
    depth: usize,
}

impl Reader<'_> {
    fn value(&mut self) -> Result<Json> {
        self.skip_blanks();
        match self.peek() {
            Some(b'{') => self.object(),
            Some(b'[') => self.list(),
            Some(b'"') => self.string().map(Json::Text),
            Some(b't') => self.word("true", Json::Bool(true)),
            Some(b'f') => self.word("false", Json::Bool(false)),
            Some(b'n') => self.word("null", Json::Null),
            _ => self.number(),
        }
    }

    fn object(&mut self) -> Result<Json> {
        let mut members = Vec::new();
        self.enter()?;
        if !self.try_take(b'}') {
            loop {
                self.skip_blanks();
                if self.peek() != Some(b'"') {
                    return self.wrong("a member's name is missing");
                }
                let name = self.string()?;
                self.skip_blanks();
                self.take(b':')?;
                members.push((name, self.value()?));
                self.skip_blanks();
                if !self.try_take(b',') {
                    break;
                }
            }
            self.take(b'}')?;
        }
        self.depth -= 1;
        Ok(Json::Object(members))
    }

    fn list(&mut self) -> Result<Json> {
        let mut items = Vec::new();
        self.enter()?;
        if !self.try_take(b']') {
            loop {
                items.push(self.value()?);
                self.skip_blanks();
                if !self.try_take(b',') {
                    break;
                }
            }
            self.take(b']')?;
        }
        self.depth -= 1;
        Ok(Json::List(items))
    }

    fn enter(&mut self) -> Result<()> {
        self.depth += 1;
        if self.depth > DEEPEST {
            return self.wrong("nested too deeply");
        }
        self.position += 1;
        self.skip_blanks();
        Ok(())
    }

    fn string(&mut self) -> Result<String> {
        self.position += 1;
        let mut result = String::new();
        loop {
            let rest = &self.text.as_bytes()[self.position..];
            let plain = rest.iter().position(|&letter| letter == b'"' || letter == b'\\' || letter < b' ');
            let plain = match plain {
                Some(plain) => plain,
                None => return self.wrong("a text without an end"),
            };
            result.push_str(&self.text[self.position..self.position + plain]);
            self.position += plain + 1;
            match rest[plain] {
                b'"' => return Ok(result),
                b'\\' => result.push(self.escape()?),
                _ => return self.wrong("a control character in a text"),
            }
        }
    }

    fn escape(&mut self) -> Result<char> {
        let letter = self.peek();
        self.position += 1;
        Ok(match letter {
            Some(letter @ (b'"' | b'\\' | b'/')) => letter as char,
            Some(b'b') => '\u{8}',
            Some(b'f') => '\u{c}',
            Some(b'n') => '\n',
            Some(b'r') => '\r',
            Some(b't') => '\t',
            Some(b'u') => return self.code(),
            _ => return self.wrong("an escape that does not exist"),
        })
    }

    fn code(&mut self) -> Result<char> {
        let first = self.hexadecimal()?;
        if (0xD800..0xDC00).contains(&first) && self.text[self.position..].starts_with("\\u") {
            self.position += 2;
            let second = self.hexadecimal()?;
            let code = 0x10000 + ((first - 0xD800) << 10) + second.wrapping_sub(0xDC00);
            return Ok(char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER));
        }
        Ok(char::from_u32(first).unwrap_or(char::REPLACEMENT_CHARACTER))
    }

    fn hexadecimal(&mut self) -> Result<u32> {
        let digits = self.text.get(self.position..self.position + 4).unwrap_or("");
        self.position += 4;
        match u32::from_str_radix(digits, 16) {
            Ok(code) if !digits.starts_with('+') => Ok(code),
            _ => self.wrong("no four hexadecimal digits"),
        }
    }

    fn number(&mut self) -> Result<Json> {
        let begin = self.position;
        self.try_take(b'-');
        if !self.try_take(b'0') {
            self.digits()?;
        }
        let whole_end = self.position;
        if self.try_take(b'.') {
            self.digits()?;
        }
        if self.try_take(b'e') || self.try_take(b'E') {
            let _has_sign = self.try_take(b'+') || self.try_take(b'-');
            self.digits()?;
        }
        let text = &self.text[begin..self.position];
        let whole = if self.position == whole_end { text.parse().ok() } else { None };
        match (whole, text.parse()) {
            (Some(number), _) => Ok(Json::Integer(number)),
            (None, Ok(number)) => Ok(Json::Number(number)),
            (None, Err(_)) => self.wrong("no number"),
        }
    }

    fn digits(&mut self) -> Result<()> {
        let begin = self.position;
        while self.peek().map_or(false, |letter| letter.is_ascii_digit()) {
            self.position += 1;
        }
        if self.position == begin {
            return self.wrong("a value is missing");
        }
        Ok(())
    }

    fn word(&mut self, word: &str, value: Json) -> Result<Json> {
        if !self.text[self.position..].starts_with(word) {
            return self.wrong("a value is missing");
        }
        self.position += word.len();
        Ok(value)
    }

    fn skip_blanks(&mut self) {
        while matches!(self.peek(), Some(b' ' | b'\t' | b'\r' | b'\n')) {
            self.position += 1;
        }
    }

    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.position).copied()
    }

    fn try_take(&mut self, letter: u8) -> bool {
        let is_there = self.peek() == Some(letter);
        self.position += usize::from(is_there);
        is_there
    }

    fn take(&mut self, letter: u8) -> Result<()> {
        if self.try_take(letter) {
            return Ok(());
        }
        self.wrong(&format!("a {} is missing", letter as char))
    }

    fn wrong<T>(&self, why: &str) -> Result<T> {
        Err(JsonError(format!("not JSON: {} at byte {}", why, self.position)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn goes_there_and_back() {
        let text = r#"{"a":[1,-2.5,null,true,"é😀"],"b":{},"c":[],"d":9007199254740993}"#;
        assert_eq!(read(text.as_bytes()).unwrap().to_string(), text);
        let escaped = read(br#""\"\\\/\b\n\u00e9\ud83d\ude00\ud800""#).unwrap();
        assert_eq!(escaped, Json::Text("\"\\/\u{8}\né😀\u{FFFD}".into()));
        assert_eq!(read(escaped.to_string().as_bytes()).unwrap(), escaped);
        assert_eq!(read(b" [ 1 , 1e2 ]\n").unwrap(), Json::List(vec![Json::Integer(1), Json::Number(100.0)]));
        assert_eq!(read(b"10000000000000000000").unwrap(), Json::Number(1e19));
    }

    #[test]
    fn refuses_what_is_no_json() {
        let deep = "[".repeat(65) + &"]".repeat(65);
        for text in [
            "",
            "[",
            "1 2",
            "NaN",
            "[1,]",
            "{\"a\":1",
            "nul",
            "'a'",
            "01",
            "1.",
            "\"\n\"",
            "\"\\x\"",
            "\"\\u12g4\"",
            "\"\\u+123\"",
            "\"\\u12é\"",
            "{1:2}",
            "-",
            "\"a",
            &deep,
        ] {
            assert!(read(text.as_bytes()).is_err(), "{}", text);
        }
        assert!(read(b"\"\xff\"").is_err());
    }
}
