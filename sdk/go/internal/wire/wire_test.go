package wire

import "testing"

func TestLongTextsAreCutBetweenCharacters(t *testing.T) {
	text := make([]byte, 749)
	if size := fittingSize(append(text, "é"...)); size != 749 {
		t.Error(size)
	}
	if size := fittingSize(append(text, "ee"...)); size != 750 {
		t.Error(size)
	}
}

func TestLinesAreReadAsTheyAreWritten(t *testing.T) {
	written := line("ProxyCall", [][]byte{[]byte("BOT_A")}, []byte(`{"method":"x"}`))
	message, err := parse(written[:len(written)-1])
	if err != nil || message.Type != "ProxyCall" || string(message.Data) != `{"method":"x"}` {
		t.Error(message, err)
	}
}
