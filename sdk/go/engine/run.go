package engine

import (
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"tulkas/internal/wire"
)

// MatchResult is how a game for two ended.
type MatchResult string

// Undecided is the result of a turn after which the game goes on.
const (
	Undecided MatchResult = ""
	Draw      MatchResult = "DRAW"
)

// Win is the result of a game that this bot has won.
func Win(bot *Bot) MatchResult {
	return MatchResult(bot.Name + "_WIN")
}

// Scores is the result of a game for two in which the score counts and not only the win: the greater one has won.
func Scores(ofA, ofB int64) MatchResult {
	return MatchResult(fmt.Sprintf("%d,%d", ofA, ofB))
}

// RunMatch plays a game for two.
func RunMatch(play func(bots []*Bot) (MatchResult, error)) {
	bots := newBots(2)
	run(func() error {
		result, err := play(bots)
		if loser, blamed := blame(err); blamed {
			result, err = MatchResult(loser.Name+"_ERROR"), nil
		}
		if strings.Contains(string(result), ",") {
			return report(err, "RankingResult", string(result))
		}
		return report(err, "MatchResult", string(result))
	})
}

// RunDuel plays a game for two in which they take turns. A turn is all that one bot does before it is the other's; it
// gives the result when it ended the game, else Undecided. The first bot begins.
func RunDuel(turn func(bot, opponent *Bot) (MatchResult, error)) {
	RunMatch(func(bots []*Bot) (MatchResult, error) {
		active, waiting := bots[0], bots[1]
		for {
			result, err := turn(active, waiting)
			if err != nil || result != Undecided {
				return result, err
			}
			active, waiting = waiting, active
		}
	})
}

// NoMaximum is for challenges in which there is no end to the points.
const NoMaximum = int64(-1 << 63)

// RunChallenge plays a game for one, whose result is a whole number; a bot that fails gets 0.
func RunChallenge(maximum int64, play func(bot *Bot) (int64, error)) {
	most := strconv.FormatInt(maximum, 10)
	if maximum == NoMaximum {
		most = "null"
	}
	run(func() error {
		points, err := play(newBots(1)[0])
		if _, blamed := blame(err); blamed {
			points, err = 0, nil
		}
		return report(err, "ChallengeResult", strconv.FormatInt(points, 10), most)
	})
}

// RunRanking plays a game for more, with a score for each seat; a bot that fails gets 0, everybody else 1. With 0 seats
// there are as many as the engine is told at the start.
func RunRanking(seats int, play func(bots []*Bot) ([]int64, error)) {
	run(func() error {
		if seats == 0 {
			seats = told.Seats
		}
		bots := newBots(seats)
		scores, err := play(bots)
		if loser, blamed := blame(err); blamed {
			scores, err = make([]int64, seats), nil
			for seat := range scores {
				if seat != loser.Seat {
					scores[seat] = 1
				}
			}
		}
		return report(err, "RankingResult", strings.Trim(strings.ReplaceAll(fmt.Sprint(scores), " ", ","), "[]"))
	})
}

// Start is what the engine is told at the start, if its game.toml or tulkas.toml says that it wants to know.
type Start struct {
	Seats    int            `json:"seats"`    // how many play; 0 where the engine is told nothing
	Seed     uint64         `json:"seed"`     // all chance of the game should come from it
	Options  map[string]any `json:"options"`  // by name: float64, or string where there are choices
	Map      string         `json:"map"`      // a text, where the game has maps
	Position string         `json:"position"` // the same, where it has start positions
}

// Number is the value of an option that is a whole number; 0 where there is none of this name.
func (start Start) Number(option string) int {
	number, _ := start.Options[option].(float64)
	return int(number)
}

// Choice is the value of an option that has choices; empty where there is none of this name.
func (start Start) Choice(option string) string {
	text, _ := start.Options[option].(string)
	return text
}

var told Start

// Told is what the engine was told; known when the game is played.
func Told() Start {
	return told
}

func run(play func() error) {
	wire.Run(func() error {
		start, err := receive()
		if err == nil && start.Type != "StartNotice" {
			err = fmt.Errorf("a %s instead of a StartNotice", start.Type)
		}
		if err == nil && len(start.Data) > 0 {
			err = json.Unmarshal(start.Data, &told)
		}
		if err == nil {
			err = play()
		}
		if errors.Is(err, errShutdown) {
			return nil
		}
		return err
	})
}

// blame tells whether the error is a bot's, whose log then says so.
func blame(err error) (*Bot, bool) {
	var failure *BotError
	if !errors.As(err, &failure) {
		return nil, false
	}
	failure.Bot.Log("%s", failure.Error())
	return failure.Bot, true
}

func report(err error, kind string, parameters ...string) error {
	if err == nil {
		wire.Send(kind, parameters, nil)
	}
	return err
}
