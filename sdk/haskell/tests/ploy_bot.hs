-- | The bot that tests/transcripts/ploy.txt describes.
module Main (main) where

import Tulkas.Ploy

main :: IO ()
main = run Bot {getMove = lastMove}

lastMove :: Position -> [Move] -> IO Move
lastMove position legalMoves = do
    let found = length (listMoves position)
    logEntry (show (length legalMoves) ++ " moves given, " ++ show found ++ " found for " ++ show (toMove position))
    return (last legalMoves)
