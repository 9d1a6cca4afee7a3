-- | Reads whatever comes, and answers 1 to the call "next".
module Main (main) where

import Control.Monad (when)
import Foreign (Ptr, Word8, allocaBytes)
import Foreign.C.String (withCStringLen)
import Foreign.Ptr (castPtr)
import System.Posix.IO (fdReadBuf, fdWriteBuf, stdInput, stdOutput)

main :: IO ()
main =
    allocaBytes 65536 $ \bytes ->
        withCStringLen "MESSAGE-CallResult-bmV4dA==-4-MQ==\n" $ \(answer, size) ->
            let loop = do
                    got <- fdReadBuf stdInput bytes 65536
                    when (got > 0) $ fdWriteBuf stdOutput (castPtr answer :: Ptr Word8) (fromIntegral size) >> loop
             in loop
