-- | The bot that tests/transcripts/bot.txt describes.
module Main (main) where

import Data.IORef
import Tulkas

main :: IO ()
main = do
    calls <- newIORef (0 :: Int)
    run (\method params -> modifyIORef' calls (+ 1) >> answer calls method params)

answer :: IORef Int -> String -> Json -> IO Json
answer calls method params = case method of
    "echo" -> orFail (member "value" params)
    "time" -> do
        given <- timeGiven
        return (Object [("call_us", microseconds (callTime given)), ("game_us", microseconds (gameTime given))])
    "note" -> text >>= logEntry >> return Null
    "print" -> text >>= putStrLn >> return Null
    "fail" -> text >>= error
    "count" -> toJson <$> readIORef calls
    _ -> fail ("no such method: " ++ method)
  where
    text = orFail (member "text" params)

microseconds :: Double -> Json
microseconds seconds = if isInfinite seconds then Null else toJson (round (seconds * 1e6) :: Integer)
