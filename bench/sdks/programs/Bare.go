// Reads whatever comes, and answers 1 to the call "next".
package main

import "syscall"

func main() {
	answer := []byte("MESSAGE-CallResult-bmV4dA==-4-MQ==\n")
	bytes := make([]byte, 65536)
	for {
		if size, err := syscall.Read(0, bytes); size <= 0 || err != nil {
			return
		}
		if _, err := syscall.Write(1, answer); err != nil {
			return
		}
	}
}
