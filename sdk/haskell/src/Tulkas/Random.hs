-- | Random numbers, for bots that need no better ones than most.
module Tulkas.Random (Random, choose, newRandom, chooseWith, seededWith) where

import Data.Bits (shiftR, xor)
import Data.IORef
import Data.Word (Word64)
import GHC.Clock (getMonotonicTimeNSec)
import System.CPUTime (getCPUTime)
import System.IO.Unsafe (unsafePerformIO)
import System.Posix.Process (getProcessID)

-- | A generator: SplitMix64.
newtype Random = Random (IORef Word64)

seededWith :: Word64 -> IO Random
seededWith seed = Random <$> newIORef seed

-- | One that is different in every program.
newRandom :: IO Random
newRandom = do
    clock <- getMonotonicTimeNSec
    cpu <- getCPUTime
    process <- getProcessID
    seededWith (clock * 0x9E3779B97F4A7C15 + fromInteger cpu + fromIntegral process)

next :: Random -> IO Word64
next (Random state) = do
    modifyIORef' state (+ 0x9E3779B97F4A7C15)
    a <- readIORef state
    let b = (a `xor` (a `shiftR` 30)) * 0xBF58476D1CE4E5B9
        c = (b `xor` (b `shiftR` 27)) * 0x94D049BB133111EB
    return (c `xor` (c `shiftR` 31))

-- | One of the items, of which there must be some.
chooseWith :: Random -> [a] -> IO a
chooseWith random items = do
    number <- next random
    return (items !! fromIntegral (number `mod` fromIntegral (length items)))

{-# NOINLINE shared #-}
shared :: Random
shared = unsafePerformIO newRandom

choose :: [a] -> IO a
choose = chooseWith shared
