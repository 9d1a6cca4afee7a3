package battleship

import (
	"encoding/json"
	"fmt"

	"tulkas"
)

// Bot is what a bot for Battleship must know how to do.
type Bot interface {
	// SetupField gives a fleet: one ship of each of these sizes.
	SetupField(shipSizes []int) []Ship
	// NextShoot gives a free position; at the first shot the previous target is nil and its result Unknown.
	NextShoot(targetMap TargetMap, previousTarget *Position, previousResult ShootResult) Position
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
		ShipSizes      []int       `json:"ship_sizes"`
		TargetMap      TargetMap   `json:"target_map"`
		PreviousTarget *Position   `json:"previous_target"`
		PreviousResult ShootResult `json:"previous_result"`
	}
	if err := json.Unmarshal(data, &params); err != nil {
		return nil, err
	}
	switch method {
	case "setup_field":
		return c.bot.SetupField(params.ShipSizes), nil
	case "next_shoot":
		return c.bot.NextShoot(params.TargetMap, params.PreviousTarget, params.PreviousResult), nil
	default:
		return nil, fmt.Errorf("Battleship has no method %s", method)
	}
}
