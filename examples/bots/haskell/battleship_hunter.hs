-- | A bot for Battleship that shoots at random until it hits, and then around the hit until the ship is sunk.
--
-- It keeps nothing from one call to the next: the map tells all.
module Main (main) where

import Tulkas.Battleship

main :: IO ()
main = run Bot {setupField = randomSetup, nextShoot = hunt}

hunt :: TargetMap -> Maybe Position -> Maybe ShootResult -> IO Position
hunt grid _ _ = choose (head (filter (not . null) [inLine, near, free]))
  where
    free = freePositions grid
    near = [square | square <- free, any isHit (neighbours square)]
    inLine = [square | square <- near, any (\hit -> isHit hit && isHit (beyond square hit)) (neighbours square)]
    isHit square = isOnGrid square && knownAt grid square == Just Hit

-- | The square on the other side of the hit: two hits in a row show how the ship lies.
beyond :: Position -> Position -> Position
beyond square hit = Position (2 * column hit - column square) (2 * row hit - row square)
