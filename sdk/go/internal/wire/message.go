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

// What the handler says to actors. Those with a parameter have data too.
type kind struct {
	name       string
	parameters int
}

var kinds = []kind{{"ProxyCall", 1}, {"CallResult", 1}, {"StartNotice", 0}, {"ShutdownNotice", 0}, {"BotTimeout", 0}}

const mostParts = 5 // of a line

var encoding = base64.StdEncoding.Strict()

// kindNamed is nil where there is none.
func kindNamed(name []byte) *kind {
	for i := range kinds {
		if string(name) == kinds[i].name {
			return &kinds[i]
		}
	}
	return nil
}

// parse reads a line without its newline; an error says why it is none that the handler sends.
func parse(line []byte) (Message, error) {
	var all [mostParts + 1][]byte
	parts := split(line, all[:0])
	if len(parts) < 2 || string(parts[0]) != "MESSAGE" {
		return Message{}, errors.New("a line that is no message")
	}
	kind := kindNamed(parts[1])
	if kind == nil || len(parts) != kind.parameters+4 {
		return Message{}, errors.New("a line that is no message for actors")
	}
	count := kind.parameters
	size, data := parts[count+2], parts[count+3]
	mayHaveData := kind.name == "StartNotice"
	if string(size) != strconv.Itoa(len(data)) || (len(data) == 0) != (count == 0) && !mayHaveData {
		return Message{}, fmt.Errorf("a %s whose data are not as they should be", kind.name)
	}
	for _, parameter := range parts[2 : count+2] {
		if _, err := decode(parameter); err != nil {
			return Message{}, err
		}
	}
	decoded, err := decode(data)
	return Message{kind.name, decoded}, err
}

// split appends what stands between hyphens, as far as there is room.
func split(line []byte, parts [][]byte) [][]byte {
	for len(parts) < cap(parts) {
		hyphen := bytes.IndexByte(line, '-')
		if hyphen < 0 {
			return append(parts, line)
		}
		parts = append(parts, line[:hyphen])
		line = line[hyphen+1:]
	}
	return parts
}

func decode(text []byte) ([]byte, error) {
	// The library skips what might be a line break.
	if bytes.IndexByte(text, '\r') >= 0 {
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
