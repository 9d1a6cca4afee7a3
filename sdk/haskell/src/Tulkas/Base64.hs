-- | Base64 as the protocol wants it: the standard alphabet, padded, one text for each value.
module Tulkas.Base64 (decode, encode) where

import Data.Bits (shiftL, shiftR, (.&.), (.|.))
import qualified Data.ByteString as B
import qualified Data.ByteString.Char8 as C
import qualified Data.ByteString.Internal as I
import qualified Data.ByteString.Unsafe as U
import Data.Word (Word8)
import Foreign.Ptr (Ptr, plusPtr)
import Foreign.Storable (pokeByteOff)

alphabet :: B.ByteString
alphabet = C.pack (['A' .. 'Z'] ++ ['a' .. 'z'] ++ ['0' .. '9'] ++ "+/")
{-# NOINLINE alphabet #-}

-- The value of every byte; 255 for those that are not of the alphabet.
values :: B.ByteString
values = B.pack [maybe 255 fromIntegral (B.elemIndex byte alphabet) | byte <- [0 .. 255]]
{-# NOINLINE values #-}

encode :: B.ByteString -> B.ByteString
encode = encodeIn alphabet

-- The tables are arguments, so that their places in memory are looked up once and not for every byte.
{-# NOINLINE encodeIn #-}
encodeIn :: B.ByteString -> B.ByteString -> B.ByteString
encodeIn table bytes = I.unsafeCreate ((size + 2) `div` 3 * 4) (groups 0)
  where
    size = B.length bytes
    groups :: Int -> Ptr Word8 -> IO ()
    groups i to
        | i + 3 <= size = do
            let bits = at i `shiftL` 16 .|. at (i + 1) `shiftL` 8 .|. at (i + 2)
            put to 0 (bits `shiftR` 18)
            put to 1 (bits `shiftR` 12)
            put to 2 (bits `shiftR` 6)
            put to 3 bits
            groups (i + 3) (to `plusPtr` 4)
        | i + 2 == size = do
            let bits = at i `shiftL` 10 .|. at (i + 1) `shiftL` 2
            put to 0 (bits `shiftR` 12)
            put to 1 (bits `shiftR` 6)
            put to 2 bits
            pokeByteOff to 3 equalSign
        | i + 1 == size = do
            put to 0 (at i `shiftR` 2)
            put to 1 (at i `shiftL` 4)
            pokeByteOff to 2 equalSign
            pokeByteOff to 3 equalSign
        | otherwise = return ()
    put :: Ptr Word8 -> Int -> Int -> IO ()
    put to i sextet = pokeByteOff to i (U.unsafeIndex table (sextet .&. 63))
    at :: Int -> Int
    at i = fromIntegral (U.unsafeIndex bytes i)

equalSign :: Word8
equalSign = 61

-- | Nothing where the text is not the base64 of anything.
decode :: B.ByteString -> Maybe B.ByteString
decode = decodeBy values

{-# NOINLINE decodeBy #-}
decodeBy :: B.ByteString -> B.ByteString -> Maybe B.ByteString
decodeBy table text
    | B.length text .&. 3 /= 0 = Nothing
    | isRight = Just bytes
    | otherwise = Nothing
  where
    letters = B.length text - padding
    padding = B.length (B.takeWhileEnd (== equalSign) (B.drop (B.length text - 2) text))
    (bytes, isRight) = I.unsafeCreateUptoN' (B.length text `div` 4 * 3) (groups 0 0 0)
    -- All values that were read, joined, tell at the end whether one of them was none.
    groups :: Int -> Int -> Int -> Ptr Word8 -> IO (Int, Bool)
    groups seen size i to
        | i + 4 <= letters = do
            let bits = at i `shiftL` 18 .|. at (i + 1) `shiftL` 12 .|. at (i + 2) `shiftL` 6 .|. at (i + 3)
            put to 0 (bits `shiftR` 16)
            put to 1 (bits `shiftR` 8)
            put to 2 bits
            groups (seen .|. at i .|. at (i + 1) .|. at (i + 2) .|. at (i + 3)) (size + 3) (i + 4) (to `plusPtr` 3)
        | i + 3 == letters = do
            let bits = at i `shiftL` 10 .|. at (i + 1) `shiftL` 4 .|. at (i + 2) `shiftR` 2
            put to 0 (bits `shiftR` 8)
            put to 1 bits
            return (size + 2, (seen .|. at i .|. at (i + 1) .|. at (i + 2)) < 64 && at (i + 2) .&. 3 == 0)
        | i + 2 == letters = do
            put to 0 (at i `shiftL` 2 .|. at (i + 1) `shiftR` 4)
            return (size + 1, (seen .|. at i .|. at (i + 1)) < 64 && at (i + 1) .&. 15 == 0)
        | otherwise = return (size, seen < 64)
    put :: Ptr Word8 -> Int -> Int -> IO ()
    put to i byte = pokeByteOff to i (fromIntegral byte :: Word8)
    at :: Int -> Int
    at i = fromIntegral (U.unsafeIndex table (fromIntegral (U.unsafeIndex text i)))
