-- | A bot for Ploy that captures the most valuable piece on offer, and otherwise plays at random.
module Main (main) where

import Tulkas.Ploy

main :: IO ()
main = run Bot {getMove = greediest}

greediest :: Position -> [Move] -> IO Move
greediest position legalMoves = choose [move | move <- legalMoves, captured position move == most]
  where
    most = maximum (map (captured position) legalMoves)

-- | The kinds stand in the order of their worth, and nothing stands before all of them.
captured :: Position -> Move -> Maybe Kind
captured position move
    | from move == to move = Nothing
    | otherwise = kindOf <$> pieceAt position (to move)
