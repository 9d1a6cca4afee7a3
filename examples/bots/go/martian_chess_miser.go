// A bot for Martian Chess that is mean: it captures what it can, and is loath to give its pieces away.
//
// A piece that crosses the border belongs to the opponent from then on, so a move is worth what it captures less a
// little for what it hands over.
package main

import "tulkas/martianchess"

type miser struct{}

func (miser) GetAction(position martianchess.Position, legalMoves []martianchess.Move,
	_ *martianchess.Move) martianchess.Move {
	best := legalMoves[0]
	for _, move := range legalMoves {
		if worth(position, move) > worth(position, best) {
			best = move
		}
	}
	return best
}

func worth(position martianchess.Position, move martianchess.Move) int {
	givenAway := 0
	if move.Crosses() {
		givenAway = int(position.At(move.From))
	}
	return 10*position.PointsOf(move) - givenAway
}

func main() {
	martianchess.Run(miser{})
}
