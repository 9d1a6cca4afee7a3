-- | A heap of 21 stones: in turn, a player takes 1, 2 or 3; who takes the last wins. One that is late takes one.
module Main (main) where

import Control.Exception (catch, throwIO)
import Control.Monad (when)
import Tulkas.Engine

main :: IO ()
main = runDuel turn (0 :: Int)
  where
    turn 0 bot opponent = do
        start <- getStart
        case lookup "heap" (startOptions start) >>= either (const Nothing) Just . fromJson of
            Nothing -> turn 21 bot opponent
            Just heap -> do
                let lasts = concat [text | Just (Text text) <- [lookup "last" (startOptions start)]]
                logToAll (concat ["seed ", show (startSeed start), " on ", maybe "" id (startMap start), ", ", lasts])
                turn heap bot opponent
    turn heap bot _opponent = do
        taken <- call bot "take" [("heap", toJson heap)] `catch` forgive bot
        when (taken < 1 || taken > min heap 3) (botError bot ("cannot take " ++ show taken))
        logToAll (show (heap - taken) ++ " are left")
        start <- getStart
        return (if taken == heap then Left (end start bot) else Right (heap - taken))
    -- What shines is counted.
    end start bot = case (lookup "last" (startOptions start), seat bot) of
        (Just (Text "shines"), 0) -> scored 3 1
        (Just (Text "shines"), _) -> scored 1 3
        _ -> win bot
    forgive bot (BotTimeout _) = logToBot bot "too late" >> return 1
    forgive _ failure = throwIO failure
