//! Base64 as the protocol wants it: the standard alphabet, padded, one text for each value.

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const NONE: u8 = 64;

const VALUES: [u8; 256] = {
    let mut values = [NONE; 256];
    let mut i = 0;
    while i < 64 {
        values[ALPHABET[i] as usize] = i as u8;
        i += 1;
    }
    values
};

pub fn encoded_size(size: usize) -> usize {
    (size + 2) / 3 * 4
}

pub fn append_encoded(text: &mut Vec<u8>, data: &[u8]) {
    for group in data.chunks(3) {
        let bits = group.iter().fold(0u32, |bits, &byte| bits << 8 | u32::from(byte)) << (8 * (3 - group.len()));
        for i in 0..4 {
            text.push(if i <= group.len() { ALPHABET[(bits >> (18 - 6 * i)) as usize & 63] } else { b'=' });
        }
    }
}

/// None where the text is not the base64 of anything.
pub fn decode(text: &[u8]) -> Option<Vec<u8>> {
    if text.len() % 4 != 0 {
        return None;
    }
    let padding = text.iter().rev().take(2).take_while(|&&letter| letter == b'=').count();
    let letters = &text[..text.len() - padding];
    let mut data = Vec::with_capacity(text.len() / 4 * 3);
    for group in letters.chunks(4) {
        let mut bits = 0u32;
        for &letter in group {
            let value = VALUES[letter as usize];
            if value == NONE {
                return None;
            }
            bits = bits << 6 | u32::from(value);
        }
        let bytes = group.len() * 6 / 8;
        bits <<= 6 * (4 - group.len());
        let spare = bits & (0x00FF_FFFF >> (8 * bytes));
        if spare != 0 {
            return None;
        }
        data.extend_from_slice(&bits.to_be_bytes()[1..=bytes]);
    }
    Some(data)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn goes_there_and_back() {
        for size in 0..50u8 {
            let data: Vec<u8> = (0..size).map(|i| i.wrapping_mul(37)).collect();
            let mut text = Vec::new();
            append_encoded(&mut text, &data);
            assert_eq!(text.len(), encoded_size(data.len()));
            assert_eq!(decode(&text), Some(data));
        }
    }

    #[test]
    fn knows_one_text_for_each_value() {
        assert_eq!(decode(b"QQ=="), Some(b"A".to_vec()));
        for text in ["QQ", "QQ=", "QR==", "QUJ=", "Q===", "====", "QQ==QQ==", "Q-==", "QUJD\n"] {
            assert_eq!(decode(text.as_bytes()), None, "{}", text);
        }
    }
}
