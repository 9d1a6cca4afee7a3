package ploy

import (
	"sort"
	"strings"
	"testing"
)

const start = ",w84,w41,w56,w170,w56,w41,w84,/,,w24,w40,w17,w40,w48,,/,,,w16,w16,w16,,,/,,,,,,,,/,,,,,,,,/,,,,,,,,/" +
	",,,b1,b1,b1,,,/,,b3,b130,b17,b130,b129,,/,b69,b146,b131,b170,b131,b146,b69, b"

func parsed(t *testing.T, text string) Position {
	t.Helper()
	position, err := ParsePosition(text)
	if err != nil {
		t.Fatal(err)
	}
	return position
}

func TestListsTheMovesThatTheRulesCount(t *testing.T) {
	position := parsed(t, start)
	var texts []string
	second := 0
	for _, move := range ListMoves(position) {
		texts = append(texts, move.String())
		second += len(ListMoves(position.After(move)))
	}
	if len(texts) != 145 || second != 21025 || !sort.StringsAreSorted(texts) {
		t.Error(len(texts), second, texts)
	}
	if position.String() != start {
		t.Error(position)
	}
}

func TestFinishedGamesHaveNoMoves(t *testing.T) {
	end := parsed(t, ",,,,w170,,,,/"+strings.Repeat(",,,,,,,,/", 7)+",,,b1,b170,,,, b")
	if moves := ListMoves(end); len(moves) != 0 {
		t.Error(moves)
	}
}

func TestRefusesOtherTexts(t *testing.T) {
	for _, text := range []string{"", " b", ",,,,,,,,/,,,,,,,, b", strings.Replace(start, "w84", "x84", 1),
		strings.Replace(start, "w84", "w31", 1), strings.Replace(start, "w84", "w", 1), start + "w"} {
		if _, err := ParsePosition(text); err == nil {
			t.Error("accepted:", text)
		}
	}
	for _, text := range []string{"", "e3-e4-8", "e3e4-0", "e3-j4-0", "e3-e4-01"} {
		if _, err := ParseMove(text); err == nil {
			t.Error("accepted:", text)
		}
	}
}
