// A bot: it gets the params of a question, and returns the answer.
package main

import (
	"encoding/json"
	"fmt"

	"tulkas"
)

type first struct{}

func (first) Answer(method string, data json.RawMessage) (any, error) {
	var params struct{ Moves []int }
	if err := json.Unmarshal(data, &params); err != nil {
		return nil, err
	}
	if method != "step" {
		return nil, fmt.Errorf("this game has no method %s", method)
	}
	return params.Moves[0], nil
}

func main() {
	tulkas.Run(first{})
}
