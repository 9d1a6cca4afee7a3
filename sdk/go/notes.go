package tulkas

import (
	"strconv"

	"tulkas/internal/wire"
)

// Report shows a number beside the board, plotted over the game, such as the depth of a search.
//
// Like Mark, Arrow and Label it makes an entry in the log; docs/bots.md says how they look and what the viewer makes of
// them.
func Report(name string, value float64) {
	wire.Log("SELF", "#number "+name+" "+strconv.FormatFloat(value, 'g', -1, 64))
}

// Mark marks a place on the board, in the game's notation. Inks are green, red and blue.
func Mark(place, ink string) {
	wire.Log("SELF", "#mark "+place+" "+ink)
}

// Arrow draws an arrow from one place to another.
func Arrow(from, to, ink string) {
	wire.Log("SELF", "#arrow "+from+" "+to+" "+ink)
}

// Label writes some words at a place.
func Label(place, words string) {
	wire.Log("SELF", "#label "+place+" "+words)
}
