-- | The SDK's own parts. Every check has a name that says what is true.
module Main (main) where

import Control.Monad (forM, unless)
import qualified Data.ByteString as B
import qualified Data.ByteString.Char8 as C
import Data.Either (isLeft)
import Data.List (sort)
import Data.Maybe (isNothing, mapMaybe)
import qualified Data.Map as Map
import System.Exit (exitFailure)
import qualified Tulkas.Base64 as Base64
import qualified Tulkas.Battleship as Battleship
import qualified Tulkas.Catan as Catan
import Tulkas.Json
import Tulkas.JsonReader (parse)
import qualified Tulkas.MartianChess as Martian
import qualified Tulkas.Ploy as Ploy
import Tulkas.Random (seededWith)
import Tulkas.Wire (fittingPieces)
import Util (splitOn)

main :: IO ()
main = do
    fleets <- mapM randomFleet [1 .. 50]
    results <- forM (("random fleets are right", all isRightFleet fleets) : checks) $ \(name, holds) -> do
        unless holds (putStrLn ("not so: " ++ name))
        return holds
    unless (and results) exitFailure

checks :: [(String, Bool)]
checks =
    [ ("base64 goes there and back", all (\s -> Base64.decode (Base64.encode s) == Just s) samples)
    , ("base64 is as it should be", Base64.encode (C.pack "AB") == C.pack "QUI=")
    , ("base64 knows one text for each value", all (isNothing . Base64.decode . C.pack) strangeBase64)
    , ("long texts are cut between characters", map B.length (fittingPieces (replicate 749 'e' ++ "é")) == [749, 2])
    , ("JSON goes there and back", fmap render (parse json) == Right json)
    , ("escapes are read", parse (C.pack "\"\\\"\\\\\\/\\n\\u00e9\\ud83d\\ude00\\ud800\"") == Right (Text "\"\\/\né😀\xFFFD"))
    , ("escapes are written", (parse . render) (Text "\"\\\n\1é😀") == Right (Text "\"\\\n\1é😀"))
    , ("numbers are read", parse (C.pack " [ 1 , 1e2, -0.5 ]\n") == Right (List [Integer 1, Number 100, Number (-0.5)]))
    , ("what is no JSON is refused", all (isLeft . parse . C.pack) strangeJson)
    , ("Ploy lists the moves that the rules count", length moves == 145 && secondMoves == 21025)
    , ("Ploy sorts its moves as texts", map show moves == sort (map show moves))
    , ("Ploy writes positions as it reads them", show start == startText)
    , ("finished games of Ploy have no moves", maybe False (null . Ploy.listMoves) (Ploy.parsePosition endText))
    , ("Ploy refuses other positions", all (isNothing . Ploy.parsePosition) strangePositions)
    , ("Ploy refuses other moves", all (isNothing . Ploy.parseMove) ["", "e3-e4-8", "e3e4-0", "e3-j4-0", "e3-e4-01"])
    , ("squares of Battleship have their names", show (Battleship.Position 0 4) == "A-5")
    , ("the last square has a name", Battleship.parsePosition "J-10" == Just (Battleship.Position 9 9))
    , ("other squares are refused", all (isNothing . Battleship.parsePosition) ["", "A", "A-0", "A-11", "K-1", "a-1"])
    , ("the map says what is known", known == [Just Battleship.Miss, Just Battleship.Miss, Just Battleship.Hit, Just Battleship.Sink, Nothing])
    , ("Martian Chess writes as it reads", fmap show (Martian.parsePosition martian) == Just martian)
    , ("captures score", played "..../..../..../...p/..../..q./..../.... 1 0-0 - 3" "c3-d5" == Just "..../..../..../...q/..../..../..../.... 0 0-1 - 0")
    , ("merges do not", played "..../..../..../..../..../..p./.d../.... 1 0-0 - 3" "c3-b2" == Just "..../..../..../..../..../..../.q../.... 0 0-0 c3-b2 0")
    , ("other positions are refused", all (isNothing . Martian.parsePosition) ["", "qqd. 0 0-0 - 0", map (\c -> if c == 'q' then 'x' else c) martian])
    , ("points of Catan are hexes or nodes", Catan.isHex (Catan.Point 1 2) && length (Catan.nodesAt (Catan.Point 0 0)) == 6)
    , ("points of Catan know the hexes beside them", map show (Catan.hexesAt (Catan.Point 1 1)) == ["2,1", "0,0", "1,2"])
    , ("the coast of Catan ends the board", length (Catan.around (Catan.Point 3 5)) == 3)
    , ("points of Catan have their names", Catan.parsePoint "-1,3" == Just (Catan.Point (-1) 3))
    , ("other points are refused", all (isNothing . Catan.parsePoint) ["", "1", "1,", ",1", "1,2,3", "a,b"])
    , ("moves of Catan know their parts", (Catan.kind road, map show (Catan.places road)) == ("road", ["0,1", "-1,0"]))
    , ("moves of Catan are made of cards", map show cardMoves == ["discard:-", "discard:2b1o", "offer:2:1b:1g", "choose:wool"])
    , ("pips are chances", map Catan.pips [Just 2, Just 6, Just 8, Just 12, Nothing] == [1, 5, 5, 1, 0])
    , ("splitOn keeps empty parts", splitOn "," ",a,,b," == ["", "a", "", "b", ""])
    ]
  where
    samples = [B.pack (take n (cycle [0, 37 ..])) | n <- [0 .. 40]]
    strangeBase64 = ["QQ", "QQ=", "QR==", "QUJ=", "Q===", "====", "QQ==QQ==", "Q-==", "QUJD\n"]
    json = C.pack "{\"a\":[1,-2.5,null,true,\"e\"],\"b\":{},\"c\":[],\"d\":9007199254740993}"
    strangeJson =
        ["", "[", "1 2", "NaN", "[1,]", "{\"a\":1", "nul", "'a'", "01", "1.", "--1", "1e", "\"\n\"", "\"\\x\"", "\"\\u12g4\""]
            ++ ["{1:2}", "-", "\"a", replicate 66 '[' ++ replicate 66 ']']
    Just start = Ploy.parsePosition startText
    moves = Ploy.listMoves start
    secondMoves = sum [length (Ploy.listMoves (Ploy.after start move)) | move <- moves]
    strangePositions = ["", " b", ",,,,,,,,/,,,,,,,, b", 'x' : startText, init startText ++ "x", "w31" ++ startText, "w256" ++ startText]
    known = [Battleship.knownAt grid (Battleship.Position c 0) | c <- [0 .. 4]]
    Just grid = Battleship.targetMap ("o-x#......" : replicate 9 "..........")
    martian = "qqd./qdp./dpp./...p/..../.ppd/.pdq/.dqq 1 3-12 c6-d5 7"
    road = Catan.Move "road:0,1:-1,0"
    some = Map.fromList
    cardMoves =
        [ Catan.discardMove Map.empty
        , Catan.discardMove (some [(Catan.Ore, 1), (Catan.Brick, 2)])
        , Catan.offerMove 2 (some [(Catan.Brick, 1)]) (some [(Catan.Grain, 1)])
        , Catan.chooseMove Catan.Wool
        ]
    played text move = show <$> (Martian.after <$> Martian.parsePosition text <*> Martian.parseMove move)

startText, endText :: String
startText =
    ",w84,w41,w56,w170,w56,w41,w84,/,,w24,w40,w17,w40,w48,,/,,,w16,w16,w16,,,/,,,,,,,,/,,,,,,,,/,,,,,,,,/"
        ++ ",,,b1,b1,b1,,,/,,b3,b130,b17,b130,b129,,/,b69,b146,b131,b170,b131,b146,b69, b"
endText = ",,,,w170,,,,/" ++ concat (replicate 7 ",,,,,,,,/") ++ ",,,b1,b170,,,, b"

randomFleet :: Int -> IO [Battleship.Ship]
randomFleet seed = do
    random <- seededWith (fromIntegral seed)
    Battleship.randomSetupWith random [4, 3, 3, 2, 2, 2, 1, 1, 1, 1]

isRightFleet :: [Battleship.Ship] -> Bool
isRightFleet ships = map Battleship.size ships == [4, 3, 3, 2, 2, 2, 1, 1, 1, 1] && Map.size owners == 20 && all isApart (Map.toList owners)
  where
    owners = Map.fromList [(square, i) | (i, ship) <- zip [0 :: Int ..] ships, square <- Battleship.squares ship]
    isApart (square, i) =
        Battleship.isOnGrid square && all (== i) (mapMaybe (`Map.lookup` owners) (Battleship.neighbours square))
