package catan

import "encoding/json"

// Pips are how many of 36 rolls of two dice show this number; 0 for 0.
func Pips(number int) int {
	switch {
	case number == 0:
		return 0
	case number < 7:
		return number - 1
	default:
		return 13 - number
	}
}

// Hex is a terrain and its number, 0 for the desert.
type Hex struct {
	At      Point  `json:"at"`
	Terrain string `json:"terrain"`
	Number  int    `json:"number"`
}

// Resource is what the hex gives: "" for the desert.
func (h Hex) Resource() Resource {
	return map[string]Resource{
		"hills": Brick, "forest": Lumber, "pasture": Wool, "fields": Grain, "mountains": Ore,
	}[h.Terrain]
}

// Harbour is where one resource, or Any, is traded at a better rate.
type Harbour struct {
	At       Edge     `json:"at"`
	Resource Resource `json:"resource"`
}

// Player is what is known of a player. Hand, Cards and NewCards are nil where they are hidden; their sizes never are.
type Player struct {
	Points         int            `json:"points"`
	Hand           Resources      `json:"hand"`
	HandSize       int            `json:"hand_size"`
	Cards          map[string]int `json:"cards"`     // not played yet: "knight", "road-building", …
	NewCards       map[string]int `json:"new_cards"` // of those, bought in this turn
	CardCount      int            `json:"card_count"`
	Knights        int            `json:"knights"`
	Settlements    []Point        `json:"settlements"`
	Cities         []Point        `json:"cities"`
	Roads          []Edge         `json:"roads"`
	RoadLength     int            `json:"road_length"`
	HasLongestRoad bool           `json:"longest_road"`
	HasLargestArmy bool           `json:"largest_army"`
	Rates          Resources      `json:"rates"` // how many of a resource the bank takes for one card
}

// Trade is an offer of one player to another.
type Trade struct {
	Player  int       `json:"from"`
	Partner int       `json:"to"`
	Give    Resources `json:"give"`
	Take    Resources `json:"take"`
}

// View is what a player may know of the game.
type View struct {
	Seat       int             `json:"decides"` // one's own
	Turn       int             `json:"turn"`
	TurnNumber int             `json:"turn_number"`
	Expected   string          `json:"expected"` // settlement, road, roll, turn, …
	Dice       []int           `json:"dice"`     // none before the roll
	Robber     Point           `json:"robber"`
	Hexes      []Hex           `json:"hexes"`
	Harbours   []Harbour       `json:"harbours"`
	Bank       Resources       `json:"bank"`
	Deck       int             `json:"deck"`
	Players    []Player        `json:"players"`
	Offer      *Trade          `json:"offer"`    // nil where none is to be answered
	Happened   json.RawMessage `json:"happened"` // the last event: its "seat", its "move" and what came of it
}

// Me is the player who is asked.
func (v View) Me() Player {
	return v.Players[v.Seat]
}

// HexAt is the hex at a point; the zero Hex where there is none.
func (v View) HexAt(point Point) Hex {
	for _, hex := range v.Hexes {
		if hex.At == point {
			return hex
		}
	}
	return Hex{}
}

// Pips are how many of 36 rolls bring a card to a settlement there.
func (v View) Pips(node Point) int {
	sum := 0
	for _, hex := range node.Hexes() {
		sum += Pips(v.HexAt(hex).Number)
	}
	return sum
}
