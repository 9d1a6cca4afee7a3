-- | An engine: knows the rules of a game and plays it by calling the bots.
--
-- > main = runDuel turn (21 :: Int)
-- >   where
-- >     turn heap bot _opponent = do
-- >         taken <- call bot "take" [("heap", toJson heap)]
-- >         when (taken < 1 || taken > min heap 3) (botError bot ("took " ++ show (taken :: Int)))
-- >         return (if taken == heap then Left (win bot) else Right (heap - taken))
--
-- 'call' throws 'BotTimeout' when no answer came in time, and 'BotError' when it is of another type. Who catches it
-- ('Control.Exception.catch') may go on with the game; who does not lets that bot lose it. Any other exception is a
-- failure of the engine: nobody has won or lost.
module Tulkas.Engine
    ( Bot
    , seat
    , call
    , callTogether
    , eliminate
    , logToBot
    , botError
    , BotFailure (..)
    , MatchResult
    , win
    , draw
    , scored
    , runDuel
    , runMatch
    , runChallenge
    , runRanking
    , Start (..)
    , getStart
    , showGame
    , showGameTo
    , logToBots
    , logToAll
    , module Tulkas
    ) where

import Control.Exception
import qualified Data.ByteString as B
import qualified Data.ByteString.Char8 as C
import Data.IORef (IORef, newIORef, readIORef, writeIORef)
import Data.List (intercalate)
import System.IO.Unsafe (unsafePerformIO)
import Tulkas hiding (run)
import Tulkas.Json (render)
import Tulkas.JsonReader (parse)
import Tulkas.Wire hiding (BotTimeout)
import qualified Tulkas.Wire as Wire

-- | One bot, as the engine sees it.
data Bot = Bot {seat :: Int, name :: String}
    deriving (Eq)

-- | A bot's failure: whose, and what it did.
data BotFailure = BotError Bot String | BotTimeout Bot

instance Show BotFailure where
    show (BotError _ why) = why
    show (BotTimeout _) = "no answer in time"

instance Exception BotFailure

-- The game was ended from outside: nothing more is to be done, and nobody is to blame.
data Shutdown = Shutdown deriving (Show)

instance Exception Shutdown

newBots :: Int -> [Bot]
newBots seats = [Bot number ("BOT_" ++ title number) | number <- [0 .. seats - 1]]
  where
    title number = if seats > 2 then show number else ["AB" !! number]

-- | Waits for the answer.
call :: FromJson a => Bot -> String -> [(String, Json)] -> IO a
call bot method params = ask bot method params >> answer bot method

-- | Asks several bots at once, and waits until all have answered or are out of time. The answers are in the order of
-- the calls: each is one, or the bot's failure, which may be thrown or forgiven. A bot that has failed gives no answer
-- any more, and the game goes on.
callTogether :: FromJson a => [(Bot, String, [(String, Json)])] -> IO [Either BotFailure a]
callTogether [] = return []
callTogether calls = do
    send "Simultaneous" [C.pack (show (length calls))] B.empty
    mapM_ (\(bot, method, params) -> ask bot method params) calls
    mapM (\(bot, method, _) -> try (answer bot method)) calls

-- | The bot is out of the game: it is told and stopped, and must not be called again.
eliminate :: Bot -> IO ()
eliminate bot = send "Elimination" [C.pack (name bot)] B.empty

-- The method stands in front: the handler looks for it there and reads no further.
ask :: Bot -> String -> [(String, Json)] -> IO ()
ask bot method params =
    send "ProxyCall" [C.pack (name bot)] (render (Object [("method", Text method), ("params", Object params)]))

answer :: FromJson a => Bot -> String -> IO a
answer bot method = do
    Message kind bytes <- receiveFromHandler
    case kind of
        CallResult -> either (botError bot . (("the answer to " ++ method ++ ": ") ++)) return (parse bytes >>= fromJson)
        Wire.BotTimeout -> throwIO (BotTimeout bot)
        _ -> fail ("a " ++ show kind ++ " instead of the answer to " ++ method)

receiveFromHandler :: IO Message
receiveFromHandler = do
    message <- receive
    case message of
        Just (Message ShutdownNotice _) -> throwIO Shutdown
        Just other -> return other
        Nothing -> throwIO Shutdown

-- | What the engine throws when a bot broke a rule: it has lost.
botError :: Bot -> String -> IO a
botError bot why = throwIO (BotError bot why)

logToBot :: Bot -> String -> IO ()
logToBot bot = logTo (name bot)

-- | Shows people the game as it is now: any JSON for the game's viewer.
showGame :: Json -> IO ()
showGame view = send "GameView" [] (render (Object [("all", view)]))

-- | The same, but each player sees the own one of the seats' views; who has 'Null' there sees what everybody does.
showGameTo :: Json -> [Json] -> IO ()
showGameTo view seats = send "GameView" [] (render (Object [("all", view), ("seats", List seats)]))

-- | To the logs of all bots.
logToBots :: String -> IO ()
logToBots = logTo "BOTS"

-- | To the logs of the engine and of all bots.
logToAll :: String -> IO ()
logToAll = logTo "ALL"

-- | How a game for two ended.
data MatchResult = MatchResult String | MatchScores Integer Integer

win :: Bot -> MatchResult
win bot = MatchResult (name bot ++ "_WIN")

draw :: MatchResult
draw = MatchResult "DRAW"

-- | Where the score counts and not only the win: the greater one has won.
scored :: Integer -> Integer -> MatchResult
scored = MatchScores

-- | Plays a game for two.
runMatch :: (Bot -> Bot -> IO MatchResult) -> IO ()
runMatch play = runEngine 2 $ \bots -> do
    result <- play (head bots) (last bots) `orBlame` \loser -> MatchResult (name loser ++ "_ERROR")
    case result of
        MatchResult how -> report "MatchResult" [how]
        MatchScores ofA ofB -> report "RankingResult" [show ofA ++ "," ++ show ofB]

-- | Plays a game for two in which they take turns. A turn is all that one bot does before it is the other's; from the
-- state of the game it makes the next one, or the result. The first bot begins.
runDuel :: (state -> Bot -> Bot -> IO (Either MatchResult state)) -> state -> IO ()
runDuel turn start = runMatch (go start)
  where
    go state active waiting = turn state active waiting >>= either return (\next -> go next waiting active)

-- | Plays a game for one, whose result is a whole number, at most the maximum if there is one; a bot that fails gets 0.
runChallenge :: Maybe Integer -> (Bot -> IO Integer) -> IO ()
runChallenge maximal play = runEngine 1 $ \bots -> do
    gained <- play (head bots) `orBlame` const 0
    report "ChallengeResult" [show gained, maybe "null" show maximal]

-- | Plays a game for more, with a score for each seat; a bot that fails gets 0, everybody else 1. With 0 seats there
-- are as many as the engine is told at the start.
runRanking :: Int -> ([Bot] -> IO [Integer]) -> IO ()
runRanking seats play = runEngine seats $ \bots -> do
    scores <- play bots `orBlame` \loser -> [if bot == loser then 0 else 1 | bot <- bots]
    report "RankingResult" [intercalate "," (map show scores)]

report :: String -> [String] -> IO ()
report kind parameters = send kind (map C.pack parameters) B.empty

runEngine :: Int -> ([Bot] -> IO ()) -> IO ()
runEngine seats play = runActor $ handle (\Shutdown -> return ()) $ do
    Message kind bytes <- receiveFromHandler
    if kind /= StartNotice then fail ("a " ++ show kind ++ " instead of a StartNotice") else return ()
    if B.null bytes then return () else either fail (writeIORef told) (parse bytes >>= fromJson)
    start <- getStart
    play (newBots (if seats == 0 then startSeats start else seats))

-- | What the engine is told at the start, if its game.toml or tulkas.toml says that it wants to know.
data Start = Start
    { startSeats :: Int -- ^ how many play; 0 where the engine is told nothing
    , startSeed :: Integer -- ^ all chance of the game should come from it
    , startOptions :: [(String, Json)] -- ^ whole numbers, or texts where there are choices
    , startMap :: Maybe String -- ^ a text, where the game has maps
    , startPosition :: Maybe String -- ^ the same, where it has start positions
    }

instance FromJson Start where
    fromJson json = case json of
        Object members -> do
            number <- maybe (Left "there is no seed") fromJson (lookup "seed" members)
            chosen <- case lookup "options" members of
                Just (Object options) -> Right options
                _ -> Left "there are no options"
            let textOf key = maybe (Right Nothing) (fmap Just . fromJson) (lookup key members)
            playing <- maybe (Right 0) fromJson (lookup "seats" members)
            Start playing number chosen <$> textOf "map" <*> textOf "position"
        _ -> Left "what is told at the start is no object"

told :: IORef Start
told = unsafePerformIO (newIORef (Start 0 0 [] Nothing Nothing))
{-# NOINLINE told #-}

-- | Known when the game is played.
getStart :: IO Start
getStart = readIORef told

-- The result of a game, or the one it has when a bot's failure ended it.
orBlame :: IO result -> (Bot -> result) -> IO result
orBlame play blame = play `catch` \failure -> do
    let loser = case failure of
            BotError bot _ -> bot
            BotTimeout bot -> bot
    logToBot loser (show failure)
    return (blame loser)
