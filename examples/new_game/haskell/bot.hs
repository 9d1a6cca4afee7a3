-- | A bot: it gets the params of a question, and returns the answer.
module Main (main) where

import Tulkas

main :: IO ()
main = run answer

answer :: String -> Json -> IO Json
answer "step" params = do
    moves <- orFail (member "moves" params)
    return (toJson (head (moves :: [Int])))
answer method _ = fail ("this game has no method " ++ method)
