package wire

import (
	"bytes"
	"errors"
	"io"
	"os"
	"strings"
	"sync"
	"syscall"
	"unicode/utf8"
)

const longestText = 750 // bytes: 1000 characters of base64

// Descriptors, not files: those of the library are made for many goroutines that wait at once, and cost more.
var (
	buffer  = make([]byte, 65536) // as much as a pipe holds; longer lines make it longer
	unread  []byte                // of the buffer
	output  int
	sending sync.Mutex // a bot's goroutines may all write to its log
)

// Standard output is turned over to standard error, so that prints end in the log instead of between two messages.
// This comes before anything of the author's.
func init() {
	descriptor, err := syscall.Dup(syscall.Stdout)
	if err == nil {
		syscall.CloseOnExec(descriptor)
		err = syscall.Dup3(syscall.Stderr, syscall.Stdout, 0)
	}
	if err != nil {
		os.Exit(1)
	}
	output = descriptor
}

// Receive gives the next message, and io.EOF when there will be none any more.
func Receive() (Message, error) {
	searched := 0
	for {
		if end := bytes.IndexByte(unread[searched:], '\n'); end >= 0 {
			line := unread[:searched+end]
			unread = unread[len(line)+1:]
			return parse(line)
		}
		searched = len(unread)
		if err := readMore(); err != nil {
			return Message{}, err
		}
	}
}

// readMore adds to what is unread.
func readMore() error {
	if len(unread) == len(buffer) {
		buffer = append(buffer, make([]byte, len(buffer))...)
	}
	size := copy(buffer, unread)
	for {
		count, err := syscall.Read(syscall.Stdin, buffer[size:])
		if err == syscall.EINTR {
			continue
		}
		if err != nil {
			return err
		}
		if count == 0 {
			return io.EOF
		}
		unread = buffer[:size+count]
		return nil
	}
}

// Send sends a message in one piece.
func Send(kind string, parameters []string, data []byte) {
	var texts [][]byte
	for _, parameter := range parameters {
		texts = append(texts, []byte(parameter))
	}
	send(kind, texts, data)
}

func send(kind string, parameters [][]byte, data []byte) {
	sending.Lock()
	defer sending.Unlock()
	for rest := line(kind, parameters, data); len(rest) > 0; {
		written, err := syscall.Write(output, rest)
		if err != nil && err != syscall.EINTR {
			panic(errors.New("the handler does not listen any more"))
		}
		if err == nil {
			rest = rest[written:]
		}
	}
}

// Log writes to a log; a long text becomes several entries.
func Log(target, text string) {
	rest := []byte(strings.ToValidUTF8(text, "?"))
	for first := true; first || len(rest) > 0; first = false {
		size := fittingSize(rest)
		send("LogEntry", [][]byte{[]byte(target), rest[:size]}, nil)
		rest = rest[size:]
	}
}

// ReportError says why the actor cannot go on; a long text is cut.
func ReportError(text string) {
	bytes := []byte(strings.ToValidUTF8(text, "?"))
	send("ErrorReport", [][]byte{bytes[:fittingSize(bytes)]}, nil)
}

// How many bytes fit one parameter, whole characters only.
func fittingSize(text []byte) int {
	if len(text) <= longestText {
		return len(text)
	}
	size := longestText
	for !utf8.RuneStart(text[size]) {
		size--
	}
	return size
}
