-- | Settlers of Catan: the board, the players, and what a bot for it must know how to do.
module Tulkas.Catan
    ( Bot (..)
    , run
    , rejectTrade
    , Point (..)
    , parsePoint
    , isHex
    , isOnBoard
    , around
    , hexesAt
    , nodesAt
    , Edge
    , Resource (..)
    , Resources
    , count
    , total
    , resourceName
    , Move (..)
    , kind
    , arguments
    , places
    , discardMove
    , chooseMove
    , offerMove
    , Hex (..)
    , Harbour (..)
    , Player (..)
    , Offer (..)
    , View (..)
    , me
    , hexAt
    , pips
    , pipsAt
    , module Tulkas
    ) where

import Data.Char (toLower)
import Data.List (find)
import qualified Data.Map as Map
import Data.Maybe (fromMaybe, mapMaybe)
import Text.Read (readMaybe)
import Tulkas hiding (run)
import qualified Tulkas
import Util (splitOn)

-- | A hex or a node: "-1,3" is @Point (-1) 3@.
data Point = Point {pointX :: !Int, pointY :: !Int}
    deriving (Eq, Ord)

instance Show Point where
    show (Point x y) = show x ++ "," ++ show y

parsePoint :: String -> Maybe Point
parsePoint text = case splitOn "," text of
    [x, y] -> Point <$> readMaybe x <*> readMaybe y
    _ -> Nothing

instance FromJson Point where
    fromJson value = do
        text <- fromJson value
        maybe (Left ("no place: " ++ text)) Right (parsePoint text)

isHex :: Point -> Bool
isHex (Point x y) = (x + y) `mod` 3 == 0

isOnBoard :: Point -> Bool
isOnBoard (Point x y) = all ((<= 5) . abs) [x, y] && all ((<= 8) . abs) [y - 2 * x, 2 * y - x, x + y]

-- | The up to six points beside this one, clockwise from the top: around a hex, its nodes.
around :: Point -> [Point]
around (Point x y) =
    filter isOnBoard [Point (x + i) (y + j) | (i, j) <- [(1, 1), (1, 0), (0, -1), (-1, -1), (-1, 0), (0, 1)]]

-- | The hexes at a node.
hexesAt :: Point -> [Point]
hexesAt = filter isHex . around

-- | The nodes of a hex, or those that a road from this node can lead to.
nodesAt :: Point -> [Point]
nodesAt = filter (not . isHex) . around

-- | A place of a road or a harbour: two nodes.
type Edge = (Point, Point)

edgeFrom :: String -> Either String Edge
edgeFrom text = case mapMaybe parsePoint (splitOn ":" text) of
    [one, other] -> Right (one, other)
    _ -> Left ("no edge: " ++ text)

data Resource = Brick | Lumber | Wool | Grain | Ore
    deriving (Bounded, Enum, Eq, Ord, Show)

-- | As the game's notation writes it: "brick".
resourceName :: Resource -> String
resourceName = map toLower . show

-- | How many of each resource; those that are missing are none.
type Resources = Map.Map Resource Int

count :: Resource -> Resources -> Int
count = Map.findWithDefault 0

total :: Resources -> Int
total = sum

-- "2b1o".
cardsText :: Resources -> String
cardsText counts = case [(n, one) | one <- [minBound ..], let n = count one counts, n > 0] of
    [] -> "-"
    held -> concat [show n ++ take 1 (resourceName one) | (n, one) <- held]

resourcesFrom :: Json -> Either String Resources
resourcesFrom value = Map.fromList <$> mapM number [minBound ..]
  where
    number one = (,) one <$> member (resourceName one) value

-- | A move in the game's notation: "settlement:-1,3".
newtype Move = Move String
    deriving (Eq, Ord)

instance Show Move where
    show (Move text) = text

instance FromJson Move where
    fromJson value = Move <$> fromJson value

-- | settlement, road, city, roll, end, buy, play, robber, steal, choose, discard, bank, offer, accept, reject
kind :: Move -> String
kind (Move text) = takeWhile (/= ':') text

-- | What stands after the kind, between colons.
arguments :: Move -> [String]
arguments (Move text) = drop 1 (splitOn ":" text)

-- | The points of a settlement, a city, a road or a move of the robber; of other moves there are none.
places :: Move -> [Point]
places = mapMaybe parsePoint . arguments

discardMove :: Resources -> Move
discardMove chosen = Move ("discard:" ++ cardsText chosen)

chooseMove :: Resource -> Move
chooseMove one = Move ("choose:" ++ resourceName one)

-- | Some cards to another player for some others.
offerMove :: Int -> Resources -> Resources -> Move
offerMove to given wanted = Move ("offer:" ++ show to ++ ":" ++ cardsText given ++ ":" ++ cardsText wanted)

-- | A terrain and its number; the desert has none.
data Hex = Hex {hexPoint :: !Point, terrain :: String, numberToken :: Maybe Int}

instance FromJson Hex where
    fromJson value = Hex <$> member "at" value <*> member "terrain" value <*> member "number" value

-- | Its two nodes, and what it takes at 2:1; anything at 3:1 where that is Nothing.
data Harbour = Harbour {harbourEdge :: Edge, harbourFor :: Maybe Resource}

instance FromJson Harbour where
    fromJson value = do
        name <- member "resource" value
        edge <- member "at" value >>= edgeFrom
        return (Harbour edge (find ((== name) . resourceName) [minBound ..]))

-- | What is known of a player.
data Player = Player
    { points :: !Int
    , hand :: Maybe Resources -- ^ Nothing where it is hidden
    , handSize :: !Int
    , cards :: Maybe (Map.Map String Int) -- ^ not played yet: "knight", "road-building", …
    , newCards :: Maybe (Map.Map String Int) -- ^ of those, bought in this turn
    , cardCount :: !Int
    , knights :: !Int
    , settlements :: [Point]
    , cities :: [Point]
    , roads :: [Edge]
    , roadLength :: !Int
    , hasLongestRoad :: !Bool
    , hasLargestArmy :: !Bool
    , rates :: Resources -- ^ how many of a resource the bank takes for one card
    }

instance FromJson Player where
    fromJson value =
        Player
            <$> member "points" value
            <*> (member "hand" value >>= mapM resourcesFrom)
            <*> member "hand_size" value
            <*> (member "cards" value >>= mapM countsFrom)
            <*> (member "new_cards" value >>= mapM countsFrom)
            <*> member "card_count" value
            <*> member "knights" value
            <*> member "settlements" value
            <*> member "cities" value
            <*> (member "roads" value >>= mapM edgeFrom)
            <*> member "road_length" value
            <*> member "longest_road" value
            <*> member "largest_army" value
            <*> (member "rates" value >>= resourcesFrom)

countsFrom :: Json -> Either String (Map.Map String Int)
countsFrom (Object members) = Map.fromList <$> mapM (\(name, value) -> (,) name <$> fromJson value) members
countsFrom _ = Left "no cards"

-- | A trade that one player offers another.
data Offer = Offer {offerer :: !Int, partner :: !Int, give :: Resources, takes :: Resources}

instance FromJson Offer where
    fromJson value =
        Offer
            <$> member "from" value
            <*> member "to" value
            <*> (member "give" value >>= resourcesFrom)
            <*> (member "take" value >>= resourcesFrom)

-- | What a player may know of the game.
data View = View
    { seat :: !Int -- ^ one's own
    , turn :: !Int
    , turnNumber :: !Int
    , expected :: String -- ^ settlement, road, roll, turn, …
    , dice :: Maybe [Int] -- ^ Nothing before the roll
    , robber :: !Point
    , hexes :: [Hex]
    , harbours :: [Harbour]
    , bank :: Resources
    , deck :: !Int
    , players :: [Player]
    , offer :: Maybe Offer
    , happened :: Json -- ^ the last event: its "seat", its "move" and what came of it; Null at the start
    }

instance FromJson View where
    fromJson value =
        View
            <$> member "decides" value
            <*> member "turn" value
            <*> member "turn_number" value
            <*> member "expected" value
            <*> member "dice" value
            <*> member "robber" value
            <*> member "hexes" value
            <*> member "harbours" value
            <*> (member "bank" value >>= resourcesFrom)
            <*> member "deck" value
            <*> member "players" value
            <*> member "offer" value
            <*> member "happened" value

me :: View -> Player
me view = players view !! seat view

hexAt :: View -> Point -> Maybe Hex
hexAt view at = find ((== at) . hexPoint) (hexes view)

-- | How many of 36 rolls of two dice show this number; 0 for none.
pips :: Maybe Int -> Int
pips = maybe 0 (\number -> 6 - abs (7 - number))

-- | How many of 36 rolls bring a card to a settlement there.
pipsAt :: View -> Point -> Int
pipsAt view node = sum [pips (numberToken hex) | hex <- mapMaybe (hexAt view) (hexesAt node)]

-- | What a bot for Catan must know how to do: each is given what is known and the legal moves, and gives a move.
data Bot = Bot
    { initialPlacement :: View -> [Move] -> IO Move -- ^ a settlement, or the road from the one just placed
    , takeTurn :: View -> [Move] -> Int -> IO Move
    -- ^ roll, build, buy, play, trade, end; offers, of which so many may still be made, are not in the list
    , discard :: View -> Int -> IO Move -- ^ so many cards of one's hand
    , moveRobber :: View -> [Move] -> IO Move
    , steal :: View -> [Move] -> IO Move
    , chooseResource :: View -> [Move] -> IO Move -- ^ for a monopoly, or once or twice for a year of plenty
    , answerTrade :: View -> [Move] -> IO Move -- ^ the view's offer; "accept" is among the moves if one can pay
    }

-- | For bots that do not trade.
rejectTrade :: View -> [Move] -> IO Move
rejectTrade _ _ = return (Move "reject")

-- | Answers calls until the game is over, and ends the program.
run :: Bot -> IO ()
run bot = Tulkas.run (answer bot)

answer :: Bot -> String -> Json -> IO Json
answer bot "discard" params = do
    view <- orFail (member "view" params)
    number <- orFail (member "count" params)
    Text . show <$> discard bot view number
answer bot method params = do
    asked <- maybe (fail ("Catan has no method " ++ method)) return (lookup method methods)
    view <- orFail (member "view" params)
    moves <- orFail (member "legal_moves" params)
    Text . show <$> asked view moves
  where
    methods =
        [ ("initial_placement", initialPlacement bot)
        , ("take_turn", \view moves -> takeTurn bot view moves offersLeft)
        , ("move_robber", moveRobber bot)
        , ("steal", steal bot)
        , ("choose_resource", chooseResource bot)
        , ("answer_trade", answerTrade bot)
        ]
    offersLeft = fromMaybe 0 (either (const Nothing) Just (member "offers_left" params))
