-- | As a course on Ploy gave it from 2022 on, and as its authors completed it: with a library of the Haskell Platform.
module Board where

import Data.List.Split (splitOn)

data Player = Black | White deriving Show
data Cell = Piece Player Int | Empty deriving Show
data Pos = Pos { col :: Char, row :: Int } deriving Show
type Board = [[Cell]]

instance Eq Pos where
  (==) (Pos c1 r1) (Pos c2 r2) = (c1 == c2) && (r1 == r2)

instance Eq Player where
  (==) Black Black = True
  (==) White White = True
  (==) _ _ = False

buildBoard :: String -> Board
buildBoard = map (map cell . splitOn ",") . splitOn "/"
  where
    cell "" = Empty
    cell (c : mask) = Piece (if c == 'w' then White else Black) (read mask)
