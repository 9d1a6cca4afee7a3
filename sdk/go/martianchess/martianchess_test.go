package martianchess

import "testing"

func after(t *testing.T, text, played string) string {
	t.Helper()
	position, err := ParsePosition(text)
	if err != nil {
		t.Fatal(err)
	}
	move, err := ParseMove(played)
	if err != nil {
		t.Fatal(err)
	}
	return position.After(move).String()
}

func TestReadsAndPlays(t *testing.T) {
	text := "qqd./qdp./dpp./...p/..../.ppd/.pdq/.dqq 1 3-12 c6-d5 7"
	if position, err := ParsePosition(text); err != nil || position.String() != text || position.Scores[1] != 12 {
		t.Error(position, err)
	}
	capture := after(t, "..../..../..../...p/..../..q./..../.... 1 0-0 - 3", "c3-d5")
	if capture != "..../..../..../...q/..../..../..../.... 0 0-1 - 0" {
		t.Error(capture)
	}
	merge := after(t, "..../..../..../..../..../..p./.d../.... 1 0-0 - 3", "c3-b2")
	if merge != "..../..../..../..../..../..../.q../.... 0 0-0 c3-b2 0" {
		t.Error(merge)
	}
}

func TestRefusesOtherTexts(t *testing.T) {
	for _, text := range []string{"", "qqd. 0 0-0 - 0", "qqd./qdp./dpp./..../..../.ppd/.pdq/.dqx 0 0-0 - 0",
		"qqd./qdp./dpp./..../..../.ppd/.pdq/.dqq 2 0-0 - 0", "qqd./qdp./dpp./..../..../.ppd/.pdq/.dqq 0 0-0 a9-a8 0"} {
		if _, err := ParsePosition(text); err == nil {
			t.Error("accepted:", text)
		}
	}
}
