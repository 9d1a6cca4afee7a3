// The bot that tests/transcripts/catan.txt describes.
package main

import (
	"strconv"

	"tulkas"
	"tulkas/catan"
)

type thrifty struct{}

// The number of the first of the best.
func best(count int, worth func(int) int) int {
	found := 0
	for i := 1; i < count; i++ {
		if worth(i) > worth(found) {
			found = i
		}
	}
	return found
}

func most(hand catan.Resources) catan.Resource {
	return catan.AllResources[best(5, func(i int) int { return hand[catan.AllResources[i]] })]
}

func least(hand catan.Resources) catan.Resource {
	return catan.AllResources[best(5, func(i int) int { return -hand[catan.AllResources[i]] })]
}

func last(moves []catan.Move) catan.Move {
	return moves[len(moves)-1]
}

func (thrifty) InitialPlacement(view catan.View, legalMoves []catan.Move) catan.Move {
	if legalMoves[0].Kind() == "road" {
		return legalMoves[0]
	}
	pips := func(i int) int { return view.Pips(legalMoves[i].Places()[0]) }
	chosen := best(len(legalMoves), pips)
	tulkas.Log("%d pips", pips(chosen))
	return legalMoves[chosen]
}

func (thrifty) TakeTurn(view catan.View, legalMoves []catan.Move, offersLeft int) catan.Move {
	me := view.Me()
	tulkas.Log("seat %d: %d points, %d cards, %d roads", view.Seat, me.Points, me.HandSize, len(me.Roads))
	if plenty := most(me.Hand); offersLeft == 20 && me.Hand[plenty] > 1 {
		partner := (view.Seat + 1) % len(view.Players)
		return catan.Offer(partner, catan.Resources{plenty: 1}, catan.Resources{least(me.Hand): 1})
	}
	return last(legalMoves)
}

func (thrifty) Discard(view catan.View, count int) catan.Move {
	left, chosen := view.Me().Hand, catan.Resources{}
	for ; count > 0; count-- {
		resource := most(left)
		left[resource]--
		chosen[resource]++
	}
	return catan.Discard(chosen)
}

func (thrifty) MoveRobber(view catan.View, legalMoves []catan.Move) catan.Move {
	tulkas.Log("from %s", view.HexAt(view.Robber).Terrain)
	return last(legalMoves)
}

func (thrifty) Steal(view catan.View, legalMoves []catan.Move) catan.Move {
	return legalMoves[best(len(legalMoves), func(i int) int {
		victim, _ := strconv.Atoi(legalMoves[i].Arguments()[0])
		return view.Players[victim].HandSize
	})]
}

func (thrifty) ChooseResource(view catan.View, legalMoves []catan.Move) catan.Move {
	return catan.Choose(least(view.Me().Hand))
}

func (thrifty) AnswerTrade(view catan.View, legalMoves []catan.Move) catan.Move {
	tulkas.Log("offer of player %d", view.Offer.Player)
	if view.Offer.Give.Total() > view.Offer.Take.Total() {
		return legalMoves[0]
	}
	return last(legalMoves)
}

func main() {
	catan.Run(thrifty{})
}
