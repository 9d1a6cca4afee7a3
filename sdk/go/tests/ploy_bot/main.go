// The bot that tests/transcripts/ploy.txt describes.
package main

import (
	"tulkas"
	"tulkas/ploy"
)

type lastMove struct{}

func (lastMove) GetMove(position ploy.Position, legalMoves []ploy.Move) ploy.Move {
	found := len(ploy.ListMoves(position))
	tulkas.Log("%d moves given, %d found for %v", len(legalMoves), found, position.ToMove())
	return legalMoves[len(legalMoves)-1]
}

func main() {
	ploy.Run(lastMove{})
}
