-- | Base64 as the protocol wants it: the standard alphabet, padded, one text for each value.
module Tulkas.Base64 (decode, encode) where

import Data.Bits (shiftL, shiftR, testBit, (.&.), (.|.))
import qualified Data.ByteString as B
import qualified Data.ByteString.Char8 as C
import qualified Data.ByteString.Unsafe as U
import Data.Word (Word8)

alphabet :: B.ByteString
alphabet = C.pack (['A' .. 'Z'] ++ ['a' .. 'z'] ++ ['0' .. '9'] ++ "+/")

-- The value of every byte; 255 for those that are not of the alphabet.
values :: B.ByteString
values = B.pack [maybe 255 fromIntegral (B.elemIndex byte alphabet) | byte <- [0 .. 255]]

encode :: B.ByteString -> B.ByteString
encode bytes = fst (B.unfoldrN size letter 0)
  where
    size = (B.length bytes + 2) `div` 3 * 4
    used = (B.length bytes * 8 + 5) `div` 6
    letter i
        | i < used = Just (U.unsafeIndex alphabet (sextet i), i + 1)
        | otherwise = Just (61, i + 1) -- =
    sextet i =
        let (byte, bit) = (i * 6) `divMod` 8
            both = at byte `shiftL` 8 .|. at (byte + 1)
         in (both `shiftR` (10 - bit)) .&. 63
    at i = if i < B.length bytes then fromIntegral (U.unsafeIndex bytes i) else 0 :: Int

-- | Nothing where the text is not the base64 of anything.
decode :: B.ByteString -> Maybe B.ByteString
decode text
    | B.length text `mod` 4 /= 0 || padding > 2 || B.any (> 63) sextets = Nothing
    | spareBits /= 0 = Nothing
    | otherwise = Just (fst (B.unfoldrN size byte 0))
  where
    (letters, equalSigns) = B.spanEnd (== 61) text
    padding = B.length equalSigns
    sextets = B.map (U.unsafeIndex values . fromIntegral) letters
    size = B.length letters * 6 `div` 8
    byte i =
        let (first, bit) = (i * 8) `divMod` 6
            both = at first `shiftL` 6 .|. at (first + 1)
         in Just (fromIntegral (both `shiftR` (4 - bit)), i + 1)
    at i = fromIntegral (U.unsafeIndex sextets i) :: Int
    spareBits = if B.null sextets then 0 else B.last sextets .&. spareMask :: Word8
    spareMask = if padding == 2 then 15 else if testBit padding 0 then 3 else 0
