-- | Bots for the Tulkas arena.
--
-- The built-in games have modules of their own, such as "Tulkas.Ploy", with the record of what a bot for that game must
-- know, its types, and a function @run@. For any other game give 'run' a function that answers all calls.
--
-- What a bot prints goes to its log, like what it gives to 'logEntry'. An exception is reported and ends the game: the
-- bot has lost it.
module Tulkas
    ( run
    , logEntry
    , TimeLeft (..)
    , tightest
    , timeGiven
    , timeLeft
    , choose
    , Json (..)
    , FromJson (..)
    , ToJson (..)
    , member
    , orFail
    ) where

import Data.IORef
import qualified Data.Text as T
import qualified Data.Text.Encoding as T
import Data.Word (Word64)
import GHC.Clock (getMonotonicTimeNSec)
import System.CPUTime (getCPUTime)
import System.IO.Unsafe (unsafePerformIO)
import Tulkas.Json
import Tulkas.JsonReader (parse)
import Tulkas.Random (choose)
import Tulkas.Wire

-- | CPU time in seconds, 'infinity' where there is no limit: for this answer, and for the whole game.
data TimeLeft = TimeLeft {callTime :: Double, gameTime :: Double}
    deriving (Eq, Show)

-- | Whichever runs out first.
tightest :: TimeLeft -> Double
tightest (TimeLeft call game) = min call game

-- | An entry in the bot's own log, which its author can read after the game.
logEntry :: String -> IO ()
logEntry = logTo "SELF"

-- The call that is being answered: what time was given with it, and when it came.
--
-- Reading the CPU time is a system call, so it is not done at the start of every call; the wall time until a bot asks
-- for the first time counts as used.
data Call = Call TimeLeft Start

data Start = AtWallTime Word64 | AtCpuTime Integer -- ^ nanoseconds; picoseconds

{-# NOINLINE currentCall #-}
currentCall :: IORef Call
currentCall = unsafePerformIO (newIORef (Call (TimeLeft (1 / 0) (1 / 0)) (AtWallTime 0)))

-- | What the engine's machine said when it called.
timeGiven :: IO TimeLeft
timeGiven = do
    Call given _ <- readIORef currentCall
    return given

-- | What is left of that now, by the CPU time used since; the machine's own count decides.
timeLeft :: IO TimeLeft
timeLeft = do
    Call given@(TimeLeft call game) start <- readIORef currentCall
    now <- getCPUTime
    before <- case start of
        AtCpuTime time -> return time
        AtWallTime time -> do
            wall <- getMonotonicTimeNSec
            return (now - 1000 * toInteger (wall - time))
    writeIORef currentCall (Call given (AtCpuTime before))
    let used = fromInteger (now - before) / 1e12
    return (TimeLeft (call - used) (game - used))

-- | Answers calls until the game is over, and ends the program. The answer to a method and its params is any JSON.
run :: (String -> Json -> IO Json) -> IO ()
run answer = runActor loop
  where
    loop = do
        message <- receive
        case message of
            Nothing -> return ()
            Just (Message ShutdownNotice _) -> return ()
            Just (Message ProxyCall bytes) -> answerCall bytes >> loop
            Just (Message kind _) -> fail ("a " ++ show kind ++ " is not for bots")
    answerCall bytes = do
        start <- getMonotonicTimeNSec
        call <- orFail (parse bytes)
        writeIORef currentCall (Call (timeOf call) (AtWallTime start))
        method <- orFail (member "method" call)
        params <- orFail (member "params" call)
        result <- render <$> answer method params
        -- What is wrong with the answer shows when it is written, before anything is sent.
        result `seq` send "CallResult" [T.encodeUtf8 (T.pack method)] result

-- As it comes with a call; without limits where nothing is said.
timeOf :: Json -> TimeLeft
timeOf call = TimeLeft (seconds "call_us") (seconds "game_us")
  where
    seconds name = case member "time" call >>= member name of
        Right microseconds -> microseconds / 1e6
        Left _ -> 1 / 0

-- | The value, or an exception that says why there is none.
orFail :: Either String a -> IO a
orFail = either fail return
