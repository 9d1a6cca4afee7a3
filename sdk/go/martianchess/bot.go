package martianchess

import (
	"encoding/json"
	"fmt"

	"tulkas"
)

// Bot is what a bot for Martian Chess must know how to do.
type Bot interface {
	// GetAction gives one of the legal moves; the previous move is nil at the start.
	GetAction(position Position, legalMoves []Move, previousMove *Move) Move
}

// Run answers calls until the game is over, and ends the program.
func Run(bot Bot) {
	tulkas.Run(caller{bot})
}

type caller struct {
	bot Bot
}

func (c caller) Answer(method string, data json.RawMessage) (any, error) {
	if method != "get_action" {
		return nil, fmt.Errorf("Martian Chess has no method %s", method)
	}
	var params struct {
		Position     string
		LegalMoves   []Move `json:"legal_moves"`
		PreviousMove *Move  `json:"previous_move"`
	}
	if err := json.Unmarshal(data, &params); err != nil {
		return nil, err
	}
	position, err := ParsePosition(params.Position)
	if err != nil {
		return nil, err
	}
	return c.bot.GetAction(position, params.LegalMoves, params.PreviousMove), nil
}
