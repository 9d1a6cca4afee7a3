// The bot that tests/transcripts/martian_chess.txt describes.
package main

import (
	"tulkas"
	"tulkas/martianchess"
)

type mostPoints struct{}

func (mostPoints) GetAction(position martianchess.Position, legalMoves []martianchess.Move,
	previousMove *martianchess.Move) martianchess.Move {
	before := "nothing"
	if previousMove != nil {
		before = previousMove.String()
	}
	tulkas.Log("player %d, %d:%d, %d quiet plies, %s before", position.ToMove, position.Scores[0],
		position.Scores[1], position.QuietPlies, before)
	best := legalMoves[0]
	for _, move := range legalMoves {
		if position.PointsOf(move) > position.PointsOf(best) {
			best = move
		}
	}
	return best
}

func main() {
	martianchess.Run(mostPoints{})
}
