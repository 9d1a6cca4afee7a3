// Package wire has the messages of the protocol, and the way they go to the handler and come from it.
package wire

import (
	"bytes"
	"encoding/base64"
	"errors"
	"fmt"
	"strconv"
)

// Message is what the handler says to an actor. Its parameters say nothing that an actor does not know.
type Message struct {
	Type string
	Data []byte // decoded; what they mean is the reader's business
}

// What the handler says to actors: the number of parameters. Those with a parameter have data too.
var parameters = map[string]int{
	"ProxyCall":      1,
	"CallResult":     1,
	"StartNotice":    0,
	"ShutdownNotice": 0,
	"BotTimeout":     0,
}

var encoding = base64.StdEncoding.Strict()

// parse reads a line without its newline; an error says why it is none that the handler sends.
func parse(line []byte) (Message, error) {
	parts := bytes.Split(line, []byte("-"))
	if len(parts) < 2 || string(parts[0]) != "MESSAGE" {
		return Message{}, errors.New("a line that is no message")
	}
	kind := string(parts[1])
	count, known := parameters[kind]
	if !known || len(parts) != count+4 {
		return Message{}, errors.New("a line that is no message for actors")
	}
	size, data := parts[count+2], parts[count+3]
	if string(size) != strconv.Itoa(len(data)) || (len(data) == 0) != (count == 0) {
		return Message{}, fmt.Errorf("a %s whose data are not as they should be", kind)
	}
	for _, parameter := range parts[2 : count+2] {
		if _, err := decode(parameter); err != nil {
			return Message{}, err
		}
	}
	decoded, err := decode(data)
	return Message{kind, decoded}, err
}

func decode(text []byte) ([]byte, error) {
	// The library skips what might be line breaks.
	if bytes.ContainsAny(text, "\r\n") {
		return nil, errors.New("no base64")
	}
	decoded := make([]byte, encoding.DecodedLen(len(text)))
	size, err := encoding.Decode(decoded, text)
	return decoded[:size], err
}

// line is that of a message, newline included.
func line(kind string, parameters [][]byte, data []byte) []byte {
	result := make([]byte, 0, 64+encoding.EncodedLen(len(data)))
	result = append(append(result, "MESSAGE-"...), kind...)
	for _, parameter := range parameters {
		result = appendBase64(append(result, '-'), parameter)
	}
	result = append(result, '-')
	result = strconv.AppendInt(result, int64(encoding.EncodedLen(len(data))), 10)
	result = appendBase64(append(result, '-'), data)
	return append(result, '\n')
}

func appendBase64(to, data []byte) []byte {
	size := encoding.EncodedLen(len(data))
	begin := len(to)
	for cap(to) < begin+size {
		to = append(to[:cap(to)], 0)
	}
	to = to[:begin+size]
	encoding.Encode(to[begin:], data)
	return to
}
