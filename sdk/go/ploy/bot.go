package ploy

import (
	"encoding/json"
	"fmt"

	"tulkas"
)

// Bot is what a bot for Ploy must know how to do.
type Bot interface {
	// GetMove gives one of the legal moves.
	GetMove(position Position, legalMoves []Move) Move
}

// Run answers calls until the game is over, and ends the program.
func Run(bot Bot) {
	tulkas.Run(caller{bot})
}

type caller struct {
	bot Bot
}

func (c caller) Answer(method string, data json.RawMessage) (any, error) {
	if method != "get_move" {
		return nil, fmt.Errorf("Ploy has no method %s", method)
	}
	var params struct {
		Position   string
		LegalMoves []Move `json:"legal_moves"`
	}
	if err := json.Unmarshal(data, &params); err != nil {
		return nil, err
	}
	position, err := ParsePosition(params.Position)
	if err != nil {
		return nil, err
	}
	return c.bot.GetMove(position, params.LegalMoves), nil
}
