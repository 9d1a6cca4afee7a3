-- | A bot as an author would write it.
module Main (main) where

import Tulkas

main :: IO ()
main = run (\_ _ -> return (toJson (1 :: Int)))
