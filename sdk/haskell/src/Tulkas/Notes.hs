-- | What a bot shows of its thoughts beside the board: numbers, marks, arrows, words.
--
-- They are lines of its log; docs/bots.md says how they look and what the viewer makes of them.
module Tulkas.Notes
    ( report
    , mark
    , arrow
    , label
    ) where

import Tulkas.Wire (logTo)

-- | A number that is plotted over the game, such as the depth of a search.
report :: String -> Double -> IO ()
report name value = logTo "SELF" (unwords ["#number", name, show value])

-- | A place on the board, in the game's notation, and an ink: green, red or blue.
mark :: String -> String -> IO ()
mark place ink = logTo "SELF" (unwords ["#mark", place, ink])

-- | From one place to another.
arrow :: String -> String -> String -> IO ()
arrow from to ink = logTo "SELF" (unwords ["#arrow", from, to, ink])

-- | Some words at a place.
label :: String -> String -> IO ()
label place text = logTo "SELF" (unwords ["#label", place, text])
