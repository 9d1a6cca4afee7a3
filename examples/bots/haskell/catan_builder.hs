-- | A bot for Catan that builds whatever it can, where the dice pay most.
--
-- It settles where the most rolls bring a card, turns settlements into cities, and trades with the bank what it has too
-- much of. It never trades with players.
module Main (main) where

import Data.List (elemIndex, maximumBy)
import qualified Data.Map as Map
import Data.Maybe (fromMaybe)
import Data.Ord (comparing)
import Tulkas.Catan

main :: IO ()
main =
    run
        Bot
            { initialPlacement = \view -> return . best (pipsOf view)
            , takeTurn = \view moves _ -> return (build view moves)
            , discard = \view number -> return (discardMove (discarded (fromMaybe Map.empty (hand (me view))) number))
            , moveRobber = \view -> return . best (harm view)
            , steal = \_ -> return . head
            , chooseResource = \view _ -> return (chooseMove (most (bank view))) -- it can always give that
            , answerTrade = rejectTrade
            }

-- What comes first in the list is done first, if it may be done.
build :: View -> [Move] -> Move
build view moves = best (pipsOf view) [move | move <- moves, rank move == minimum (map rank moves)]
  where
    rank move = fromMaybe 9 (elemIndex (kind move) ["roll", "city", "settlement", "buy", "road", "play", "bank", "end"])

discarded :: Resources -> Int -> Resources
discarded held number = fst (iterate next (Map.empty, held) !! number)
  where
    next (chosen, left) = (Map.insertWith (+) (most left) 1 chosen, Map.adjust (subtract 1) (most left) left)

-- Best where it is no loss of one's own, and the others' is greatest.
harm :: View -> Move -> Int
harm view move = sum [if i == seat view then -10 else 1 | (i, site) <- sites, site `elem` concatMap nodesAt (places move)]
  where
    sites = [(i, site) | (i, player) <- zip [0 ..] (players view), site <- settlements player ++ cities player]

-- Of the places that a move names.
pipsOf :: View -> Move -> Int
pipsOf view = sum . map (pipsAt view) . places

most :: Resources -> Resource
most held = best (`count` held) [minBound ..]

best :: (a -> Int) -> [a] -> a
best worth = maximumBy (comparing worth)
