// A heap of 21 stones: in turn, a player takes 1, 2 or 3; who takes the last wins. One that is late takes one.
package main

import (
	"errors"

	"tulkas/engine"
)

func begin() int {
	start := engine.Told()
	if heap := start.Number("heap"); heap > 0 {
		engine.LogToAll("seed %d on %s, %s", start.Seed, start.Map, start.Choice("last"))
		return heap
	}
	return 21
}

func main() {
	heap := 0
	engine.RunDuel(func(bot, opponent *engine.Bot) (engine.MatchResult, error) {
		if heap == 0 {
			heap = begin()
		}
		var taken int
		err := bot.Call("take", map[string]any{"heap": heap}, &taken)
		if errors.Is(err, engine.ErrTimeout) {
			bot.Log("too late")
			taken, err = 1, nil
		}
		if err != nil {
			return "", err
		}
		if taken < 1 || taken > 3 || taken > heap {
			return "", bot.Errorf("cannot take %d", taken)
		}
		heap -= taken
		engine.LogToAll("%d are left", heap)
		if heap == 0 && engine.Told().Choice("last") == "shines" { // that is counted
			return engine.Scores(int64(3-2*bot.Seat), int64(1+2*bot.Seat)), nil
		}
		if heap == 0 {
			return engine.Win(bot), nil
		}
		return engine.Undecided, nil
	})
}
