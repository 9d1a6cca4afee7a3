-- | A module as it was written for an older course on Ploy, in which positions and moves are texts.
module PloyBot where

import Data.Char (isDigit)
import Data.List (intercalate)
import Util

getMove :: String -> String
getMove = last . movesOf

listMoves :: String -> String
listMoves position = "[" ++ intercalate "," (movesOf position) ++ "]"

-- Turns of the player's own shields and lances: they always change something.
movesOf :: String -> [String]
movesOf position =
    [ square ++ "-" ++ square ++ "-1"
    | (row, fields) <- zip "987654321" (splitOn "/" board)
    , (column, field) <- zip "abcdefghi" (splitOn "," fields)
    , let square = [column, row]
    , take 1 field == player
    , odd (lineCount (read (filter isDigit field)))
    ]
  where
    [board, player] = splitOn " " position

lineCount :: Int -> Int
lineCount 0 = 0
lineCount mask = mask `mod` 2 + lineCount (mask `div` 2)
