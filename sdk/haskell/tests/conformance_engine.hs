-- | The engine that tests/transcripts/engine.txt describes.
module Main (main) where

import Control.Exception (catch, throwIO)
import Control.Monad (forM, forM_)
import Data.IORef
import Tulkas.Engine

main :: IO ()
main = do
    wasLate <- newIORef False
    runMatch $ \a b -> do
        start <- getStart
        if startMap start == Just "together" then playTogether a b else playInTurn wasLate start a b

playTogether :: Bot -> Bot -> IO MatchResult
playTogether a b = do
    answers <- callTogether [(bot, "move", [("turn", toJson (0 :: Int))]) | bot <- [a, b]]
    forM_ (zip [a, b] answers) $ \(bot, answer) ->
        logToBot bot (either (const "you were late") (\said -> "you said " ++ show (said :: Integer)) answer)
    eliminate a
    return draw

playInTurn :: IORef Bool -> Start -> Bot -> Bot -> IO MatchResult
playInTurn wasLate start a b = do
    forM_ (startPosition start) $ \position -> do
        let view = Object [("position", toJson position)]
        showGame view
        showGameTo view [toJson "yours", Null]
    answers <- forM (zip [1 ..] [a, b, a, b]) $ \(turn, bot) -> do
        said <- ask wasLate bot turn
        if turn == 1 then logToAll ("A said " ++ show said) else logToBot bot ("you said " ++ show said)
        return said
    return (case compare (sum answers) 0 of GT -> win a; LT -> win b; EQ -> draw)

ask :: IORef Bool -> Bot -> Int -> IO Integer
ask wasLate bot turn = call bot "move" [("turn", toJson turn)] `catch` forgive
  where
    forgive failure@(BotTimeout _) = do
        again <- readIORef wasLate
        if seat bot == 0 || again then throwIO failure else writeIORef wasLate True >> return 0
    forgive failure = throwIO failure
