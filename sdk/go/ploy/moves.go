package ploy

import (
	"fmt"
	"sort"
)

// Move is a move, "e3-e4-0".
type Move struct {
	From, To Square
	Turn     int // steps of 45° clockwise, after moving
}

// ParseMove reads "e3-e4-0".
func ParseMove(text string) (Move, error) {
	if len(text) == 7 && text[2] == '-' && text[5] == '-' && text[6] >= '0' && text[6] <= '7' {
		from, err := ParseSquare(text[:2])
		if err == nil {
			var to Square
			if to, err = ParseSquare(text[3:5]); err == nil {
				return Move{from, to, int(text[6] - '0')}, nil
			}
		}
	}
	return Move{}, fmt.Errorf("no move: %.60s", text)
}

func (m Move) String() string {
	return fmt.Sprintf("%v-%v-%d", m.From, m.To, m.Turn)
}

// MarshalText and UnmarshalText let moves stand in JSON as their texts.
func (m Move) MarshalText() ([]byte, error) {
	return []byte(m.String()), nil
}

// UnmarshalText reads what MarshalText writes.
func (m *Move) UnmarshalText(text []byte) (err error) {
	*m, err = ParseMove(string(text))
	return err
}

// From bit 0, north, clockwise: steps in columns and rows.
var directions = [8]Square{{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}

// ListMoves gives all legal moves, sorted as their texts are.
func ListMoves(position Position) []Move {
	if position.HasLost(Black) || position.HasLost(White) {
		return nil
	}
	var moves []Move
	for column := 0; column < size; column++ {
		for row := 0; row < size; row++ {
			from := Square{column, row}
			if piece := position.At(from); piece.Colour == position.toMove {
				moves = appendMoves(moves, position, from, piece)
			}
		}
	}
	sort.Slice(moves, func(i, j int) bool { return order(moves[i]) < order(moves[j]) })
	return moves
}

func order(move Move) int {
	return ((move.From.Column*size+move.From.Row)*size*size+move.To.Column*size+move.To.Row)*8 + move.Turn
}

func appendMoves(moves []Move, position Position, from Square, piece Piece) []Move {
	moves = appendTurns(moves, from, from, piece)
	for direction, step := range directions {
		if piece.Mask>>direction&1 == 0 {
			continue
		}
		for _, to := range line(position, from, step, piece) {
			moves = append(moves, Move{from, to, 0})
			if piece.Kind() == Shield {
				moves = appendTurns(moves, from, to, piece)
			}
		}
	}
	return moves
}

// Turns that leave everything as it was are no moves.
func appendTurns(moves []Move, from, to Square, piece Piece) []Move {
	for turn := 1; turn < 8; turn++ {
		if from != to || piece.Turned(turn) != piece {
			moves = append(moves, Move{from, to, turn})
		}
	}
	return moves
}

// The squares along one line: over empty ones, up to the end of the piece's reach or an enemy.
func line(position Position, from, step Square, piece Piece) []Square {
	var squares []Square
	for distance := 1; distance <= piece.Reach(); distance++ {
		to := Square{from.Column + distance*step.Column, from.Row + distance*step.Row}
		if !to.IsOnBoard() {
			break
		}
		there := position.At(to)
		if there.Colour != piece.Colour {
			squares = append(squares, to)
		}
		if there.Kind() != None {
			break
		}
	}
	return squares
}
