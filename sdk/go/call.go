package tulkas

import (
	"bytes"
	"encoding/json"
	"errors"
)

// A call as it comes. Its parts are read when somebody asks for them: most bots never ask for the time.
type call struct {
	method string
	params json.RawMessage
	time   json.RawMessage // nil where nothing is said about it
}

// parseCall finds the parts of a call. It does so itself, because decoding into a struct takes longer than many a bot
// thinks; what it looks at is known to be JSON.
func parseCall(text []byte) (call, error) {
	var result call
	if !json.Valid(text) {
		var anything any
		return result, json.Unmarshal(text, &anything) // which says what is wrong
	}
	text = bytes.TrimSpace(text)
	if text[0] != '{' {
		return result, errors.New("a call that is no object")
	}
	hasMethod := false
	for text = skip(text, '{'); text[0] != '}'; text = skip(text, ',') {
		size := stringSize(text)
		name := text[:size]
		text = skip(skipBlanks(text[size:]), ':')
		size = valueSize(text)
		value := text[:size]
		text = skipBlanks(text[size:])
		switch string(name) {
		case `"method"`:
			var err error
			if result.method, err = readString(value); err != nil {
				return result, err
			}
			hasMethod = true
		case `"params"`:
			result.params = value
		case `"time"`:
			result.time = value
		}
	}
	if !hasMethod || result.params == nil {
		return result, errors.New("a call without a method, or without params")
	}
	return result, nil
}

func readString(text []byte) (string, error) {
	if text[0] == '"' && bytes.IndexByte(text, '\\') < 0 && isASCII(text) {
		return string(text[1 : len(text)-1]), nil
	}
	var result string
	return result, json.Unmarshal(text, &result)
}

func isASCII(text []byte) bool {
	for _, letter := range text {
		if letter >= 0x80 {
			return false
		}
	}
	return true
}

// skip passes over that letter, if it is there, and over the blanks after it.
func skip(text []byte, letter byte) []byte {
	if text[0] == letter {
		text = text[1:]
	}
	return skipBlanks(text)
}

func skipBlanks(text []byte) []byte {
	for text[0] == ' ' || text[0] == '\t' || text[0] == '\r' || text[0] == '\n' {
		text = text[1:]
	}
	return text
}

// With its quotation marks.
func stringSize(text []byte) int {
	for i := 1; ; i++ {
		switch text[i] {
		case '"':
			return i + 1
		case '\\':
			i++
		}
	}
}

// Of a value within an object, so that something comes after it.
func valueSize(text []byte) int {
	depth := 0
	for i := 0; ; i++ {
		switch text[i] {
		case '"':
			i += stringSize(text[i:]) - 1
		case '{', '[':
			depth++
		case '}', ']', ',', ' ', '\t', '\r', '\n':
			if depth == 0 {
				return i
			}
			if text[i] == '}' || text[i] == ']' {
				depth--
			}
		}
	}
}
