-- | What modules written for an older course on Ploy import: a bot's own module of this name comes first.
module Util where

import Data.List (isPrefixOf)

-- | The parts between the separators, empty ones too.
splitOn :: Eq a => [a] -> [a] -> [[a]]
splitOn separator = go []
  where
    go part rest
        | null rest = [reverse part]
        | separator `isPrefixOf` rest = reverse part : go [] (drop (length separator) rest)
        | otherwise = go (head rest : part) (tail rest)
