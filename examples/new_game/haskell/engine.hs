-- | The engine: it knows the rules, and asks the players.
module Main (main) where

import Control.Monad (when)
import Tulkas.Engine

main :: IO ()
main = runDuel turn 0
  where
    turn at bot _opponent = do
        start <- getStart
        squares <- maybe (fail "there is no option squares") (orFail . fromJson) (lookup "squares" (startOptions start))
        let moves = [step | step <- [1, 2, 3], at + step <= squares]
        showGame (view at squares bot moves)
        step <- call bot "step" [("at", toJson at), ("squares", toJson squares), ("moves", toJson moves)]
        when (step `notElem` moves) (botError bot (show step ++ " is not one of the moves " ++ show moves))
        let next = at + step
        if next < squares
            then return (Right next)
            else showGame (view next squares bot []) >> return (Left (win bot))

view :: Int -> Int -> Bot -> [Int] -> Json
view at squares bot moves =
    Object [("at", toJson at), ("squares", toJson squares), ("turn", toJson (seat bot)), ("moves", toJson moves)]
