// Package battleship has the grid of Battleship, the ships, and what a bot for it must know how to do.
package battleship

import (
	"fmt"
	"strconv"
	"strings"
)

// GridSize is the number of columns and of rows.
const GridSize = 10

// Position is a square: column and row from 0. A-5 is {0, 4}.
type Position struct {
	Column, Row int
}

// ParsePosition reads "A-5".
func ParsePosition(text string) (Position, error) {
	column, row, _ := strings.Cut(text, "-")
	number, err := strconv.Atoi(row)
	if err == nil && len(column) == 1 && row == strconv.Itoa(number) {
		if position := (Position{int(column[0]) - 'A', number - 1}); position.IsOnGrid() {
			return position, nil
		}
	}
	return Position{}, fmt.Errorf("no square: %.60s", text)
}

func (p Position) String() string {
	return fmt.Sprintf("%c-%d", 'A'+p.Column, p.Row+1)
}

// MarshalText and UnmarshalText let positions stand in JSON as their texts.
func (p Position) MarshalText() ([]byte, error) {
	return []byte(p.String()), nil
}

// UnmarshalText reads what MarshalText writes.
func (p *Position) UnmarshalText(text []byte) (err error) {
	*p, err = ParsePosition(string(text))
	return err
}

// IsOnGrid tells whether there is such a square.
func (p Position) IsOnGrid() bool {
	return 0 <= p.Column && p.Column < GridSize && 0 <= p.Row && p.Row < GridSize
}

// Neighbours are the up to four squares that share an edge with this one.
func (p Position) Neighbours() []Position {
	var around []Position
	for _, step := range []Position{{0, -1}, {-1, 0}, {1, 0}, {0, 1}} {
		if square := (Position{p.Column + step.Column, p.Row + step.Row}); square.IsOnGrid() {
			around = append(around, square)
		}
	}
	return around
}

// Direction is how a ship lies.
type Direction string

// The ways a ship can lie.
const (
	Horizontal Direction = "horizontal"
	Vertical   Direction = "vertical"
)

// Ship is a ship: its leftmost or topmost square, how it lies, how long it is.
type Ship struct {
	Position  Position  `json:"position"`
	Direction Direction `json:"direction"`
	Size      int       `json:"size"`
}

// Squares are those that the ship takes.
func (s Ship) Squares() []Position {
	var squares []Position
	for i := 0; i < s.Size; i++ {
		square := s.Position
		if s.Direction == Horizontal {
			square.Column += i
		} else {
			square.Row += i
		}
		squares = append(squares, square)
	}
	return squares
}

// ShootResult is what became of a shot.
type ShootResult string

// What can become of a shot; Unknown is for squares of which nothing is known.
const (
	Unknown ShootResult = ""
	Miss    ShootResult = "miss"
	Hit     ShootResult = "hit"
	Sink    ShootResult = "sink"
)

// TargetMap is what is known of the enemy's grid: ten rows of ten characters, . free, o missed, - known to be water,
// x hit, # sunk.
type TargetMap []string

// At is Unknown where nothing is known. Water around a sunk ship is a Miss; all parts of it are a Sink.
func (m TargetMap) At(position Position) ShootResult {
	switch m[position.Row][position.Column] {
	case 'o', '-':
		return Miss
	case 'x':
		return Hit
	case '#':
		return Sink
	default:
		return Unknown
	}
}

// FreePositions are the legal targets, row by row.
func (m TargetMap) FreePositions() []Position {
	var free []Position
	for row, letters := range m {
		for column, letter := range letters {
			if letter == '.' {
				free = append(free, Position{column, row})
			}
		}
	}
	return free
}
