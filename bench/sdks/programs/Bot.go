// A bot as an author would write it.
package main

import (
	"encoding/json"

	"tulkas"
)

type one struct{}

func (one) Answer(method string, params json.RawMessage) (any, error) {
	return 1, nil
}

func main() {
	tulkas.Run(one{})
}
