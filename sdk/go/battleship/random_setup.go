package battleship

import (
	"math/rand"
	"sort"
	"time"
)

// RandomSetup gives a valid fleet of these sizes, at random; it never fails for the sizes the game asks for.
func RandomSetup(shipSizes []int) []Ship {
	return RandomSetupWith(shipSizes, rand.New(rand.NewSource(time.Now().UnixNano())))
}

// RandomSetupWith does the same with a generator of one's own.
func RandomSetupWith(shipSizes []int, random *rand.Rand) []Ship {
	sizes := append([]int(nil), shipSizes...)
	sort.Sort(sort.Reverse(sort.IntSlice(sizes))) // the largest first: so there always is room
	taken := map[Position]bool{}
	var ships []Ship
	for _, size := range sizes {
		places := placesFor(size, taken)
		ship := places[random.Intn(len(places))]
		ships = append(ships, ship)
		for _, square := range ship.Squares() {
			taken[square] = true
			for _, beside := range square.Neighbours() {
				taken[beside] = true
			}
		}
	}
	return ships
}

func placesFor(size int, taken map[Position]bool) []Ship {
	var places []Ship
	for row := 0; row < GridSize; row++ {
		for column := 0; column < GridSize; column++ {
			for _, direction := range []Direction{Horizontal, Vertical} {
				ship := Ship{Position{column, row}, direction, size}
				if isFree(ship, taken) && (size > 1 || direction == Horizontal) {
					places = append(places, ship)
				}
			}
		}
	}
	return places
}

func isFree(ship Ship, taken map[Position]bool) bool {
	for _, square := range ship.Squares() {
		if !square.IsOnGrid() || taken[square] {
			return false
		}
	}
	return true
}
