// A bot for Battleship that shoots at random until it hits, and then around the hit until the ship is sunk.
//
// It keeps nothing from one call to the next: the map tells all.
package main

import (
	"math/rand"
	"time"

	"tulkas/battleship"
)

type hunter struct {
	random *rand.Rand
}

func (h hunter) SetupField(shipSizes []int) []battleship.Ship {
	return battleship.RandomSetup(shipSizes)
}

func (h hunter) NextShoot(targetMap battleship.TargetMap, _ *battleship.Position,
	_ battleship.ShootResult) battleship.Position {
	free := targetMap.FreePositions()
	var nearHit, inLine []battleship.Position
	for _, square := range free {
		for _, beside := range square.Neighbours() {
			if targetMap.At(beside) != battleship.Hit {
				continue
			}
			nearHit = append(nearHit, square)
			if isHitBeyond(targetMap, square, beside) {
				inLine = append(inLine, square)
			}
		}
	}
	targets := free
	if len(inLine) > 0 {
		targets = inLine
	} else if len(nearHit) > 0 {
		targets = nearHit
	}
	return targets[h.random.Intn(len(targets))]
}

// isHitBeyond tells whether there are two hits in a row next to the square: then the ship may go on there.
func isHitBeyond(targetMap battleship.TargetMap, square, hit battleship.Position) bool {
	beyond := battleship.Position{Column: 2*hit.Column - square.Column, Row: 2*hit.Row - square.Row}
	return beyond.IsOnGrid() && targetMap.At(beyond) == battleship.Hit
}

func main() {
	battleship.Run(hunter{rand.New(rand.NewSource(time.Now().UnixNano()))})
}
