package battleship

import (
	"math/rand"
	"testing"
)

func TestRandomFleetsAreRight(t *testing.T) {
	sizes := []int{4, 3, 3, 2, 2, 2, 1, 1, 1, 1}
	for seed := int64(0); seed < 100; seed++ {
		owners := map[Position]int{}
		for i, ship := range RandomSetupWith(sizes, rand.New(rand.NewSource(seed))) {
			if ship.Size != sizes[i] {
				t.Fatal("size", ship.Size)
			}
			for _, square := range ship.Squares() {
				if !square.IsOnGrid() {
					t.Fatal(square)
				}
				owners[square] = i
			}
		}
		if len(owners) != 20 {
			t.Fatal(len(owners), "squares")
		}
		for square, ship := range owners {
			for _, beside := range square.Neighbours() {
				if other, taken := owners[beside]; taken && other != ship {
					t.Fatal("ships touch at", square)
				}
			}
		}
	}
	if len(RandomSetup([]int{4, 3})) != 2 {
		t.Error("no generator")
	}
}

func TestSquaresHaveTheirNames(t *testing.T) {
	if text := (Position{0, 4}).String(); text != "A-5" {
		t.Error(text)
	}
	if position, err := ParsePosition("J-10"); err != nil || position != (Position{9, 9}) {
		t.Error(position, err)
	}
	for _, text := range []string{"", "A", "A-", "A-0", "A-11", "K-1", "a-1", "A5", "AB-5", "A-01"} {
		if _, err := ParsePosition(text); err == nil {
			t.Error("accepted:", text)
		}
	}
}

func TestTheMapSaysWhatIsKnown(t *testing.T) {
	targetMap := TargetMap{"o-x#......", "..........", "..........", "..........", "..........", "..........",
		"..........", "..........", "..........", ".........."}
	for column, expected := range []ShootResult{Miss, Miss, Hit, Sink, Unknown} {
		if known := targetMap.At(Position{column, 0}); known != expected {
			t.Error(column, known)
		}
	}
	if free := targetMap.FreePositions(); len(free) != 96 || free[0] != (Position{4, 0}) {
		t.Error(free)
	}
}
