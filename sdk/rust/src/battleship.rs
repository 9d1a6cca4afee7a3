//! Battleship: the grid, the ships, and what a bot for it must know how to do.

use crate::bot::{no_method, Error};
use crate::json::{FromJson, Json, JsonError};
use crate::notation::ParseError;
use crate::random::Random;
use std::cmp::Reverse;
use std::collections::HashSet;
use std::fmt;
use std::str::FromStr;

/// Columns and rows.
pub const GRID_SIZE: i32 = 10;

/// A square: column and row from 0. A-5 is (0, 4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    pub column: i32,
    pub row: i32,
}

impl Position {
    pub fn new(column: i32, row: i32) -> Position {
        Position { column, row }
    }

    pub fn is_on_grid(self) -> bool {
        (0..GRID_SIZE).contains(&self.column) && (0..GRID_SIZE).contains(&self.row)
    }

    /// The up to four squares that share an edge with this one.
    pub fn neighbours(self) -> impl Iterator<Item = Position> {
        let steps = [(0, -1), (-1, 0), (1, 0), (0, 1)];
        steps
            .into_iter()
            .map(move |(right, down)| Position::new(self.column + right, self.row + down))
            .filter(|square| square.is_on_grid())
    }
}

impl FromStr for Position {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Position, ParseError> {
        let row = match text.get(2..) {
            Some("10") => Some(9),
            Some(digit) if digit.len() == 1 => digit.parse().ok().map(|row: i32| row - 1),
            _ => None,
        };
        match (text.as_bytes(), row) {
            ([column @ b'A'..=b'J', b'-', ..], Some(row @ 0..=9)) => Ok(Position::new((column - b'A').into(), row)),
            _ => Err(ParseError(format!("no square: {}", text))),
        }
    }
}

impl fmt::Display for Position {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        write!(formatter, "{}-{}", (b'A' + self.column as u8) as char, self.row + 1)
    }
}

impl FromJson for Position {
    fn from_json(value: &Json) -> Result<Position, JsonError> {
        value.text()?.parse().map_err(JsonError::from)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Direction {
    Horizontal,
    Vertical,
}

/// A ship: its leftmost or topmost square, how it lies, how long it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Ship {
    pub position: Position,
    pub direction: Direction,
    pub size: i32,
}

impl Ship {
    pub fn squares(self) -> impl Iterator<Item = Position> {
        let Position { column, row } = self.position;
        (0..self.size).map(move |i| match self.direction {
            Direction::Horizontal => Position::new(column + i, row),
            Direction::Vertical => Position::new(column, row + i),
        })
    }
}

impl From<Ship> for Json {
    fn from(ship: Ship) -> Json {
        let direction = if ship.direction == Direction::Horizontal { "horizontal" } else { "vertical" };
        Json::object([
            ("position", ship.position.to_string().into()),
            ("direction", direction.into()),
            ("size", ship.size.into()),
        ])
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ShootResult {
    Miss,
    Hit,
    Sink,
}

impl fmt::Display for ShootResult {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        formatter.write_str(match self {
            ShootResult::Miss => "miss",
            ShootResult::Hit => "hit",
            ShootResult::Sink => "sink",
        })
    }
}

impl FromJson for ShootResult {
    fn from_json(value: &Json) -> Result<ShootResult, JsonError> {
        let results = [ShootResult::Miss, ShootResult::Hit, ShootResult::Sink];
        let text = value.text()?;
        let found = results.into_iter().find(|result| result.to_string() == text);
        found.ok_or_else(|| JsonError(format!("no result of a shot: {}", text)))
    }
}

/// What is known of the enemy's grid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TargetMap {
    rows: Vec<String>,
}

impl TargetMap {
    /// Ten rows of ten characters, as calls carry them: . free, o missed, - known to be water, x hit, # sunk.
    pub fn new(rows: Vec<String>) -> Result<TargetMap, ParseError> {
        let is_row =
            |row: &String| row.len() == GRID_SIZE as usize && row.chars().all(|letter| ".o-x#".contains(letter));
        if rows.len() != GRID_SIZE as usize || !rows.iter().all(is_row) {
            return Err(ParseError("the map is not 10 rows of 10".into()));
        }
        Ok(TargetMap { rows })
    }

    /// None where nothing is known. Water around a sunk ship is a miss; all parts of it are a sink.
    pub fn at(&self, position: Position) -> Option<ShootResult> {
        match self.rows[position.row as usize].as_bytes()[position.column as usize] {
            b'.' => None,
            b'x' => Some(ShootResult::Hit),
            b'#' => Some(ShootResult::Sink),
            _ => Some(ShootResult::Miss),
        }
    }

    /// The legal targets, row by row.
    pub fn free_positions(&self) -> Vec<Position> {
        all_positions().filter(|&position| self.at(position).is_none()).collect()
    }
}

fn all_positions() -> impl Iterator<Item = Position> {
    (0..GRID_SIZE * GRID_SIZE).map(|i| Position::new(i % GRID_SIZE, i / GRID_SIZE))
}

/// A valid fleet of these sizes, at random; never fails for the sizes the game asks for.
pub fn random_setup(ship_sizes: &[i32], random: &mut Random) -> Vec<Ship> {
    let mut sizes = ship_sizes.to_vec();
    sizes.sort_by_key(|&size| Reverse(size)); // the largest first: so there always is room
    let mut taken = HashSet::new();
    let mut ships = Vec::new();
    for size in sizes {
        let ship = *random.choose(&places_for(size, &taken));
        ships.push(ship);
        for square in ship.squares() {
            taken.insert(square);
            taken.extend(square.neighbours());
        }
    }
    ships
}

fn places_for(size: i32, taken: &HashSet<Position>) -> Vec<Ship> {
    let directions: &[Direction] =
        if size > 1 { &[Direction::Horizontal, Direction::Vertical] } else { &[Direction::Horizontal] };
    let is_free = |ship: &Ship| ship.squares().all(|square| square.is_on_grid() && !taken.contains(&square));
    all_positions()
        .flat_map(|position| directions.iter().map(move |&direction| Ship { position, direction, size }))
        .filter(is_free)
        .collect()
}

pub trait Bot {
    /// A fleet: one ship of each of these sizes.
    fn setup_field(&mut self, ship_sizes: &[i32]) -> Vec<Ship>;

    /// A free position; there is no previous target, and no result of it, at the first shot.
    fn next_shoot(
        &mut self,
        target_map: &TargetMap,
        previous_target: Option<Position>,
        previous_result: Option<ShootResult>,
    ) -> Position;
}

/// Answers calls until the game is over, and ends the program.
pub fn run(bot: impl Bot) -> ! {
    crate::run(Caller(bot))
}

struct Caller<B>(B);

impl<B: Bot> crate::Bot for Caller<B> {
    fn answer(&mut self, method: &str, params: &Json) -> Result<Json, Error> {
        match method {
            "setup_field" => {
                let sizes: Vec<i32> = params.get("ship_sizes")?.to()?;
                Ok(self.0.setup_field(&sizes).into())
            }
            "next_shoot" => {
                let map = TargetMap::new(params.get("target_map")?.to()?)?;
                let target = params.get("previous_target")?.to()?;
                let result = params.get("previous_result")?.to()?;
                Ok(self.0.next_shoot(&map, target, result).to_string().into())
            }
            _ => Err(no_method("Battleship", method)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn random_fleets_are_right() {
        let sizes = [4, 3, 3, 2, 2, 2, 1, 1, 1, 1];
        for seed in 0..100 {
            let ships = random_setup(&sizes, &mut Random::with_seed(seed));
            assert_eq!(ships.iter().map(|ship| ship.size).collect::<Vec<_>>(), sizes);
            let squares: HashSet<Position> = ships.iter().flat_map(|ship| ship.squares()).collect();
            assert_eq!(squares.len(), 20);
            for ship in ships {
                let own: HashSet<Position> = ship.squares().collect();
                assert!(own.iter().all(|square| square.is_on_grid()));
                assert!(own.iter().flat_map(|s| s.neighbours()).all(|s| own.contains(&s) || !squares.contains(&s)));
            }
        }
    }

    #[test]
    fn squares_have_their_names() {
        assert_eq!(Position::new(0, 4).to_string(), "A-5");
        assert_eq!("J-10".parse(), Ok(Position::new(9, 9)));
        for text in ["", "A", "A-", "A-0", "A-11", "K-1", "a-1", "A5", "AB-5", "A-+1", "A-é"] {
            assert!(text.parse::<Position>().is_err(), "{}", text);
        }
    }

    #[test]
    fn the_map_says_what_is_known() {
        let mut rows = vec!["..........".to_string(); 10];
        rows[0] = "o-x#......".into();
        let map = TargetMap::new(rows.clone()).unwrap();
        let known: Vec<_> = (0..5).map(|column| map.at(Position::new(column, 0))).collect();
        use ShootResult::{Hit, Miss, Sink};
        assert_eq!(known, [Some(Miss), Some(Miss), Some(Hit), Some(Sink), None]);
        assert_eq!(map.free_positions().len(), 96);
        rows[3] = "é.......".into();
        assert!(TargetMap::new(rows).is_err());
    }
}
