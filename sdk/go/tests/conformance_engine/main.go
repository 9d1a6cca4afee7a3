// The engine that tests/transcripts/engine.txt describes.
package main

import (
	"errors"

	"tulkas/engine"
)

func main() {
	wasLate := false
	engine.RunMatch(func(bots []*engine.Bot) (engine.MatchResult, error) {
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
