-- | Ploy: the board, its moves, and what a bot for it must know how to do.
module Tulkas.Ploy
    ( Bot (..)
    , run
    , runText
    , runChoice
    , Square (..)
    , Colour (..)
    , other
    , Kind (..)
    , Piece (..)
    , kindOf
    , reachOf
    , turned
    , Move (..)
    , parseMove
    , Position
    , parsePosition
    , toMove
    , pieceAt
    , pieces
    , after
    , hasLost
    , listMoves
    , module Tulkas
    ) where

import Data.Bits (popCount, rotateL, testBit)
import Data.Char (isDigit)
import Data.List (intercalate, sort)
import qualified Data.Map.Strict as Map
import Data.Word (Word8)
import Tulkas hiding (run)
import qualified Tulkas

-- | Column a is 0, row 1 is 0; a1 is the lower left corner.
data Square = Square {column :: !Int, row :: !Int}
    deriving (Eq, Ord)

instance Show Square where
    show (Square c r) = [toEnum (fromEnum 'a' + c), toEnum (fromEnum '1' + r)]

isOnBoard :: Square -> Bool
isOnBoard (Square c r) = 0 <= c && c < 9 && 0 <= r && r < 9

data Colour = Black | White
    deriving (Eq, Ord)

instance Show Colour where
    show Black = "black"
    show White = "white"

other :: Colour -> Colour
other Black = White
other White = Black

-- | A piece's kind is its number of lines.
data Kind = Shield | Probe | Lance | Commander
    deriving (Bounded, Enum, Eq, Ord, Show)

-- | A piece and its lines: bit 0 is north, the higher bits go on clockwise.
data Piece = Piece {colour :: !Colour, mask :: !Word8}
    deriving (Eq, Show)

kindOf :: Piece -> Kind
kindOf piece = toEnum (popCount (mask piece) - 1)

-- | How many squares it may move at once.
reachOf :: Piece -> Int
reachOf piece = if kindOf piece == Commander then 1 else popCount (mask piece)

-- | Turned by so many steps of 45° clockwise.
turned :: Int -> Piece -> Piece
turned steps piece = piece {mask = mask piece `rotateL` steps}

-- | From where to where, and by how many steps of 45° clockwise it turns after that: "e3-e4-0".
data Move = Move {from :: !Square, to :: !Square, turn :: !Int}
    deriving (Eq, Ord)

instance Show Move where
    show move = show (from move) ++ "-" ++ show (to move) ++ "-" ++ show (turn move)

parseMove :: String -> Maybe Move
parseMove [a, b, '-', c, d, '-', t]
    | all isOnBoard [start, end] && t >= '0' && t <= '7' = Just (Move start end (fromEnum t - fromEnum '0'))
  where
    start = square a b
    end = square c d
parseMove _ = Nothing

square :: Char -> Char -> Square
square c r = Square (fromEnum c - fromEnum 'a') (fromEnum r - fromEnum '1')

instance FromJson Move where
    fromJson value = do
        text <- fromJson value
        maybe (Left ("no move: " ++ text)) Right (parseMove text)

-- | A board and whose turn it is.
data Position = Position {pieces :: !(Map.Map Square Piece), toMove :: !Colour}
    deriving (Eq)

-- | The notation of the rules.
instance Show Position where
    show position = intercalate "/" [showRow r | r <- [8, 7 .. 0]] ++ " " ++ take 1 (show (toMove position))
      where
        showRow r = intercalate "," [maybe "" field (pieceAt position (Square c r)) | c <- [0 .. 8]]
        field piece = take 1 (show (colour piece)) ++ show (mask piece)

-- | "<board> <b|w>"
parsePosition :: String -> Maybe Position
parsePosition text = do
    let (board, side) = break (== ' ') text
        rows = map (splitAtEach ',') (splitAtEach '/' board)
    player <- lookup side [(" b", Black), (" w", White)]
    if map length rows == replicate 9 9 then Just () else Nothing
    -- The upper rows stand first.
    let fields = [(Square c r, field) | (r, fs) <- zip [8, 7 ..] rows, (c, field) <- zip [0 ..] fs, field /= ""]
    found <- mapM (mapM parsePiece) fields
    Just (Position (Map.fromList found) player)

splitAtEach :: Char -> String -> [String]
splitAtEach separator text = case break (== separator) text of
    (part, _ : rest) -> part : splitAtEach separator rest
    (part, []) -> [part]

parsePiece :: String -> Maybe Piece
parsePiece (c : digits)
    | Just player <- lookup c [('b', Black), ('w', White)]
    , not (null digits) && length digits < 4 && all isDigit digits
    , number <- read digits :: Int
    , number < 256 && popCount number `elem` [1 .. 4] =
        Just (Piece player (fromIntegral number))
parsePiece _ = Nothing

pieceAt :: Position -> Square -> Maybe Piece
pieceAt position at = Map.lookup at (pieces position)

-- | The position after a move, which must be legal.
after :: Position -> Move -> Position
after position move = Position (maybe id place (pieceAt position (from move)) cleared) (other (toMove position))
  where
    cleared = Map.delete (from move) (pieces position)
    place piece = Map.insert (to move) (turned (turn move) piece)

-- | Whether a side has no commander left, or nothing but its commander.
hasLost :: Position -> Colour -> Bool
hasLost position player = Commander `notElem` kinds || all (== Commander) kinds
  where
    kinds = [kindOf piece | piece <- Map.elems (pieces position), colour piece == player]

-- | All legal moves, sorted as their texts are.
listMoves :: Position -> [Move]
listMoves position
    | any (hasLost position) [Black, White] = []
    | otherwise = sort (concat [movesOf position at piece | (at, piece) <- Map.toList (pieces position), isOwn piece])
  where
    isOwn piece = colour piece == toMove position

movesOf :: Position -> Square -> Piece -> [Move]
movesOf position start piece = turnsAt start ++ concatMap goTo (concatMap (line position start piece) [0 .. 7])
  where
    goTo end = Move start end 0 : [move | kindOf piece == Shield, move <- turnsAt end]
    -- Turns that leave everything as it was are no moves.
    turnsAt end = [Move start end steps | steps <- [1 .. 7], start /= end || turned steps piece /= piece]

-- The squares along one line: over empty ones, up to the end of the piece's reach or an enemy.
line :: Position -> Square -> Piece -> Int -> [Square]
line position (Square c r) piece direction
    | testBit (mask piece) direction = go (takeWhile isOnBoard [step n | n <- [1 .. reachOf piece]])
    | otherwise = []
  where
    (east, north) = directions !! direction
    step n = Square (c + n * east) (r + n * north)
    go [] = []
    go (next : rest) = case pieceAt position next of
        Nothing -> next : go rest
        Just there -> [next | colour there /= colour piece]

-- From bit 0, north, clockwise: steps in columns and rows.
directions :: [(Int, Int)]
directions = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]

-- | What a bot for Ploy must know how to do.
newtype Bot = Bot
    { getMove :: Position -> [Move] -> IO Move -- ^ one of the legal moves
    }

-- | Answers calls until the game is over, and ends the program.
run :: Bot -> IO ()
run bot = Tulkas.run (answer bot)

answer :: Bot -> String -> Json -> IO Json
answer bot "get_move" params = do
    position <- positionOf params
    moves <- orFail (member "legal_moves" params)
    Text . show <$> getMove bot position moves
answer _ method _ = fail ("Ploy has no method " ++ method)

-- | The same for a function from the text of a position to the text of a move.
runText :: (String -> String) -> IO ()
runText bestMove = Tulkas.run answerText
  where
    answerText "get_move" params = Text . bestMove <$> orFail (member "position" params)
    answerText method _ = fail ("Ploy has no method " ++ method)

-- | The same for an action that gives the text of a move in a position.
runChoice :: (Position -> IO String) -> IO ()
runChoice choice = Tulkas.run answerChoice
  where
    answerChoice "get_move" params = positionOf params >>= fmap Text . choice
    answerChoice method _ = fail ("Ploy has no method " ++ method)

positionOf :: Json -> IO Position
positionOf params = do
    text <- orFail (member "position" params)
    maybe (fail ("no position: " ++ text)) return (parsePosition text)
