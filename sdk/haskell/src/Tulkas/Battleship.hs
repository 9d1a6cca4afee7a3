-- | Battleship: the grid, the ships, and what a bot for it must know how to do.
module Tulkas.Battleship
    ( Bot (..)
    , run
    , Position (..)
    , parsePosition
    , isOnGrid
    , neighbours
    , Direction (..)
    , Ship (..)
    , squares
    , ShootResult (..)
    , TargetMap
    , targetMap
    , knownAt
    , freePositions
    , randomSetup
    , randomSetupWith
    , module Tulkas
    ) where

import Data.Char (toLower)
import Data.List (sortBy)
import Data.Ord (Down (..), comparing)
import qualified Data.Set as Set
import Tulkas hiding (run)
import qualified Tulkas
import Tulkas.Random (Random, chooseWith, newRandom)

-- | A square: column and row from 0. A-5 is @Position 0 4@.
data Position = Position {column :: !Int, row :: !Int}
    deriving (Eq, Ord)

instance Show Position where
    show (Position c r) = toEnum (fromEnum 'A' + c) : '-' : show (r + 1)

parsePosition :: String -> Maybe Position
parsePosition text = lookup text [(show square, square) | square <- allPositions]

isOnGrid :: Position -> Bool
isOnGrid (Position c r) = 0 <= c && c < 10 && 0 <= r && r < 10

allPositions :: [Position]
allPositions = [Position c r | r <- [0 .. 9], c <- [0 .. 9]]

-- | The up to four squares that share an edge with this one.
neighbours :: Position -> [Position]
neighbours (Position c r) =
    filter isOnGrid [Position c (r - 1), Position (c - 1) r, Position (c + 1) r, Position c (r + 1)]

data Direction = Horizontal | Vertical
    deriving (Bounded, Enum, Eq, Show)

-- | A ship: its leftmost or topmost square, how it lies, how long it is.
data Ship = Ship {position :: !Position, direction :: !Direction, size :: !Int}
    deriving (Eq, Show)

squares :: Ship -> [Position]
squares (Ship (Position c r) lies long)
    | lies == Horizontal = [Position (c + i) r | i <- [0 .. long - 1]]
    | otherwise = [Position c (r + i) | i <- [0 .. long - 1]]

data ShootResult = Miss | Hit | Sink
    deriving (Bounded, Enum, Eq, Show)

instance FromJson Position where
    fromJson value = do
        text <- fromJson value
        maybe (Left ("no square: " ++ text)) Right (parsePosition text)

instance FromJson ShootResult where
    fromJson value = do
        text <- fromJson value
        let results = [(map toLower (show result), result) | result <- [minBound ..]]
        maybe (Left ("no result of a shot: " ++ text)) Right (lookup text results)

instance ToJson Ship where
    toJson ship =
        Object
            [ ("position", Text (show (position ship)))
            , ("direction", Text (map toLower (show (direction ship))))
            , ("size", toJson (size ship))
            ]

-- | What is known of the enemy's grid.
newtype TargetMap = TargetMap [String]

-- | Ten rows of ten characters, as calls carry them: . free, o missed, - known to be water, x hit, # sunk.
targetMap :: [String] -> Maybe TargetMap
targetMap rows
    | map length rows == replicate 10 10 && all (`elem` ".o-x#") (concat rows) = Just (TargetMap rows)
    | otherwise = Nothing

-- | Nothing where nothing is known. Water around a sunk ship is a miss; all parts of it are a sink.
knownAt :: TargetMap -> Position -> Maybe ShootResult
knownAt (TargetMap rows) (Position c r) = known (rows !! r !! c)

known :: Char -> Maybe ShootResult
known '.' = Nothing
known 'x' = Just Hit
known '#' = Just Sink
known _ = Just Miss

-- | The legal targets, row by row.
freePositions :: TargetMap -> [Position]
freePositions (TargetMap rows) = [at | (at, letter) <- zip allPositions (concat rows), letter == '.']

-- | A valid fleet of these sizes, at random; never fails for the sizes the game asks for.
randomSetup :: [Int] -> IO [Ship]
randomSetup shipSizes = newRandom >>= \random -> randomSetupWith random shipSizes

-- | The same with a generator of one's own.
randomSetupWith :: Random -> [Int] -> IO [Ship]
randomSetupWith random = place Set.empty . sortBy (comparing Down) -- the largest first: so there always is room
  where
    place _ [] = return []
    place taken (long : rest) = do
        ship <- chooseWith random (placesFor long taken)
        let around = concatMap neighbours (squares ship)
        (ship :) <$> place (Set.union taken (Set.fromList (squares ship ++ around))) rest

placesFor :: Int -> Set.Set Position -> [Ship]
placesFor long taken =
    [ ship
    | at <- allPositions
    , lies <- if long > 1 then [Horizontal, Vertical] else [Horizontal]
    , let ship = Ship at lies long
    , all (\square -> isOnGrid square && square `Set.notMember` taken) (squares ship)
    ]

-- | What a bot for Battleship must know how to do.
data Bot = Bot
    { setupField :: [Int] -> IO [Ship] -- ^ one ship of each of these sizes
    , nextShoot :: TargetMap -> Maybe Position -> Maybe ShootResult -> IO Position
    -- ^ a free position; there is no previous target, and no result of it, at the first shot
    }

-- | Answers calls until the game is over, and ends the program.
run :: Bot -> IO ()
run bot = Tulkas.run (answer bot)

answer :: Bot -> String -> Json -> IO Json
answer bot "setup_field" params = do
    sizes <- orFail (member "ship_sizes" params)
    toJson <$> setupField bot sizes
answer bot "next_shoot" params = do
    rows <- orFail (member "target_map" params)
    grid <- maybe (fail "the map is not 10 rows of 10") return (targetMap rows)
    target <- orFail (member "previous_target" params)
    result <- orFail (member "previous_result" params)
    Text . show <$> nextShoot bot grid target result
answer _ method _ = fail ("Battleship has no method " ++ method)
