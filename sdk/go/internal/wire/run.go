package wire

import (
	"fmt"
	"os"
	"runtime/debug"
)

// Run lets an actor do its work as the whole of a program: an error, or a panic, is reported and ends it.
func Run(serve func() error) {
	defer func() {
		if failure := recover(); failure != nil {
			ReportError(fmt.Sprint(failure))
			fmt.Fprintf(os.Stderr, "%v\n%s", failure, debug.Stack()) // where it happened, for the log
			os.Exit(1)
		}
	}()
	if err := serve(); err != nil {
		ReportError(err.Error())
		os.Exit(1)
	}
	os.Exit(0)
}
