// The engine: it knows the rules, and asks the players.
package main

import "tulkas/engine"

func main() {
	at := 0
	engine.RunDuel(func(bot, opponent *engine.Bot) (engine.MatchResult, error) {
		squares := engine.Told().Number("squares")
		moves := []int{}
		for step := 1; step <= 3 && at+step <= squares; step++ {
			moves = append(moves, step)
		}
		if err := show(at, squares, bot, moves); err != nil {
			return "", err
		}
		var step int
		params := map[string]any{"at": at, "squares": squares, "moves": moves}
		if err := bot.Call("step", params, &step); err != nil {
			return "", err
		}
		if step < 1 || step > len(moves) {
			return "", bot.Errorf("%d is not one of the moves %v", step, moves)
		}
		at += step
		if at < squares {
			return engine.Undecided, nil
		}
		return engine.Win(bot), show(at, squares, bot, []int{})
	})
}

func show(at, squares int, bot *engine.Bot, moves []int) error {
	return engine.Show(map[string]any{"at": at, "squares": squares, "turn": bot.Seat, "moves": moves})
}
