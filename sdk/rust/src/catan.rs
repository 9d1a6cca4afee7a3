//! Settlers of Catan: the board, the players, and what a bot for it must know how to do.

use crate::bot::{no_method, Error};
use crate::json::{FromJson, Json, JsonError};
use crate::notation::ParseError;
use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

/// A hex or a node: "-1,3" is (-1, 3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point {
    pub x: i32,
    pub y: i32,
}

impl Point {
    pub fn new(x: i32, y: i32) -> Point {
        Point { x, y }
    }

    pub fn is_hex(self) -> bool {
        (self.x + self.y) % 3 == 0
    }

    pub fn is_on_board(self) -> bool {
        let Point { x, y } = self;
        x.abs().max(y.abs()) <= 5 && [y - 2 * x, 2 * y - x, x + y].iter().all(|number| number.abs() <= 8)
    }

    /// The up to six points beside this one, clockwise from the top: around a hex, its nodes.
    pub fn around(self) -> impl Iterator<Item = Point> {
        let steps = [(1, 1), (1, 0), (0, -1), (-1, -1), (-1, 0), (0, 1)];
        steps.into_iter().map(move |(x, y)| Point::new(self.x + x, self.y + y)).filter(|point| point.is_on_board())
    }

    /// The hexes at a node.
    pub fn hexes(self) -> impl Iterator<Item = Point> {
        self.around().filter(|point| point.is_hex())
    }

    /// The nodes of a hex, or those that a road from this node can lead to.
    pub fn nodes(self) -> impl Iterator<Item = Point> {
        self.around().filter(|point| !point.is_hex())
    }
}

impl FromStr for Point {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Point, ParseError> {
        let numbers = text.split_once(',').map(|(x, y)| (x.parse(), y.parse()));
        match numbers {
            Some((Ok(x), Ok(y))) => Ok(Point { x, y }),
            _ => Err(ParseError(format!("no place: {}", text))),
        }
    }
}

impl fmt::Display for Point {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        write!(formatter, "{},{}", self.x, self.y)
    }
}

impl FromJson for Point {
    fn from_json(value: &Json) -> Result<Point, JsonError> {
        value.text()?.parse().map_err(JsonError::from)
    }
}

/// A place of a road or a harbour: two nodes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Edge(pub Point, pub Point);

impl FromJson for Edge {
    fn from_json(value: &Json) -> Result<Edge, JsonError> {
        let (one, other) = value.text()?.split_once(':').ok_or_else(|| JsonError("no edge".into()))?;
        Ok(Edge(one.parse::<Point>()?, other.parse::<Point>()?))
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Resource {
    Brick,
    Lumber,
    Wool,
    Grain,
    Ore,
}

impl Resource {
    pub const ALL: [Resource; 5] = [Resource::Brick, Resource::Lumber, Resource::Wool, Resource::Grain, Resource::Ore];

    pub fn name(self) -> &'static str {
        ["brick", "lumber", "wool", "grain", "ore"][self as usize]
    }

    /// None for other names, such as a harbour's "any".
    pub fn named(name: &str) -> Option<Resource> {
        Resource::ALL.into_iter().find(|resource| resource.name() == name)
    }
}

/// How many of each resource.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Resources([i32; 5]);

impl Resources {
    pub fn one(resource: Resource) -> Resources {
        let mut cards = Resources::default();
        cards[resource] = 1;
        cards
    }

    pub fn total(&self) -> i32 {
        self.0.iter().sum()
    }
}

impl Index<Resource> for Resources {
    type Output = i32;

    fn index(&self, resource: Resource) -> &i32 {
        &self.0[resource as usize]
    }
}

impl IndexMut<Resource> for Resources {
    fn index_mut(&mut self, resource: Resource) -> &mut i32 {
        &mut self.0[resource as usize]
    }
}

/// "2b1o", or "-" for no cards.
impl fmt::Display for Resources {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        if self.total() == 0 {
            return formatter.write_str("-");
        }
        for resource in Resource::ALL.into_iter().filter(|&resource| self[resource] > 0) {
            write!(formatter, "{}{}", self[resource], &resource.name()[..1])?;
        }
        Ok(())
    }
}

impl FromJson for Resources {
    fn from_json(value: &Json) -> Result<Resources, JsonError> {
        let mut cards = Resources::default();
        for resource in Resource::ALL {
            cards[resource] = value.get(resource.name())?.to()?;
        }
        Ok(cards)
    }
}

/// How many of each development card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Cards {
    pub knights: i32,
    pub road_building: i32,
    pub monopoly: i32,
    pub year_of_plenty: i32,
    pub victory_points: i32,
}

impl FromJson for Cards {
    fn from_json(value: &Json) -> Result<Cards, JsonError> {
        Ok(Cards {
            knights: value.get("knight")?.to()?,
            road_building: value.get("road-building")?.to()?,
            monopoly: value.get("monopoly")?.to()?,
            year_of_plenty: value.get("year-of-plenty")?.to()?,
            victory_points: value.get("victory-point")?.to()?,
        })
    }
}

/// A move in the game's notation: "settlement:-1,3".
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Move(pub String);

impl Move {
    pub fn discard(cards: Resources) -> Move {
        Move(format!("discard:{}", cards))
    }

    pub fn choose(resource: Resource) -> Move {
        Move(format!("choose:{}", resource.name()))
    }

    /// Some cards to another player for some others.
    pub fn offer(partner: usize, give: Resources, take: Resources) -> Move {
        Move(format!("offer:{}:{}:{}", partner, give, take))
    }

    /// settlement, road, city, roll, end, buy, play, robber, steal, choose, discard, bank, offer, accept, reject
    pub fn kind(&self) -> &str {
        self.0.split(':').next().unwrap_or_default()
    }

    /// What stands after the kind, between colons.
    pub fn arguments(&self) -> impl Iterator<Item = &str> {
        self.0.split(':').skip(1)
    }

    /// The points of a settlement, a city, a road or a move of the robber; of other moves there are none.
    pub fn places(&self) -> Vec<Point> {
        self.arguments().filter_map(|argument| argument.parse().ok()).collect()
    }
}

impl fmt::Display for Move {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

impl FromJson for Move {
    fn from_json(value: &Json) -> Result<Move, JsonError> {
        Ok(Move(value.to()?))
    }
}

impl From<Move> for Json {
    fn from(played: Move) -> Json {
        played.0.into()
    }
}

/// How many of 36 rolls of two dice show this number; 0 for none.
pub fn pips(number: Option<i32>) -> i32 {
    number.map_or(0, |number| 6 - (7 - number).abs())
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hex {
    pub at: Point,
    pub terrain: String,
    /// None in the desert, like its number.
    pub resource: Option<Resource>,
    pub number: Option<i32>,
}

impl FromJson for Hex {
    fn from_json(value: &Json) -> Result<Hex, JsonError> {
        let terrain: String = value.get("terrain")?.to()?;
        let terrains = ["hills", "forest", "pasture", "fields", "mountains"];
        let resource = terrains.into_iter().zip(Resource::ALL).find(|(name, _)| *name == terrain);
        Ok(Hex {
            at: value.get("at")?.to()?,
            resource: resource.map(|(_, resource)| resource),
            number: value.get("number")?.to()?,
            terrain,
        })
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Harbour {
    pub at: Edge,
    /// None: for any, at 3:1.
    pub resource: Option<Resource>,
}

impl FromJson for Harbour {
    fn from_json(value: &Json) -> Result<Harbour, JsonError> {
        Ok(Harbour { at: value.get("at")?.to()?, resource: Resource::named(value.get("resource")?.text()?) })
    }
}

/// What is known of a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    pub points: i32,
    /// None where it is hidden, like the cards; its size never is.
    pub hand: Option<Resources>,
    pub hand_size: i32,
    /// Not played yet.
    pub cards: Option<Cards>,
    /// Of those, bought in this turn.
    pub new_cards: Option<Cards>,
    pub card_count: i32,
    pub knights: i32,
    pub settlements: Vec<Point>,
    pub cities: Vec<Point>,
    pub roads: Vec<Edge>,
    pub road_length: i32,
    pub has_longest_road: bool,
    pub has_largest_army: bool,
    /// How many of a resource the bank takes for one card.
    pub rates: Resources,
}

impl FromJson for Player {
    fn from_json(value: &Json) -> Result<Player, JsonError> {
        Ok(Player {
            points: value.get("points")?.to()?,
            hand: value.get("hand")?.to()?,
            hand_size: value.get("hand_size")?.to()?,
            cards: value.get("cards")?.to()?,
            new_cards: value.get("new_cards")?.to()?,
            card_count: value.get("card_count")?.to()?,
            knights: value.get("knights")?.to()?,
            settlements: value.get("settlements")?.to()?,
            cities: value.get("cities")?.to()?,
            roads: value.get("roads")?.to()?,
            road_length: value.get("road_length")?.to()?,
            has_longest_road: value.get("longest_road")?.to()?,
            has_largest_army: value.get("largest_army")?.to()?,
            rates: value.get("rates")?.to()?,
        })
    }
}

/// A trade that one player offers another.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offer {
    pub player: usize,
    pub partner: usize,
    pub give: Resources,
    pub take: Resources,
}

impl FromJson for Offer {
    fn from_json(value: &Json) -> Result<Offer, JsonError> {
        Ok(Offer {
            player: value.get("from")?.to()?,
            partner: value.get("to")?.to()?,
            give: value.get("give")?.to()?,
            take: value.get("take")?.to()?,
        })
    }
}

/// What a player may know of the game.
#[derive(Debug, Clone, PartialEq)]
pub struct View {
    /// One's own.
    pub seat: usize,
    pub turn: usize,
    pub turn_number: i32,
    /// settlement, road, roll, turn, …
    pub expected: String,
    /// None before the roll.
    pub dice: Option<Vec<i32>>,
    pub robber: Point,
    pub hexes: Vec<Hex>,
    pub harbours: Vec<Harbour>,
    pub bank: Resources,
    pub deck: i32,
    pub players: Vec<Player>,
    pub offer: Option<Offer>,
    /// The last event: its "seat", its "move" and what came of it; null at the start.
    pub happened: Json,
}

impl View {
    pub fn me(&self) -> &Player {
        &self.players[self.seat]
    }

    pub fn hex_at(&self, point: Point) -> Option<&Hex> {
        self.hexes.iter().find(|hex| hex.at == point)
    }

    /// How many of 36 rolls bring a card to a settlement there.
    pub fn pips(&self, node: Point) -> i32 {
        node.hexes().filter_map(|point| self.hex_at(point)).map(|hex| pips(hex.number)).sum()
    }
}

impl FromJson for View {
    fn from_json(value: &Json) -> Result<View, JsonError> {
        Ok(View {
            seat: value.get("decides")?.to()?,
            turn: value.get("turn")?.to()?,
            turn_number: value.get("turn_number")?.to()?,
            expected: value.get("expected")?.to()?,
            dice: value.get("dice")?.to()?,
            robber: value.get("robber")?.to()?,
            hexes: value.get("hexes")?.to()?,
            harbours: value.get("harbours")?.to()?,
            bank: value.get("bank")?.to()?,
            deck: value.get("deck")?.to()?,
            players: value.get("players")?.to()?,
            offer: value.get("offer")?.to()?,
            happened: value.get("happened")?.clone(),
        })
    }
}

/// Each method is given what is known and the legal moves, and returns a move.
pub trait Bot {
    /// A settlement, or the road from the one just placed.
    fn initial_placement(&mut self, view: &View, legal_moves: &[Move]) -> Move;

    /// Roll, build, buy, play, trade, end. Offers, of which so many may still be made, are not in the list.
    fn take_turn(&mut self, view: &View, legal_moves: &[Move], offers_left: i32) -> Move;

    /// So many cards of one's hand.
    fn discard(&mut self, view: &View, count: i32) -> Move;

    fn move_robber(&mut self, view: &View, legal_moves: &[Move]) -> Move;

    fn steal(&mut self, view: &View, legal_moves: &[Move]) -> Move;

    /// For a monopoly, or once or twice for a year of plenty.
    fn choose_resource(&mut self, view: &View, legal_moves: &[Move]) -> Move;

    /// The view's offer; "accept" is among the moves if one can pay.
    fn answer_trade(&mut self, _view: &View, _legal_moves: &[Move]) -> Move {
        Move("reject".into())
    }
}

/// Answers calls until the game is over, and ends the program.
pub fn run(bot: impl Bot) -> ! {
    crate::run(Caller(bot))
}

struct Caller<B>(B);

impl<B: Bot> crate::Bot for Caller<B> {
    fn answer(&mut self, method: &str, params: &Json) -> Result<Json, Error> {
        let view: View = params.get("view")?.to()?;
        if method == "discard" {
            return Ok(self.0.discard(&view, params.get("count")?.to()?).into());
        }
        let moves: Vec<Move> = params.get("legal_moves")?.to()?;
        let chosen = match method {
            "initial_placement" => self.0.initial_placement(&view, &moves),
            "take_turn" => {
                let offers_left = params.find("offers_left").map_or(Ok(0), Json::to)?;
                self.0.take_turn(&view, &moves, offers_left)
            }
            "move_robber" => self.0.move_robber(&view, &moves),
            "steal" => self.0.steal(&view, &moves),
            "choose_resource" => self.0.choose_resource(&view, &moves),
            "answer_trade" => self.0.answer_trade(&view, &moves),
            _ => return Err(no_method("Catan", method)),
        };
        Ok(chosen.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_hexes_or_nodes() {
        assert_eq!("-1,3".parse(), Ok(Point::new(-1, 3)));
        assert_eq!(Point::new(-1, 3).to_string(), "-1,3");
        assert!(Point::new(1, 2).is_hex() && !Point::new(1, 1).is_hex());
        assert_eq!(Point::new(0, 0).nodes().count(), 6);
        let hexes: Vec<Point> = Point::new(1, 1).hexes().collect();
        assert_eq!(hexes, [Point::new(2, 1), Point::new(0, 0), Point::new(1, 2)]);
        assert_eq!(Point::new(3, 5).around().count(), 3);
        for text in ["", "1", "1,", ",1", "1,2,3", "a,b"] {
            assert!(text.parse::<Point>().is_err(), "{}", text);
        }
    }

    #[test]
    fn moves_know_their_parts() {
        let road = Move("road:0,1:-1,0".into());
        assert_eq!((road.kind(), road.places()), ("road", vec![Point::new(0, 1), Point::new(-1, 0)]));
        assert_eq!(Move("roll".into()).arguments().count(), 0);
    }

    #[test]
    fn moves_are_made_of_cards() {
        let mut cards = Resources::default();
        assert_eq!(Move::discard(cards).0, "discard:-");
        cards[Resource::Ore] = 1;
        cards[Resource::Brick] = 2;
        assert_eq!(Move::discard(cards).0, "discard:2b1o");
        assert_eq!(Move::offer(2, cards, Resources::one(Resource::Grain)).0, "offer:2:2b1o:1g");
        assert_eq!(Move::choose(Resource::Wool).0, "choose:wool");
    }

    #[test]
    fn pips_are_chances() {
        let chances: Vec<i32> = [Some(2), Some(6), Some(8), Some(12), None].into_iter().map(pips).collect();
        assert_eq!(chances, [1, 5, 5, 1, 0]);
    }
}
