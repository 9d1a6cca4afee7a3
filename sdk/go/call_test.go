package tulkas

import (
	"encoding/json"
	"testing"
	"time"
)

func TestCallsAreReadAsTheyAreWritten(t *testing.T) {
	for text, want := range map[string]call{
		`{"method":"next","params":{"heap":123}}`: {"next", json.RawMessage(`{"heap":123}`), nil},
		` { "params" : [ 1 , "}\"]" , {} ] , "more" : null , "method" : "a\u00e9" } `: {"aé",
			json.RawMessage(`[ 1 , "}\"]" , {} ]`), nil},
		`{"time":{"call_us":5},"method":"ö","params":7}`: {"ö", json.RawMessage("7"), json.RawMessage(`{"call_us":5}`)},
	} {
		got, err := parseCall([]byte(text))
		if err != nil || got.method != want.method || string(got.params) != string(want.params) ||
			string(got.time) != string(want.time) {
			t.Error(text, got, err)
		}
	}
}

func TestWhatIsNoCallIsRefused(t *testing.T) {
	for _, text := range []string{``, `{`, `[]`, `7`, `{}`, `{"method":"next"}`, `{"params":{}}`, `{"method":7,"params":{}}`,
		`{"method":"next","params":{}} x`, `{"method":"next","params":{},}`} {
		if got, err := parseCall([]byte(text)); err == nil {
			t.Error(text, got)
		}
	}
}

func TestTimeIsReadWhenABotAsks(t *testing.T) {
	defer func() { current = noCall }()
	current.time, current.calledAt = json.RawMessage(`{"call_us":30000,"game_us":null}`), time.Now()
	if given := TimeGiven(); given.Call != 30*time.Millisecond || given.Game != Forever {
		t.Error(given)
	}
	first := Left()
	second := Left()
	if first.Call > 30*time.Millisecond || second.Call > first.Call || second.Game != Forever {
		t.Error(first, second)
	}
	current = noCall
	if given := TimeGiven(); given.Tightest() != Forever {
		t.Error(given)
	}
}
