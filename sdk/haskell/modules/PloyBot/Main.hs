-- | Runs a module PloyBot, as it was written for a course until 2021: positions and moves are texts.
module Main (main) where

import qualified PloyBot
import Tulkas.Ploy (runText)

main :: IO ()
main = runText PloyBot.getMove
