-- | A module as it was written for a course on Ploy from 2022 on, without its own Board; it chooses, too.
module Ploy where

import Board
import Data.Bits (popCount)

data Move = Move {start :: Pos, target :: Pos, turn :: Int}

instance Show Move where
  show (Move (Pos startC startR) (Pos tarC tarR) tr) = [startC] ++ (show startR) ++ "-" ++ [tarC] ++ show tarR ++ "-" ++ show tr

getMove :: Board -> Player -> Move
getMove board player = last (listMoves board player)

-- Turns of the player's own shields and lances: they always change something.
listMoves :: Board -> Player -> [Move]
listMoves board player =
  [ Move pos pos 1
  | (r, cells) <- zip [9, 8 .. 1] board
  , (c, Piece owner lines') <- zip ['a' .. 'i'] cells
  , owner == player
  , odd (popCount lines')
  , let pos = Pos c r
  ]
