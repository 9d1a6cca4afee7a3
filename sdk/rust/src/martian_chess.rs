//! Martian Chess: the board, its moves, and what a bot for it must know how to do.

use crate::bot::{no_method, Error};
use crate::json::{FromJson, Json, JsonError};
use crate::notation::ParseError;
use std::fmt;
use std::str::FromStr;

pub const ROWS: usize = 8;
pub const COLUMNS: usize = 4;

/// Row 0 is at the top, which is row 8 in the notation: a8 is (0, 0), d1 is (7, 3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Square {
    pub row: usize,
    pub column: usize,
}

impl Square {
    /// The player whose half it is: 0 has the top, 1 the bottom.
    pub fn owner(self) -> usize {
        self.row / (ROWS / 2)
    }
}

impl FromStr for Square {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Square, ParseError> {
        if let [column @ b'a'..=b'd', row @ b'1'..=b'8'] = *text.as_bytes() {
            return Ok(Square { row: (b'8' - row).into(), column: (column - b'a').into() });
        }
        Err(ParseError(format!("no square: {}", text)))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        write!(formatter, "{}{}", (b'a' + self.column as u8) as char, ROWS - self.row)
    }
}

/// A piece's kind is its number of points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    None = 0,
    Pawn = 1,
    Drone = 2,
    Queen = 3,
}

impl Kind {
    const ALL: [Kind; 4] = [Kind::None, Kind::Pawn, Kind::Drone, Kind::Queen];
    const LETTERS: &'static str = ".pdq";

    pub fn points(self) -> i32 {
        self as i32
    }
}

/// A move, "c6-d5".
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move {
    pub from: Square,
    pub to: Square,
}

impl Move {
    /// Over the border: the piece is the opponent's from then on.
    pub fn crosses(self) -> bool {
        self.from.owner() != self.to.owner()
    }
}

impl FromStr for Move {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Move, ParseError> {
        let (from, to) = text.split_once('-').ok_or_else(|| ParseError(format!("no move: {}", text)))?;
        Ok(Move { from: from.parse()?, to: to.parse()? })
    }
}

impl fmt::Display for Move {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        write!(formatter, "{}-{}", self.from, self.to)
    }
}

impl FromJson for Move {
    fn from_json(value: &Json) -> Result<Move, JsonError> {
        value.text()?.parse().map_err(JsonError::from)
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Position {
    pub board: [[Kind; COLUMNS]; ROWS],
    pub to_move: usize,
    pub scores: [i32; 2],
    /// The last move, unless it was a capture: the one that may not be taken back.
    pub last_quiet_move: Option<Move>,
    /// Plies since the number of pieces changed.
    pub quiet_plies: u32,
}

impl Position {
    pub fn at(&self, square: Square) -> Kind {
        self.board[square.row][square.column]
    }

    /// What a legal move scores: the points of the piece it captures, or nothing.
    pub fn points_of(&self, played: Move) -> i32 {
        if played.crosses() {
            self.at(played.to).points()
        } else {
            0
        }
    }

    /// The position after a legal move.
    pub fn after(&self, played: Move) -> Position {
        let points = self.points_of(played);
        let merges = !played.crosses() && self.at(played.to) != Kind::None;
        let moved = self.at(played.from) as usize + if merges { self.at(played.to) as usize } else { 0 };
        let mut next = self.clone();
        next.board[played.to.row][played.to.column] = Kind::ALL[moved];
        next.board[played.from.row][played.from.column] = Kind::None;
        next.scores[self.to_move] += points;
        next.to_move = 1 - self.to_move;
        next.last_quiet_move = if points > 0 { None } else { Some(played) };
        next.quiet_plies = if points > 0 || merges { 0 } else { self.quiet_plies + 1 };
        next
    }
}

impl FromStr for Position {
    type Err = ParseError;

    /// "<board> <side> <scores> <last move or -> <plies>"
    fn from_str(text: &str) -> Result<Position, ParseError> {
        let words: Vec<&str> = text.split(' ').collect();
        let parsed = match words.as_slice() {
            [board, side, scores, last, plies] => parse_words(board, side, scores, last, plies),
            _ => None,
        };
        parsed.ok_or_else(|| ParseError(format!("no position: {}", text)))
    }
}

fn parse_words(board: &str, side: &str, scores: &str, last: &str, plies: &str) -> Option<Position> {
    let (first, second) = scores.split_once('-')?;
    Some(Position {
        board: parse_board(board)?,
        to_move: side.parse().ok().filter(|&side| side < 2)?,
        scores: [first.parse().ok()?, second.parse().ok()?],
        last_quiet_move: if last == "-" { None } else { Some(last.parse().ok()?) },
        quiet_plies: plies.parse().ok()?,
    })
}

fn parse_board(text: &str) -> Option<[[Kind; COLUMNS]; ROWS]> {
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != ROWS || rows.iter().any(|row| row.len() != COLUMNS) {
        return None;
    }
    let mut board = [[Kind::None; COLUMNS]; ROWS];
    for (row, letters) in rows.iter().enumerate() {
        for (column, letter) in letters.chars().enumerate() {
            board[row][column] = Kind::ALL[Kind::LETTERS.find(letter)?];
        }
    }
    Some(board)
}

impl fmt::Display for Position {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        let letter = |kind: &Kind| Kind::LETTERS.as_bytes()[*kind as usize] as char;
        let rows: Vec<String> = self.board.iter().map(|row| row.iter().map(letter).collect()).collect();
        let last = self.last_quiet_move.map_or("-".to_string(), |last| last.to_string());
        let [first, second] = self.scores;
        write!(formatter, "{} {} {}-{} {} {}", rows.join("/"), self.to_move, first, second, last, self.quiet_plies)
    }
}

pub trait Bot {
    /// One of the legal moves; there is no previous move at the start.
    fn get_action(&mut self, position: &Position, legal_moves: &[Move], previous_move: Option<Move>) -> Move;
}

/// Answers calls until the game is over, and ends the program.
pub fn run(bot: impl Bot) -> ! {
    crate::run(Caller(bot))
}

struct Caller<B>(B);

impl<B: Bot> crate::Bot for Caller<B> {
    fn answer(&mut self, method: &str, params: &Json) -> Result<Json, Error> {
        if method != "get_action" {
            return Err(no_method("Martian Chess", method));
        }
        let position = params.get("position")?.text()?.parse()?;
        let moves: Vec<Move> = params.get("legal_moves")?.to()?;
        let previous = params.get("previous_move")?.to()?;
        Ok(self.0.get_action(&position, &moves, previous).to_string().into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(position: &str, played: &str) -> String {
        position.parse::<Position>().unwrap().after(played.parse().unwrap()).to_string()
    }

    #[test]
    fn reads_and_plays() {
        let text = "qqd./qdp./dpp./...p/..../.ppd/.pdq/.dqq 1 3-12 c6-d5 7";
        assert_eq!(text.parse::<Position>().unwrap().to_string(), text);
        let capture = after("..../..../..../...p/..../..q./..../.... 1 0-0 - 3", "c3-d5");
        assert_eq!(capture, "..../..../..../...q/..../..../..../.... 0 0-1 - 0");
        let merge = after("..../..../..../..../..../..p./.d../.... 1 0-0 - 3", "c3-b2");
        assert_eq!(merge, "..../..../..../..../..../..../.q../.... 0 0-0 c3-b2 0");
    }

    #[test]
    fn refuses_other_texts() {
        let text = "qqd./qdp./dpp./..../..../.ppd/.pdq/.dqq 0 0-0 - 0";
        for wrong in [
            "",
            "qqd. 0 0-0 - 0",
            &text.replace('q', "x"),
            &text.replace(" 0 ", " 2 "),
            &text.replace(" - ", " a9-a8 "),
        ] {
            assert!(wrong.parse::<Position>().is_err(), "{}", wrong);
        }
        for wrong in ["", "c6d5", "c6-d9", "c6-d5-"] {
            assert!(wrong.parse::<Move>().is_err(), "{}", wrong);
        }
    }
}
