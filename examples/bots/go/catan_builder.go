// A bot for Catan that builds whatever it can, where the dice pay most.
//
// It settles where the most rolls bring a card, turns settlements into cities, and trades with the bank what it has too
// much of. It never trades with players.
package main

import "tulkas/catan"

type builder struct{}

func (builder) InitialPlacement(view catan.View, legalMoves []catan.Move) catan.Move {
	return best(legalMoves, placesWorth(view))
}

// What comes first in the list is done first, if it may be done.
func (builder) TakeTurn(view catan.View, legalMoves []catan.Move, _ int) catan.Move {
	for _, kind := range []string{"roll", "city", "settlement", "buy", "road", "play", "bank"} {
		var moves []catan.Move
		for _, move := range legalMoves {
			if move.Kind() == kind {
				moves = append(moves, move)
			}
		}
		if len(moves) > 0 {
			return best(moves, placesWorth(view))
		}
	}
	return "end"
}

func (builder) Discard(view catan.View, count int) catan.Move {
	left, chosen := view.Me().Hand, catan.Resources{}
	for ; count > 0; count-- {
		most := best(catan.AllResources, func(kind catan.Resource) int { return left[kind] })
		left[most]--
		chosen[most]++
	}
	return catan.Discard(chosen)
}

// MoveRobber goes where it is no loss of one's own, and the others' is greatest.
func (builder) MoveRobber(view catan.View, legalMoves []catan.Move) catan.Move {
	return best(legalMoves, func(move catan.Move) int {
		harm := 0
		for _, node := range move.Places()[0].Nodes() {
			for seat, player := range view.Players {
				for _, site := range append(append([]catan.Point{}, player.Settlements...), player.Cities...) {
					if site == node && seat == view.Seat {
						harm -= 10
					} else if site == node {
						harm++
					}
				}
			}
		}
		return harm
	})
}

func (builder) Steal(_ catan.View, legalMoves []catan.Move) catan.Move {
	return legalMoves[0]
}

// ChooseResource takes what the bank has most of: it can always give that.
func (builder) ChooseResource(view catan.View, _ []catan.Move) catan.Move {
	return catan.Choose(best(catan.AllResources, func(kind catan.Resource) int { return view.Bank[kind] }))
}

func (builder) AnswerTrade(catan.View, []catan.Move) catan.Move {
	return "reject"
}

// The pips of the places that a move names.
func placesWorth(view catan.View) func(catan.Move) int {
	return func(move catan.Move) int {
		sum := 0
		for _, place := range move.Places() {
			sum += view.Pips(place)
		}
		return sum
	}
}

func best[T any](items []T, worth func(T) int) T {
	found := items[0]
	for _, item := range items {
		if worth(item) > worth(found) {
			found = item
		}
	}
	return found
}

func main() {
	catan.Run(builder{})
}
