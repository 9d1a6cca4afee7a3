-- | A bot for Martian Chess that is mean: it captures what it can, and is loath to give its pieces away.
--
-- A piece that crosses the border belongs to the opponent from then on, so a move is worth what it captures less a
-- little for what it hands over.
module Main (main) where

import Data.List (maximumBy)
import Data.Ord (comparing)
import Tulkas.MartianChess

main :: IO ()
main = run Bot {getAction = \position legalMoves _ -> return (maximumBy (comparing (worth position)) legalMoves)}

worth :: Position -> Move -> Int
worth position move = 10 * pointsOf position move - givenAway
  where
    givenAway = if crosses move then points (kindAt position (from move)) else 0
