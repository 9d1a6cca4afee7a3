//! Ploy: the board, its moves, and what a bot for it must know how to do.

use crate::bot::{no_method, Error};
use crate::json::{FromJson, Json, JsonError};
use crate::notation::ParseError;
use std::fmt;
use std::str::FromStr;

const SIZE: i8 = 9; // columns and rows of the board

/// A square of the board: a1, the lower left corner, is (0, 0).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square {
    pub column: i8,
    pub row: i8,
}

impl Square {
    pub fn is_on_board(self) -> bool {
        (0..SIZE).contains(&self.column) && (0..SIZE).contains(&self.row)
    }

    fn index(self) -> usize {
        self.row as usize * SIZE as usize + self.column as usize
    }
}

impl FromStr for Square {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Square, ParseError> {
        if let [column @ b'a'..=b'i', row @ b'1'..=b'9'] = *text.as_bytes() {
            return Ok(Square { column: (column - b'a') as i8, row: (row - b'1') as i8 });
        }
        Err(ParseError(format!("no square: {}", text)))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        write!(formatter, "{}{}", (b'a' + self.column as u8) as char, self.row + 1)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Colour {
    Black,
    White,
}

impl Colour {
    pub fn other(self) -> Colour {
        match self {
            Colour::Black => Colour::White,
            Colour::White => Colour::Black,
        }
    }

    fn letter(self) -> char {
        match self {
            Colour::Black => 'b',
            Colour::White => 'w',
        }
    }

    fn of_letter(letter: &str) -> Option<Colour> {
        [Colour::Black, Colour::White].into_iter().find(|colour| letter.chars().eq([colour.letter()]))
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        formatter.write_str(if *self == Colour::Black { "black" } else { "white" })
    }
}

/// A piece's kind is its number of lines.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    Shield = 1,
    Probe = 2,
    Lance = 3,
    Commander = 4,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Piece {
    pub colour: Colour,
    /// Its lines: bit 0 is north, the higher bits go on clockwise.
    pub mask: u8,
}

impl Piece {
    pub fn kind(self) -> Kind {
        match self.mask.count_ones() {
            1 => Kind::Shield,
            2 => Kind::Probe,
            3 => Kind::Lance,
            _ => Kind::Commander,
        }
    }

    /// How many squares it may move at once.
    pub fn reach(self) -> i8 {
        match self.kind() {
            Kind::Commander => 1,
            other => other as i8,
        }
    }

    pub fn turned(self, steps: u32) -> Piece {
        Piece { mask: self.mask.rotate_left(steps), ..self }
    }
}

impl FromStr for Piece {
    type Err = ParseError;

    fn from_str(field: &str) -> Result<Piece, ParseError> {
        let colour = field.get(..1).and_then(Colour::of_letter);
        let mask = field.get(1..).and_then(|digits| digits.parse::<u8>().ok());
        match (colour, mask) {
            (Some(colour), Some(mask)) if (1..=4).contains(&mask.count_ones()) => Ok(Piece { colour, mask }),
            _ => Err(ParseError(format!("no piece: {}", field))),
        }
    }
}

/// A move, "e3-e4-0".
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    pub from: Square,
    pub to: Square,
    /// Steps of 45° clockwise, after moving.
    pub turn: u32,
}

impl FromStr for Move {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Move, ParseError> {
        let parts: Vec<&str> = text.split('-').collect();
        match (parts.as_slice(), text.bytes().last()) {
            ([from, to, turn], Some(digit @ b'0'..=b'7')) if turn.len() == 1 => {
                Ok(Move { from: from.parse()?, to: to.parse()?, turn: (digit - b'0').into() })
            }
            _ => Err(ParseError(format!("no move: {}", text))),
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        write!(formatter, "{}-{}-{}", self.from, self.to, self.turn)
    }
}

impl FromJson for Move {
    fn from_json(value: &Json) -> Result<Move, JsonError> {
        value.text()?.parse().map_err(JsonError::from)
    }
}

/// A board and whose turn it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Position {
    board: [Option<Piece>; 81],
    to_move: Colour,
}

impl Position {
    pub fn at(&self, square: Square) -> Option<Piece> {
        self.board[square.index()]
    }

    pub fn to_move(&self) -> Colour {
        self.to_move
    }

    /// The position after a move, which must be legal.
    pub fn after(&self, played: Move) -> Position {
        let mut next = self.clone();
        next.board[played.to.index()] = next.board[played.from.index()].take().map(|piece| piece.turned(played.turn));
        next.to_move = self.to_move.other();
        next
    }

    /// Whether a side has no commander left, or nothing but its commander.
    pub fn has_lost(&self, colour: Colour) -> bool {
        let has = |is_commander: bool| {
            let own = self.board.iter().flatten().filter(|piece| piece.colour == colour);
            own.into_iter().any(|piece| (piece.kind() == Kind::Commander) == is_commander)
        };
        !has(true) || !has(false)
    }
}

impl FromStr for Position {
    type Err = ParseError;

    /// "<board> <b|w>"
    fn from_str(text: &str) -> Result<Position, ParseError> {
        let wrong = || ParseError(format!("no position: {}", text));
        let (rows, side) = text.split_once(' ').ok_or_else(wrong)?;
        let rows: Vec<Vec<&str>> = rows.split('/').map(|row| row.split(',').collect()).collect();
        if rows.len() != SIZE as usize || rows.iter().any(|row| row.len() != SIZE as usize) {
            return Err(wrong());
        }
        let mut board = [None; 81];
        // The upper rows stand first.
        for (square, field) in rows.iter().rev().flatten().enumerate().filter(|(_, field)| !field.is_empty()) {
            board[square] = Some(field.parse()?);
        }
        Ok(Position { board, to_move: Colour::of_letter(side).ok_or_else(wrong)? })
    }
}

impl fmt::Display for Position {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        let field = |piece: &Option<Piece>| piece.map_or(String::new(), |p| format!("{}{}", p.colour.letter(), p.mask));
        let row = |pieces: &[Option<Piece>]| pieces.iter().map(field).collect::<Vec<_>>().join(",");
        let rows: Vec<String> = self.board.chunks(SIZE as usize).rev().map(row).collect();
        write!(formatter, "{} {}", rows.join("/"), self.to_move.letter())
    }
}

// From bit 0, north, clockwise: steps in columns and rows.
const DIRECTIONS: [(i8, i8); 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

/// All legal moves, sorted as their texts are.
pub fn list_moves(position: &Position) -> Vec<Move> {
    let mut moves = Vec::new();
    if position.has_lost(Colour::Black) || position.has_lost(Colour::White) {
        return moves;
    }
    for column in 0..SIZE {
        for row in 0..SIZE {
            let from = Square { column, row };
            if let Some(piece) = position.at(from).filter(|piece| piece.colour == position.to_move) {
                add_turns(&mut moves, from, from, piece);
                add_steps(&mut moves, position, from, piece);
            }
        }
    }
    moves.sort_unstable();
    moves
}

/// Turns that leave everything as it was are no moves.
fn add_turns(moves: &mut Vec<Move>, from: Square, to: Square, piece: Piece) {
    let changes = |&turn: &u32| from != to || piece.turned(turn) != piece;
    moves.extend((1..8).filter(changes).map(|turn| Move { from, to, turn }));
}

/// Along the piece's lines: over empty squares, up to the end of its reach or an enemy.
fn add_steps(moves: &mut Vec<Move>, position: &Position, from: Square, piece: Piece) {
    let lines = (0..8).filter(|direction| piece.mask >> direction & 1 == 1);
    for (east, north) in lines.map(|direction| DIRECTIONS[direction as usize]) {
        for step in 1..=piece.reach() {
            let to = Square { column: from.column + step * east, row: from.row + step * north };
            let there = if to.is_on_board() { position.at(to) } else { None };
            if !to.is_on_board() || there.map_or(false, |other| other.colour == piece.colour) {
                break;
            }
            moves.push(Move { from, to, turn: 0 });
            if piece.kind() == Kind::Shield {
                add_turns(moves, from, to, piece);
            }
            if there.is_some() {
                break;
            }
        }
    }
}

pub trait Bot {
    /// One of the legal moves.
    fn get_move(&mut self, position: &Position, legal_moves: &[Move]) -> Move;
}

/// Answers calls until the game is over, and ends the program.
pub fn run(bot: impl Bot) -> ! {
    crate::run(Caller(bot))
}

struct Caller<B>(B);

impl<B: Bot> crate::Bot for Caller<B> {
    fn answer(&mut self, method: &str, params: &Json) -> Result<Json, Error> {
        if method != "get_move" {
            return Err(no_method("Ploy", method));
        }
        let position = params.get("position")?.text()?.parse()?;
        let moves: Vec<Move> = params.get("legal_moves")?.to()?;
        Ok(self.0.get_move(&position, &moves).to_string().into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &str = ",w84,w41,w56,w170,w56,w41,w84,/,,w24,w40,w17,w40,w48,,/,,,w16,w16,w16,,,/,,,,,,,,/,,,,,,,,/\
        ,,,,,,,,/,,,b1,b1,b1,,,/,,b3,b130,b17,b130,b129,,/,b69,b146,b131,b170,b131,b146,b69, b";

    #[test]
    fn lists_the_moves_that_the_rules_count() {
        let start: Position = START.parse().unwrap();
        let moves = list_moves(&start);
        assert_eq!(moves.len(), 145);
        assert_eq!(moves.iter().map(|&played| list_moves(&start.after(played)).len()).sum::<usize>(), 21025);
        let mut texts: Vec<String> = moves.iter().map(Move::to_string).collect();
        texts.sort();
        assert_eq!(texts, moves.iter().map(Move::to_string).collect::<Vec<_>>());
        assert_eq!(start.to_string(), START);
    }

    #[test]
    fn finished_games_have_no_moves() {
        let end = format!(",,,,w170,,,,/{},,,b1,b170,,,, b", ",,,,,,,,/".repeat(7));
        assert_eq!(list_moves(&end.parse().unwrap()), []);
    }

    #[test]
    fn refuses_other_texts() {
        let with = |piece: &str| START.replacen("w84", piece, 1);
        for text in [
            "",
            " b",
            ",,,,,,,,/,,,,,,,, b",
            &with("x84"),
            &with("w31"),
            &with("w"),
            &with("é"),
            &START.replace(" b", " x"),
        ] {
            assert!(text.parse::<Position>().is_err(), "{}", text);
        }
        for text in ["", "e3-e4-8", "e3e4-0", "e3-j4-0", "e3-e4-01", "e3-e4-0-"] {
            assert!(text.parse::<Move>().is_err(), "{}", text);
        }
    }
}
