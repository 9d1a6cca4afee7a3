// Package engine is for who makes a game: an engine knows the rules and plays the game by calling the bots.
//
//	func main() {
//		heap := 21
//		engine.RunDuel(func(bot, opponent *engine.Bot) (engine.MatchResult, error) {
//			var taken int
//			if err := bot.Call("take", map[string]any{"heap": heap}, &taken); err != nil {
//				return "", err
//			}
//			if taken < 1 || taken > 3 || taken > heap {
//				return "", bot.Errorf("took %d", taken)
//			}
//			heap -= taken
//			if heap == 0 {
//				return engine.Win(bot), nil
//			}
//			return engine.Undecided, nil
//		})
//	}
//
// Call gives a BotError when the answer is of another type, and one that is ErrTimeout when none came in time. Who
// goes on has forgiven it; who returns it lets that bot lose. Any other error is a failure of the engine: nobody has
// won or lost.
package engine

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"tulkas/internal/wire"
)

// ErrTimeout is what a call's error is when the bot did not answer in time.
var ErrTimeout = errors.New("no answer in time")

// The game was ended from outside: nothing more is to be done, and nobody is to blame.
var errShutdown = errors.New("the game was ended")

// BotError is a bot's failure.
type BotError struct {
	Bot *Bot
	Why error
}

func (e *BotError) Error() string {
	return e.Why.Error()
}

func (e *BotError) Unwrap() error {
	return e.Why
}

// Bot is one bot, as the engine sees it.
type Bot struct {
	Seat int
	Name string // BOT_A, BOT_B, or BOT_0, BOT_1, … of more than two
}

func newBots(seats int) []*Bot {
	var bots []*Bot
	for seat := 0; seat < seats; seat++ {
		name := fmt.Sprint("BOT_", seat)
		if seats <= 2 {
			name = "BOT_" + "AB"[seat:seat+1]
		}
		bots = append(bots, &Bot{seat, name})
	}
	return bots
}

// Call waits for the answer, and puts it where the last argument points to. Params are an object: a map or a struct.
func (b *Bot) Call(method string, params, answer any) error {
	if err := b.ask(method, params); err != nil {
		return err
	}
	return b.answer(method, answer)
}

// Eliminate puts the bot out of the game: it is told and stopped, and must not be called again.
func (b *Bot) Eliminate() {
	wire.Send("Elimination", []string{b.Name}, nil)
}

// Question is one of several that are asked at once. The answer is put where Answer points to.
type Question struct {
	Bot    *Bot
	Method string
	Params any
	Answer any
	Err    error // a BotError, if there is no answer
}

// CallTogether asks several bots at once, and waits until all have answered or are out of time. A bot that has failed
// gives no answer any more, and the game goes on; return a question's Err to let that bot lose instead.
func CallTogether(questions []Question) error {
	if len(questions) == 0 {
		return nil
	}
	wire.Send("Simultaneous", []string{fmt.Sprint(len(questions))}, nil)
	for _, question := range questions {
		if err := question.Bot.ask(question.Method, question.Params); err != nil {
			return err
		}
	}
	for i := range questions {
		question := &questions[i]
		err := question.Bot.answer(question.Method, question.Answer)
		var failure *BotError
		if err != nil && !errors.As(err, &failure) {
			return err
		}
		question.Err = err
	}
	return nil
}

func (b *Bot) ask(method string, params any) error {
	// The method stands in front: the handler looks for it there and reads no further.
	data, err := json.Marshal(struct {
		Method string `json:"method"`
		Params any    `json:"params"`
	}{method, params})
	if err != nil {
		return err
	}
	wire.Send("ProxyCall", []string{b.Name}, data)
	return nil
}

func (b *Bot) answer(method string, answer any) error {
	message, err := receive()
	if err != nil {
		return err
	}
	switch message.Type {
	case "CallResult":
		if err := json.Unmarshal(message.Data, answer); err != nil {
			return b.Errorf("the answer to %s: %w", method, err)
		}
		return nil
	case "BotTimeout":
		return &BotError{b, ErrTimeout}
	default:
		return fmt.Errorf("a %s instead of the answer to %s", message.Type, method)
	}
}

// Errorf is what the engine returns when the bot broke a rule: it has lost.
func (b *Bot) Errorf(format string, values ...any) error {
	return &BotError{b, fmt.Errorf(format, values...)}
}

// Log writes to the bot's log.
func (b *Bot) Log(format string, values ...any) {
	wire.Log(b.Name, fmt.Sprintf(format, values...))
}

// Show shows people the game as it is now: any JSON for the game's viewer. With views of the seats, one for each, every
// player sees the own one, and everybody else the first.
func Show(view any, seats ...any) error {
	data, err := json.Marshal(struct {
		All   any   `json:"all"`
		Seats []any `json:"seats,omitempty"`
	}{view, seats})
	if err == nil {
		wire.Send("GameView", nil, data)
	}
	return err
}

// Log writes to the engine's own log.
func Log(format string, values ...any) {
	wire.Log("SELF", fmt.Sprintf(format, values...))
}

// LogToBots writes to the logs of all bots.
func LogToBots(format string, values ...any) {
	wire.Log("BOTS", fmt.Sprintf(format, values...))
}

// LogToAll writes to the logs of the engine and of all bots.
func LogToAll(format string, values ...any) {
	wire.Log("ALL", fmt.Sprintf(format, values...))
}

func receive() (wire.Message, error) {
	message, err := wire.Receive()
	if errors.Is(err, io.EOF) || message.Type == "ShutdownNotice" {
		return wire.Message{}, errShutdown
	}
	return message, err
}
