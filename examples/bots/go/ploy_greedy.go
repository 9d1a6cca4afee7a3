// A bot for Ploy that captures the most valuable piece on offer, and otherwise plays at random.
package main

import (
	"math/rand"
	"time"

	"tulkas/ploy"
)

type greedy struct {
	random *rand.Rand
}

func (g greedy) GetMove(position ploy.Position, legalMoves []ploy.Move) ploy.Move {
	var best []ploy.Move
	most := ploy.None
	for _, move := range legalMoves {
		captured := capturedBy(position, move)
		if captured > most {
			best, most = nil, captured
		}
		if captured == most {
			best = append(best, move)
		}
	}
	return best[g.random.Intn(len(best))]
}

// The kinds stand in the order of their worth.
func capturedBy(position ploy.Position, move ploy.Move) ploy.Kind {
	if move.From == move.To {
		return ploy.None
	}
	return position.At(move.To).Kind()
}

func main() {
	ploy.Run(greedy{rand.New(rand.NewSource(time.Now().UnixNano()))})
}
