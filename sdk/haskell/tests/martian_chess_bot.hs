-- | The bot that tests/transcripts/martian_chess.txt describes.
module Main (main) where

import Data.List (maximumBy)
import Data.Ord (comparing)
import Tulkas.MartianChess

main :: IO ()
main = run Bot {getAction = mostPoints}

mostPoints :: Position -> [Move] -> Maybe Move -> IO Move
mostPoints position legalMoves previousMove = do
    let (first, second) = scores position
    logEntry $
        "player " ++ show (toMove position) ++ ", " ++ show first ++ ":" ++ show second ++ ", "
            ++ show (quietPlies position) ++ " quiet plies, " ++ maybe "nothing" show previousMove ++ " before"
    -- The last of the best counts as the maximum, so the list is looked at from its end.
    return (maximumBy (comparing (pointsOf position)) (reverse legalMoves))
