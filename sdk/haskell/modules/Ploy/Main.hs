{-# LANGUAGE CPP #-}

-- | Runs a module Ploy, as it was written for a course from 2022 on: it lists the moves of a player on a board.
--
-- The board is made of the types that the course gave, not by the author's own @buildBoard@, which not every module
-- has. A module that chooses plays its choice; any other one plays one of the moves that it lists.
module Main (main) where

import qualified Board
import qualified Data.Map.Strict as Map
import qualified Ploy
import qualified Tulkas.Ploy as Arena

main :: IO ()
main = Arena.runChoice choice
  where
#ifdef CHOOSES
    choice position = return (show (Ploy.getMove (boardOf position) (playerOf (Arena.toMove position))))
#else
    choice position = case map show (Ploy.listMoves (boardOf position) (playerOf (Arena.toMove position))) of
        [] -> fail "listMoves lists no move"
        moves -> Arena.choose moves
#endif

-- The upper rows stand first.
boardOf :: Arena.Position -> Board.Board
boardOf position = [[cell (Arena.Square c r) | c <- [0 .. 8]] | r <- [8, 7 .. 0]]
  where
    cell square = maybe Board.Empty piece (Map.lookup square (Arena.pieces position))
    piece (Arena.Piece colour mask) = Board.Piece (playerOf colour) (fromIntegral mask)

playerOf :: Arena.Colour -> Board.Player
playerOf Arena.Black = Board.Black
playerOf Arena.White = Board.White
