// Package ploy has the board of Ploy, its moves, and what a bot for it must know how to do.
package ploy

import (
	"fmt"
	"math/bits"
	"strconv"
	"strings"
)

const size = 9 // columns and rows of the board

// Square is a square of the board: a1, the lower left corner, is {0, 0}.
type Square struct {
	Column, Row int
}

// ParseSquare reads "e3".
func ParseSquare(text string) (Square, error) {
	if len(text) == 2 {
		square := Square{int(text[0]) - 'a', int(text[1]) - '1'}
		if square.IsOnBoard() {
			return square, nil
		}
	}
	return Square{}, fmt.Errorf("no square: %.60s", text)
}

func (s Square) String() string {
	return string([]byte{byte('a' + s.Column), byte('1' + s.Row)})
}

// IsOnBoard tells whether there is such a square.
func (s Square) IsOnBoard() bool {
	return 0 <= s.Column && s.Column < size && 0 <= s.Row && s.Row < size
}

func (s Square) index() int {
	return s.Row*size + s.Column
}

// Colour is that of a player.
type Colour byte

// Black begins.
const (
	Black Colour = 'b'
	White Colour = 'w'
)

// Other is the opponent's.
func (c Colour) Other() Colour {
	return Black + White - c
}

func (c Colour) String() string {
	if c == Black {
		return "black"
	}
	return "white"
}

// Kind is a piece's number of lines.
type Kind int

// None is the kind of an empty square.
const (
	None Kind = iota
	Shield
	Probe
	Lance
	Commander
)

// Piece has a mask of lines: bit 0 is north, the higher bits go on clockwise. The zero value is no piece.
type Piece struct {
	Colour Colour
	Mask   uint8
}

// Kind is what the piece is.
func (p Piece) Kind() Kind {
	return Kind(bits.OnesCount8(p.Mask))
}

// Reach is how many squares it may move at once.
func (p Piece) Reach() int {
	if p.Kind() == Commander {
		return 1
	}
	return int(p.Kind())
}

// Turned is the piece after so many steps of 45° clockwise.
func (p Piece) Turned(steps int) Piece {
	return Piece{p.Colour, bits.RotateLeft8(p.Mask, steps)}
}

// Position is a board and whose turn it is.
type Position struct {
	board  [size * size]Piece
	toMove Colour
}

// ParsePosition reads "<board> <b|w>".
func ParsePosition(text string) (Position, error) {
	board, side, _ := strings.Cut(text, " ")
	rows := strings.Split(board, "/")
	if len(rows) != size || side != "b" && side != "w" {
		return Position{}, fmt.Errorf("no position: %.60s", text)
	}
	position := Position{toMove: Colour(side[0])}
	for i, row := range rows {
		fields := strings.Split(row, ",")
		if len(fields) != size {
			return Position{}, fmt.Errorf("row %d has %d fields", size-i, len(fields))
		}
		for column, field := range fields {
			piece, err := parsePiece(field)
			if err != nil {
				return Position{}, err
			}
			position.board[Square{column, size - 1 - i}.index()] = piece // the upper rows stand first
		}
	}
	return position, nil
}

func parsePiece(field string) (Piece, error) {
	if field == "" {
		return Piece{}, nil
	}
	mask, err := strconv.ParseUint(field[1:], 10, 8)
	piece := Piece{Colour(field[0]), uint8(mask)}
	if err != nil || piece.Colour != Black && piece.Colour != White || piece.Kind() < Shield || piece.Kind() > Commander {
		return Piece{}, fmt.Errorf("no piece: %.60s", field)
	}
	return piece, nil
}

func (p Position) String() string {
	var text strings.Builder
	for row := size - 1; row >= 0; row-- {
		for column := 0; column < size; column++ {
			if piece := p.At(Square{column, row}); piece.Mask != 0 {
				text.WriteByte(byte(piece.Colour))
				text.WriteString(strconv.Itoa(int(piece.Mask)))
			}
			if column < size-1 {
				text.WriteByte(',')
			}
		}
		if row > 0 {
			text.WriteByte('/')
		}
	}
	return text.String() + " " + string(rune(p.toMove))
}

// At is the piece there, of kind None where there is none.
func (p Position) At(square Square) Piece {
	return p.board[square.index()]
}

// ToMove is whose turn it is.
func (p Position) ToMove() Colour {
	return p.toMove
}

// After is the position after a move, which must be legal.
func (p Position) After(move Move) Position {
	piece := p.At(move.From).Turned(move.Turn)
	p.board[move.From.index()] = Piece{}
	p.board[move.To.index()] = piece
	p.toMove = p.toMove.Other()
	return p
}

// HasLost tells whether a side has no commander left, or nothing but its commander.
func (p Position) HasLost(colour Colour) bool {
	commanders, others := 0, 0
	for _, piece := range p.board {
		switch {
		case piece.Colour != colour:
		case piece.Kind() == Commander:
			commanders++
		default:
			others++
		}
	}
	return commanders == 0 || others == 0
}
