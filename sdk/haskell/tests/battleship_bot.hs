-- | The bot that tests/transcripts/battleship.txt describes.
module Main (main) where

import Data.Char (toLower)
import Tulkas.Battleship

main :: IO ()
main = run Bot {setupField = return . sideBySide, nextShoot = firstFree}

sideBySide :: [Int] -> [Ship]
sideBySide = zipWith (\i -> Ship (Position 0 (2 * i)) Horizontal) [0 ..]

firstFree :: TargetMap -> Maybe Position -> Maybe ShootResult -> IO Position
firstFree grid target result = do
    let free = freePositions grid
        heard = maybe "" (\at -> ", " ++ show at) target ++ maybe "" ((' ' :) . map toLower . show) result
    logEntry (show (length free) ++ " free" ++ heard)
    return (head free)
