// The bot that tests/transcripts/bot.txt describes.
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"tulkas"
)

type conformanceBot struct {
	calls int
}

func (b *conformanceBot) Answer(method string, data json.RawMessage) (any, error) {
	b.calls++
	var params struct {
		Value json.RawMessage
		Text  string
	}
	if err := json.Unmarshal(data, &params); err != nil {
		return nil, err
	}
	switch method {
	case "echo":
		return params.Value, nil
	case "time":
		given := tulkas.TimeGiven()
		return map[string]any{"call_us": microseconds(given.Call), "game_us": microseconds(given.Game)}, nil
	case "note":
		tulkas.Log("%s", params.Text)
		return nil, nil
	case "print":
		fmt.Println(params.Text)
		return nil, nil
	case "fail":
		panic(errors.New(params.Text))
	case "count":
		return b.calls, nil
	default:
		return nil, fmt.Errorf("no such method: %s", method)
	}
}

func microseconds(duration time.Duration) any {
	if duration == tulkas.Forever {
		return nil
	}
	return duration.Microseconds()
}

func main() {
	tulkas.Run(&conformanceBot{})
}
