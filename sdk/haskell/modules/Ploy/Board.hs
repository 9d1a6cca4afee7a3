-- | The types that a course gave to its modules Ploy, for one that comes without its own module Board.
module Board where

import Data.Char (isDigit)

data Player = Black | White
    deriving (Eq, Show)

data Cell = Piece Player Int | Empty
    deriving (Eq, Show)

data Pos = Pos {col :: Char, row :: Int}
    deriving (Eq, Show)

-- | Row 9 first, in each row column a.
type Board = [[Cell]]

-- | Nine rows of nine fields: nothing, or a colour and the lines of a piece.
validateFEN :: String -> Bool
validateFEN text = map length rows == replicate 9 9 && all (all isField) rows
  where
    rows = map (parts ',') (parts '/' text)
    isField "" = True
    isField (colour : lines') = colour `elem` "bw" && isMask lines'
    isMask digits = not (null digits) && length digits < 4 && all isDigit digits && (read digits :: Int) `elem` [1 .. 255]

-- | The board that a valid text describes.
buildBoard :: String -> Board
buildBoard = map (map cell . parts ',') . parts '/'
  where
    cell ('b' : mask) = Piece Black (read mask)
    cell ('w' : mask) = Piece White (read mask)
    cell _ = Empty

-- | The squares from one to another, both among them: along a row, a column or a diagonal.
line :: Pos -> Pos -> [Pos]
line (Pos c r) (Pos c' r') = [Pos (toEnum (fromEnum c + n * east)) (r + n * north) | n <- [0 .. distance]]
  where
    across = fromEnum c' - fromEnum c
    upwards = r' - r
    distance = max (abs across) (abs upwards)
    (east, north) = (signum across, signum upwards)

parts :: Char -> String -> [String]
parts separator text = case break (== separator) text of
    (part, _ : rest) -> part : parts separator rest
    (part, []) -> [part]
