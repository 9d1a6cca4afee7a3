-- | A module as it was written for a course on Ploy from 2022 on: it lists moves.
module Ploy where

import Board
import Control.Monad.State (evalState, state)
import Data.Bits (popCount, rotateL)
import qualified Data.Map as Map
import Data.Word (Word8)
import System.Random (mkStdGen, randomR)

data Move = Move {start :: Pos, target :: Pos, turn :: Int}

instance Show Move where
  show (Move (Pos startC startR) (Pos tarC tarR) tr) = [startC] ++ (show startR) ++ "-" ++ [tarC] ++ show tarR ++ "-" ++ show tr

-- Turns of the player's own pieces that change something, in an order that chance has shuffled.
listMoves :: Board -> Player -> [Move]
listMoves board player = Map.elems (Map.fromList (zip keys moves))
  where
    keys = evalState (mapM (\n -> (\r -> (r, n)) <$> state (randomR (0, 999 :: Int))) [1 .. length moves]) (mkStdGen 1)
    moves =
      [ Move pos pos steps
      | (r, cells) <- zip [9, 8 .. 1] board
      , (c, Piece owner lines') <- zip ['a' .. 'i'] cells
      , owner == player
      , popCount lines' == 3
      , let pos = Pos c r
      , steps <- [1 .. 7]
      , rotateL (fromIntegral lines' :: Word8) steps /= fromIntegral lines'
      ]
