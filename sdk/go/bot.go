// Package tulkas lets bots play in the Tulkas arena.
//
// The built-in games have packages of their own, such as tulkas/ploy, with the
// interface of a bot for that game, its types, and a function Run. For any other game implement Bot:
//
//	func main() { tulkas.Run(myBot{}) }
//
// What a bot prints goes to its log, like what it gives to Log. A panic is reported and ends the game: the bot has
// lost it.
package tulkas

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"syscall"
	"time"

	"tulkas/internal/wire"
)

// Bot answers the calls of a game's engine.
type Bot interface {
	// Answer gives the answer to one call: anything that encoding/json can write.
	Answer(method string, params json.RawMessage) (any, error)
}

// Log makes an entry in the bot's own log, which its author can read after the game. It formats as fmt.Sprintf does.
func Log(format string, values ...any) {
	wire.Log("SELF", fmt.Sprintf(format, values...))
}

// Forever is the time where there is no limit.
const Forever = time.Duration(1<<63 - 1)

// TimeLeft is CPU time.
type TimeLeft struct {
	Call time.Duration // for this answer
	Game time.Duration // for this answer and all later ones
}

// Tightest is whichever runs out first.
func (t TimeLeft) Tightest() time.Duration {
	if t.Call < t.Game {
		return t.Call
	}
	return t.Game
}

// Of the call that is being answered. Reading the CPU time is a system call, so it is not done at the start of every
// call; the wall time until a bot asks for the first time counts as used.
type callClock struct {
	time      json.RawMessage // as it came with the call
	calledAt  time.Time
	cpuAtCall time.Duration // 0 until the bot asks
}

var (
	noCall  = callClock{}
	current = noCall
)

// TimeGiven is what the engine's machine said when it called.
func TimeGiven() TimeLeft {
	var given struct {
		Call *int64 `json:"call_us"`
		Game *int64 `json:"game_us"`
	}
	if current.time != nil {
		if err := json.Unmarshal(current.time, &given); err != nil {
			panic(err)
		}
	}
	return TimeLeft{duration(given.Call), duration(given.Game)}
}

func duration(microseconds *int64) time.Duration {
	if microseconds == nil {
		return Forever
	}
	return time.Duration(*microseconds) * time.Microsecond
}

// Left is what is left of that now, by the CPU time used since. The machine's own count decides.
func Left() TimeLeft {
	cpu := cpuTime()
	if current.cpuAtCall == 0 {
		current.cpuAtCall = cpu - time.Since(current.calledAt)
	}
	used := cpu - current.cpuAtCall
	given := TimeGiven()
	return TimeLeft{less(given.Call, used), less(given.Game, used)}
}

func less(given, used time.Duration) time.Duration {
	if given == Forever {
		return Forever
	}
	return given - used
}

func cpuTime() time.Duration {
	var usage syscall.Rusage
	_ = syscall.Getrusage(syscall.RUSAGE_SELF, &usage) // cannot fail for oneself
	return time.Duration(usage.Utime.Nano() + usage.Stime.Nano())
}

// Run answers calls until the game is over, and ends the program.
func Run(bot Bot) {
	wire.Run(func() error { return serve(bot) })
}

func serve(bot Bot) error {
	for {
		message, err := wire.Receive()
		if errors.Is(err, io.EOF) || message.Type == "ShutdownNotice" {
			return nil
		}
		if err != nil {
			return err
		}
		if message.Type != "ProxyCall" {
			return fmt.Errorf("a %s is not for bots", message.Type)
		}
		if err := answer(bot, message.Data); err != nil {
			return err
		}
	}
}

func answer(bot Bot, data []byte) error {
	current = callClock{calledAt: time.Now()}
	call, err := parseCall(data)
	if err != nil {
		return err
	}
	current.time = call.time
	result, err := bot.Answer(call.method, call.params)
	if err != nil {
		return err
	}
	text, err := json.Marshal(result)
	if err != nil {
		return err
	}
	wire.Send("CallResult", []string{call.method}, text)
	return nil
}
