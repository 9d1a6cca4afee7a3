// The bot that tests/transcripts/battleship.txt describes.
package main

import (
	"fmt"

	"tulkas"
	"tulkas/battleship"
)

type sideBySide struct{}

func (sideBySide) SetupField(shipSizes []int) []battleship.Ship {
	var ships []battleship.Ship
	for i, size := range shipSizes {
		ships = append(ships, battleship.Ship{
			Position: battleship.Position{Column: 0, Row: 2 * i}, Direction: battleship.Horizontal, Size: size,
		})
	}
	return ships
}

func (sideBySide) NextShoot(targetMap battleship.TargetMap, previousTarget *battleship.Position,
	previousResult battleship.ShootResult) battleship.Position {
	free := targetMap.FreePositions()
	heard := ""
	if previousTarget != nil {
		heard = fmt.Sprintf(", %v %s", previousTarget, previousResult)
	}
	tulkas.Log("%d free%s", len(free), heard)
	return free[0]
}

func main() {
	battleship.Run(sideBySide{})
}
