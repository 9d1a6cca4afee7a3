// Package catan has the board of Settlers of Catan, the players, and what a bot for it must know how to do.
package catan

import (
	"fmt"
	"strconv"
	"strings"
)

// Point is a hex or a node: "-1,3" is {-1, 3}.
type Point struct {
	X, Y int
}

// ParsePoint reads "-1,3".
func ParsePoint(text string) (Point, error) {
	x, y, _ := strings.Cut(text, ",")
	left, leftErr := strconv.Atoi(x)
	right, rightErr := strconv.Atoi(y)
	if leftErr != nil || rightErr != nil {
		return Point{}, fmt.Errorf("no place: %.60s", text)
	}
	return Point{left, right}, nil
}

func (p Point) String() string {
	return fmt.Sprintf("%d,%d", p.X, p.Y)
}

// UnmarshalText lets points stand in JSON as their texts.
func (p *Point) UnmarshalText(text []byte) (err error) {
	*p, err = ParsePoint(string(text))
	return err
}

// IsHex tells hexes from nodes.
func (p Point) IsHex() bool {
	return (p.X+p.Y)%3 == 0
}

// IsOnBoard tells whether there is such a hex or node.
func (p Point) IsOnBoard() bool {
	return isWithin(5, p.X, p.Y) && isWithin(8, p.Y-2*p.X, 2*p.Y-p.X, p.X+p.Y)
}

func isWithin(most int, numbers ...int) bool {
	for _, number := range numbers {
		if number > most || -number > most {
			return false
		}
	}
	return true
}

// Around has the up to six points beside this one, clockwise from the top: around a hex, its nodes.
func (p Point) Around() []Point {
	var points []Point
	for _, step := range []Point{{1, 1}, {1, 0}, {0, -1}, {-1, -1}, {-1, 0}, {0, 1}} {
		if point := (Point{p.X + step.X, p.Y + step.Y}); point.IsOnBoard() {
			points = append(points, point)
		}
	}
	return points
}

// Hexes are those at a node.
func (p Point) Hexes() []Point {
	return p.beside(true)
}

// Nodes are those of a hex, or those that a road from this node can lead to.
func (p Point) Nodes() []Point {
	return p.beside(false)
}

func (p Point) beside(areHexes bool) []Point {
	var points []Point
	for _, point := range p.Around() {
		if point.IsHex() == areHexes {
			points = append(points, point)
		}
	}
	return points
}

// Edge is a place of a road or a harbour: two nodes.
type Edge [2]Point

// UnmarshalText reads "0,1:-1,0".
func (e *Edge) UnmarshalText(text []byte) (err error) {
	one, other, _ := strings.Cut(string(text), ":")
	if e[0], err = ParsePoint(one); err == nil {
		e[1], err = ParsePoint(other)
	}
	return err
}
