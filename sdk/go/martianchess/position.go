// Package martianchess has the board of Martian Chess, its moves, and what a bot for it must know how to do.
package martianchess

import (
	"fmt"
	"strings"
)

// Rows and Columns of the board.
const (
	Rows    = 8
	Columns = 4
)

// Square has its row from the top: a8 is {0, 0}, d1 is {7, 3}.
type Square struct {
	Row, Column int
}

// ParseSquare reads "c6".
func ParseSquare(text string) (Square, error) {
	if len(text) == 2 {
		square := Square{'8' - int(text[1]), int(text[0]) - 'a'}
		if 0 <= square.Row && square.Row < Rows && 0 <= square.Column && square.Column < Columns {
			return square, nil
		}
	}
	return Square{}, fmt.Errorf("no square: %.60s", text)
}

func (s Square) String() string {
	return string([]byte{byte('a' + s.Column), byte('8' - s.Row)})
}

// Owner is the player whose half it is: 0 has the top, 1 the bottom.
func (s Square) Owner() int {
	return s.Row / (Rows / 2)
}

// Move is a move, "c6-d5".
type Move struct {
	From, To Square
}

// ParseMove reads "c6-d5".
func ParseMove(text string) (Move, error) {
	if len(text) == 5 && text[2] == '-' {
		from, err := ParseSquare(text[:2])
		if err == nil {
			var to Square
			if to, err = ParseSquare(text[3:]); err == nil {
				return Move{from, to}, nil
			}
		}
	}
	return Move{}, fmt.Errorf("no move: %.60s", text)
}

func (m Move) String() string {
	return m.From.String() + "-" + m.To.String()
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

// Crosses tells whether it goes over the border: the piece is the opponent's from then on.
func (m Move) Crosses() bool {
	return m.From.Owner() != m.To.Owner()
}

// Kind is that of a piece: its number of points.
type Kind int

// None is the kind of an empty square.
const (
	None Kind = iota
	Pawn
	Drone
	Queen
)

const letters = ".pdq"

// Position is a board, whose turn it is, the scores, and what else decides which moves are legal.
type Position struct {
	Board         [Rows][Columns]Kind
	ToMove        int
	Scores        [2]int
	LastQuietMove *Move // the last move, unless it was a capture: the one that may not be taken back
	QuietPlies    int   // since the number of pieces changed
}

// ParsePosition reads "<board> <side> <scores> <last move or -> <plies>".
func ParsePosition(text string) (Position, error) {
	var position Position
	var board, last string
	count, err := fmt.Sscanf(text, "%s %d %d-%d %s %d", &board, &position.ToMove, &position.Scores[0],
		&position.Scores[1], &last, &position.QuietPlies)
	rows := strings.Split(board, "/")
	if err != nil || count != 6 || len(rows) != Rows || position.ToMove < 0 || position.ToMove > 1 {
		return Position{}, fmt.Errorf("no position: %.60s", text)
	}
	for row, pieces := range rows {
		for column := 0; column < Columns; column++ {
			kind := -1
			if len(pieces) == Columns {
				kind = strings.IndexByte(letters, pieces[column])
			}
			if kind < 0 {
				return Position{}, fmt.Errorf("no row of the board: %.60s", pieces)
			}
			position.Board[row][column] = Kind(kind)
		}
	}
	if last != "-" {
		move, err := ParseMove(last)
		if err != nil {
			return Position{}, err
		}
		position.LastQuietMove = &move
	}
	return position, nil
}

// At is what stands there.
func (p Position) At(square Square) Kind {
	return p.Board[square.Row][square.Column]
}

// PointsOf is what a legal move scores: the points of the piece it captures, or nothing.
func (p Position) PointsOf(move Move) int {
	if move.Crosses() {
		return int(p.At(move.To))
	}
	return 0
}

// After is the position after a legal move.
func (p Position) After(move Move) Position {
	points := p.PointsOf(move)
	merges := !move.Crosses() && p.At(move.To) != None
	moved := p.At(move.From)
	if merges {
		moved += p.At(move.To)
	}
	p.Board[move.To.Row][move.To.Column] = moved
	p.Board[move.From.Row][move.From.Column] = None
	p.Scores[p.ToMove] += points
	p.ToMove = 1 - p.ToMove
	p.LastQuietMove = &move
	p.QuietPlies++
	if points > 0 {
		p.LastQuietMove = nil
	}
	if points > 0 || merges {
		p.QuietPlies = 0
	}
	return p
}

func (p Position) String() string {
	var rows []string
	for _, kinds := range p.Board {
		var row []byte
		for _, kind := range kinds {
			row = append(row, letters[kind])
		}
		rows = append(rows, string(row))
	}
	last := "-"
	if p.LastQuietMove != nil {
		last = p.LastQuietMove.String()
	}
	return fmt.Sprintf("%s %d %d-%d %s %d", strings.Join(rows, "/"), p.ToMove, p.Scores[0], p.Scores[1], last, p.QuietPlies)
}
