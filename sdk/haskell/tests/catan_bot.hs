-- | The bot that tests/transcripts/catan.txt describes.
module Main (main) where

import Data.List (foldl')
import qualified Data.Map as Map
import Data.Maybe (fromMaybe)
import Tulkas.Catan

main :: IO ()
main =
    run
        Bot
            { initialPlacement = settle
            , takeTurn = offerOrGoOn
            , discard = \view number -> return (discardMove (discarded (ownHand view) number))
            , moveRobber = \view moves -> do
                logEntry ("from " ++ maybe "" terrain (hexAt view (robber view)))
                return (last moves)
            , steal = \view -> return . best (\move -> handSize (players view !! read (head (arguments move))))
            , chooseResource = \view _ -> return (chooseMove (least (ownHand view)))
            , answerTrade = judge
            }

settle :: View -> [Move] -> IO Move
settle view moves
    | kind (head moves) == "road" = return (head moves)
    | otherwise = do
        let found = pipsAt view . head . places
            chosen = best found moves
        logEntry (show (found chosen) ++ " pips")
        return chosen

offerOrGoOn :: View -> [Move] -> Int -> IO Move
offerOrGoOn view moves offersLeft = do
    let own = me view
        held = ownHand view
        next = (seat view + 1) `mod` length (players view)
        numbers = [points own, handSize own, length (roads own)]
        words' = zipWith (\n what -> show n ++ what) numbers [" points, ", " cards, ", " roads"]
    logEntry ("seat " ++ show (seat view) ++ ": " ++ concat words')
    return $
        if offersLeft == 20 && count (most held) held > 1
            then offerMove next (one (most held)) (one (least held))
            else last moves

discarded :: Resources -> Int -> Resources
discarded held number = fst (iterate next (Map.empty, held) !! number)
  where
    next (chosen, left) = (Map.insertWith (+) (most left) 1 chosen, Map.adjust (subtract 1) (most left) left)

judge :: View -> [Move] -> IO Move
judge view moves = case offer view of
    Nothing -> fail "no offer"
    Just asked -> do
        logEntry ("offer of player " ++ show (offerer asked))
        return (if total (give asked) > total (takes asked) then head moves else last moves)

ownHand :: View -> Resources
ownHand = fromMaybe Map.empty . hand . me

one :: Resource -> Resources
one resource = Map.singleton resource 1

most, least :: Resources -> Resource
most held = best (`count` held) [minBound ..]
least held = best (negate . (`count` held)) [minBound ..]

-- The first of the best.
best :: (a -> Int) -> [a] -> a
best worth items = foldl' (\found item -> if worth item > worth found then item else found) (head items) items
