package catan

import (
	"encoding/json"
	"fmt"

	"tulkas"
)

// Bot is what a bot for Catan must know how to do: each method is given what is known and the legal moves, and returns
// a move.
type Bot interface {
	// InitialPlacement gives a settlement, or the road from the one just placed.
	InitialPlacement(view View, legalMoves []Move) Move
	// TakeTurn rolls, builds, buys, plays, trades or ends. Offers, of which so many may still be made, are not in the
	// list.
	TakeTurn(view View, legalMoves []Move, offersLeft int) Move
	// Discard gives so many cards of one's hand back.
	Discard(view View, count int) Move
	// MoveRobber gives another hex for the robber.
	MoveRobber(view View, legalMoves []Move) Move
	// Steal names one of the players at the robber's hex.
	Steal(view View, legalMoves []Move) Move
	// ChooseResource is asked for a monopoly, or once or twice for a year of plenty.
	ChooseResource(view View, legalMoves []Move) Move
	// AnswerTrade is asked about view.Offer; "accept" is among the moves if one can pay.
	AnswerTrade(view View, legalMoves []Move) Move
}

// Run answers calls until the game is over, and ends the program.
func Run(bot Bot) {
	tulkas.Run(caller{bot})
}

type caller struct {
	bot Bot
}

func (c caller) Answer(method string, data json.RawMessage) (any, error) {
	var params struct {
		View       View   `json:"view"`
		LegalMoves []Move `json:"legal_moves"`
		OffersLeft int    `json:"offers_left"`
		Count      int    `json:"count"`
	}
	if err := json.Unmarshal(data, &params); err != nil {
		return nil, err
	}
	switch method {
	case "initial_placement":
		return c.bot.InitialPlacement(params.View, params.LegalMoves), nil
	case "take_turn":
		return c.bot.TakeTurn(params.View, params.LegalMoves, params.OffersLeft), nil
	case "discard":
		return c.bot.Discard(params.View, params.Count), nil
	case "move_robber":
		return c.bot.MoveRobber(params.View, params.LegalMoves), nil
	case "steal":
		return c.bot.Steal(params.View, params.LegalMoves), nil
	case "choose_resource":
		return c.bot.ChooseResource(params.View, params.LegalMoves), nil
	case "answer_trade":
		return c.bot.AnswerTrade(params.View, params.LegalMoves), nil
	default:
		return nil, fmt.Errorf("Catan has no method %s", method)
	}
}
