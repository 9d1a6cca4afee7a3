package catan

import (
	"fmt"
	"strings"
)

// Resource is what a terrain gives.
type Resource string

// The resources; Any is for harbours that take whatever there are three of.
const (
	Brick  Resource = "brick"
	Lumber Resource = "lumber"
	Wool   Resource = "wool"
	Grain  Resource = "grain"
	Ore    Resource = "ore"
	Any    Resource = "any"
)

// AllResources in the order in which the notation has them.
var AllResources = []Resource{Brick, Lumber, Wool, Grain, Ore}

// Resources are cards: how many of each resource.
type Resources map[Resource]int

// Total is the number of cards.
func (r Resources) Total() int {
	total := 0
	for _, count := range r {
		total += count
	}
	return total
}

// String writes "2b1o", or "-" for no cards.
func (r Resources) String() string {
	text := ""
	for _, resource := range AllResources {
		if r[resource] > 0 {
			text += fmt.Sprintf("%d%c", r[resource], resource[0])
		}
	}
	if text == "" {
		return "-"
	}
	return text
}

// Move is a move in the game's notation: "settlement:-1,3".
type Move string

// Kind is settlement, road, city, roll, end, buy, play, robber, steal, choose, discard, bank, offer, accept or reject.
func (m Move) Kind() string {
	kind, _, _ := strings.Cut(string(m), ":")
	return kind
}

// Arguments are what stands after the kind, between colons.
func (m Move) Arguments() []string {
	return strings.Split(string(m), ":")[1:]
}

// Places are the points of a settlement, a city, a road or a move of the robber; of other moves there are none.
func (m Move) Places() []Point {
	var places []Point
	for _, argument := range m.Arguments() {
		if point, err := ParsePoint(argument); err == nil {
			places = append(places, point)
		}
	}
	return places
}

// Discard is the move that discards these cards.
func Discard(cards Resources) Move {
	return Move("discard:" + cards.String())
}

// Choose is the move that names a resource.
func Choose(resource Resource) Move {
	return Move("choose:" + resource)
}

// Offer is the move that offers another player some cards for some others.
func Offer(partner int, give, take Resources) Move {
	return Move(fmt.Sprintf("offer:%d:%v:%v", partner, give, take))
}
