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
    , logToBot
    , botError
    , BotFailure (..)
    , MatchResult
    , win
    , draw
    , runDuel
    , runMatch
    , runChallenge
    , runRanking
    , Start (..)
    , getStart
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
call bot method params = do
    -- The method stands in front: the handler looks for it there and reads no further.
    send "ProxyCall" [C.pack (name bot)] (render (Object [("method", Text method), ("params", Object params)]))
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

-- | To the logs of all bots.
logToBots :: String -> IO ()
logToBots = logTo "BOTS"

-- | To the logs of the engine and of all bots.
logToAll :: String -> IO ()
logToAll = logTo "ALL"

-- | How a game for two ended.
newtype MatchResult = MatchResult String

win :: Bot -> MatchResult
win bot = MatchResult (name bot ++ "_WIN")

draw :: MatchResult
draw = MatchResult "DRAW"

-- | Plays a game for two.
runMatch :: (Bot -> Bot -> IO MatchResult) -> IO ()
runMatch play = runEngine 2 $ \bots -> do
    MatchResult result <- play (head bots) (last bots) `orBlame` \loser -> MatchResult (name loser ++ "_ERROR")
    report "MatchResult" [result]

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

-- | Plays a game for more, with a score for each seat; a bot that fails gets 0, everybody else 1.
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
    play (newBots seats)

-- | What the engine is told at the start, if its game.toml or tulkas.toml says that it wants to know.
data Start = Start
    { startSeed :: Integer -- ^ all chance of the game should come from it
    , startOptions :: [(String, Json)] -- ^ whole numbers, or texts where there are choices
    , startMap :: Maybe String -- ^ a text, where the game has maps
    }

instance FromJson Start where
    fromJson json = case json of
        Object members -> do
            number <- maybe (Left "there is no seed") fromJson (lookup "seed" members)
            chosen <- case lookup "options" members of
                Just (Object options) -> Right options
                _ -> Left "there are no options"
            text <- maybe (Right Nothing) (fmap Just . fromJson) (lookup "map" members)
            return (Start number chosen text)
        _ -> Left "what is told at the start is no object"

told :: IORef Start
told = unsafePerformIO (newIORef (Start 0 [] Nothing))
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
