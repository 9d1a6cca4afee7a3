package catan

import (
	"fmt"
	"testing"
)

func TestPointsAreHexesOrNodes(t *testing.T) {
	if point, err := ParsePoint("-1,3"); err != nil || point != (Point{-1, 3}) || point.String() != "-1,3" {
		t.Error(point, err)
	}
	if !(Point{1, 2}).IsHex() || (Point{1, 1}).IsHex() || (Point{5, 5}).IsOnBoard() {
		t.Error("hexes and nodes")
	}
	if nodes := (Point{0, 0}).Nodes(); len(nodes) != 6 {
		t.Error(nodes)
	}
	if hexes := fmt.Sprint((Point{1, 1}).Hexes()); hexes != "[2,1 0,0 1,2]" {
		t.Error(hexes)
	}
	if around := (Point{3, 5}).Around(); len(around) != 3 {
		t.Error(around)
	}
	for _, text := range []string{"", "1", "1,", ",1", "1,2,3", "a,b"} {
		if _, err := ParsePoint(text); err == nil {
			t.Error("accepted:", text)
		}
	}
}

func TestMovesKnowTheirParts(t *testing.T) {
	road := Move("road:0,1:-1,0")
	if places := fmt.Sprint(road.Places()); road.Kind() != "road" || places != "[0,1 -1,0]" {
		t.Error(road.Kind(), places)
	}
	if arguments := Move("roll").Arguments(); len(arguments) != 0 {
		t.Error(arguments)
	}
}

func TestMovesAreMadeOfCards(t *testing.T) {
	for move, text := range map[Move]string{
		Discard(Resources{}):                               "discard:-",
		Discard(Resources{Ore: 1, Brick: 2}):               "discard:2b1o",
		Offer(2, Resources{Brick: 1}, Resources{Grain: 1}): "offer:2:1b:1g",
		Choose(Wool): "choose:wool",
	} {
		if string(move) != text {
			t.Error(move, text)
		}
	}
}

func TestPipsAreChances(t *testing.T) {
	for number, pips := range map[int]int{0: 0, 2: 1, 6: 5, 8: 5, 12: 1} {
		if Pips(number) != pips {
			t.Error(number, Pips(number))
		}
	}
}
