-- | Martian Chess: the board, its moves, and what a bot for it must know how to do.
module Tulkas.MartianChess
    ( Bot (..)
    , run
    , Square (..)
    , ownerOf
    , Kind (..)
    , points
    , Move (..)
    , crosses
    , parseMove
    , Position (..)
    , parsePosition
    , kindAt
    , pointsOf
    , after
    , module Tulkas
    ) where

import Data.Char (isDigit)
import Data.List (elemIndex, intercalate)
import Tulkas hiding (run)
import qualified Tulkas

-- | Row 0 is at the top, which is row 8 in the notation: a8 is (0, 0), d1 is (7, 3).
data Square = Square {row :: !Int, column :: !Int}
    deriving (Eq, Ord)

instance Show Square where
    show (Square r c) = ["abcd" !! c, "87654321" !! r]

-- | The player whose half it is: 0 has the top, 1 the bottom.
ownerOf :: Square -> Int
ownerOf at = row at `div` 4

data Kind = None | Pawn | Drone | Queen
    deriving (Bounded, Enum, Eq, Ord, Show)

-- | A piece's points; 0 where there is none.
points :: Kind -> Int
points = fromEnum

-- | A move, "c6-d5".
data Move = Move {from :: !Square, to :: !Square}
    deriving (Eq, Ord)

instance Show Move where
    show move = show (from move) ++ "-" ++ show (to move)

-- | Whether it goes over the border: the piece is the opponent's from then on.
crosses :: Move -> Bool
crosses move = ownerOf (from move) /= ownerOf (to move)

parseMove :: String -> Maybe Move
parseMove [a, b, '-', c, d] = Move <$> square a b <*> square c d
parseMove _ = Nothing

square :: Char -> Char -> Maybe Square
square c r = Square <$> elemIndex r "87654321" <*> elemIndex c "abcd"

instance FromJson Move where
    fromJson value = do
        text <- fromJson value
        maybe (Left ("no move: " ++ text)) Right (parseMove text)

data Position = Position
    { board :: ![[Kind]] -- ^ rows from the top
    , toMove :: !Int
    , scores :: !(Int, Int)
    , lastQuietMove :: !(Maybe Move) -- ^ the last move, unless it was a capture: the one that may not be taken back
    , quietPlies :: !Int -- ^ since the number of pieces changed
    }
    deriving (Eq)

-- | The notation of the rules.
instance Show Position where
    show position =
        unwords
            [ intercalate "/" (map (map letter) (board position))
            , show (toMove position)
            , show (fst (scores position)) ++ "-" ++ show (snd (scores position))
            , maybe "-" show (lastQuietMove position)
            , show (quietPlies position)
            ]
      where
        letter kind = ".pdq" !! fromEnum kind

-- | "<board> <side> <scores> <last move or -> <plies>"
parsePosition :: String -> Maybe Position
parsePosition text = case words text of
    [rows, side, both, lastMove, plies] -> do
        kinds <- mapM (mapM kind) (lines (map (\c -> if c == '/' then '\n' else c) rows))
        let (first, second) = break (== '-') both
        if map length kinds == replicate 8 4 then Just () else Nothing
        Position kinds
            <$> lookup side [("0", 0), ("1", 1)]
            <*> ((,) <$> number first <*> number (drop 1 second))
            <*> (if lastMove == "-" then Just Nothing else Just <$> parseMove lastMove)
            <*> number plies
    _ -> Nothing
  where
    kind letter = toEnum <$> elemIndex letter ".pdq"
    number digits = if not (null digits) && all isDigit digits then Just (read digits) else Nothing

kindAt :: Position -> Square -> Kind
kindAt position at = board position !! row at !! column at

-- | What a legal move scores: the points of the piece it captures, or nothing.
pointsOf :: Position -> Move -> Int
pointsOf position move = if crosses move then points (kindAt position (to move)) else 0

-- | The position after a legal move.
after :: Position -> Move -> Position
after position move =
    Position
        { board = [[kindAfter (Square r c) | c <- [0 .. 3]] | r <- [0 .. 7]]
        , toMove = 1 - toMove position
        , scores = if toMove position == 0 then (first + gained, second) else (first, second + gained)
        , lastQuietMove = if gained > 0 then Nothing else Just move
        , quietPlies = if gained > 0 || merges then 0 else quietPlies position + 1
        }
  where
    gained = pointsOf position move
    (first, second) = scores position
    standing = kindAt position (to move)
    merges = not (crosses move) && standing /= None
    kindAfter at
        | at == from move = None
        | at /= to move = kindAt position at
        | merges = toEnum (points (kindAt position (from move)) + points standing)
        | otherwise = kindAt position (from move)

-- | What a bot for Martian Chess must know how to do.
newtype Bot = Bot
    { getAction :: Position -> [Move] -> Maybe Move -> IO Move
    -- ^ one of the legal moves; there is no previous move at the start
    }

-- | Answers calls until the game is over, and ends the program.
run :: Bot -> IO ()
run bot = Tulkas.run (answer bot)

answer :: Bot -> String -> Json -> IO Json
answer bot "get_action" params = do
    text <- orFail (member "position" params)
    position <- maybe (fail ("no position: " ++ text)) return (parsePosition text)
    moves <- orFail (member "legal_moves" params)
    previous <- orFail (member "previous_move" params)
    Text . show <$> getAction bot position moves previous
answer _ method _ = fail ("Martian Chess has no method " ++ method)
