// The engine that tests/transcripts/engine.txt describes.
package main

import (
	"errors"

	"tulkas/engine"
)

func playTogether(bots []*engine.Bot) (engine.MatchResult, error) {
	var said [2]int
	var questions []engine.Question
	for seat, bot := range bots {
		params := map[string]int{"turn": 0}
		questions = append(questions, engine.Question{Bot: bot, Method: "move", Params: params, Answer: &said[seat]})
	}
	if err := engine.CallTogether(questions); err != nil {
		return engine.Undecided, err
	}
	for seat, bot := range bots {
		if questions[seat].Err != nil {
			bot.Log("you were late")
		} else {
			bot.Log("you said %d", said[seat])
		}
	}
	bots[0].Eliminate()
	return engine.Draw, nil
}

func main() {
	wasLate := false
	engine.RunMatch(func(bots []*engine.Bot) (engine.MatchResult, error) {
		if engine.Told().Map == "together" {
			return playTogether(bots)
		}
		if position := engine.Told().Position; position != "" {
			view := map[string]string{"position": position}
			if err := engine.Show(view); err != nil {
				return engine.Undecided, err
			}
			if err := engine.Show(view, "yours", nil); err != nil {
				return engine.Undecided, err
			}
		}
		total := 0
		for turn := 1; turn <= 4; turn++ {
			bot := bots[(turn-1)%2]
			answer := 0
			err := bot.Call("move", map[string]int{"turn": turn}, &answer)
			if errors.Is(err, engine.ErrTimeout) && bot.Seat == 1 && !wasLate {
				wasLate = true
			} else if err != nil {
				return engine.Undecided, err
			}
			if turn == 1 {
				engine.LogToAll("A said %d", answer)
			} else {
				bot.Log("you said %d", answer)
			}
			total += answer
		}
		switch {
		case total > 0:
			return engine.Win(bots[0]), nil
		case total < 0:
			return engine.Win(bots[1]), nil
		default:
			return engine.Draw, nil
		}
	})
}
