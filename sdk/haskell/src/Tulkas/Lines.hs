-- | Lines from standard input, and bytes to what was standard output when the program began.
--
-- GHC's handles ask the system whether there is something to read, wait until there is, and only then read. The calls
-- here just read: waiting for the handler is all that a program does meanwhile.
module Tulkas.Lines (openOutput, readLine, write) where

import Control.Concurrent.MVar
import Control.Exception (evaluate)
import Control.Monad (forM_, void, when)
import qualified Data.ByteString as B
import qualified Data.ByteString.Char8 as C
import qualified Data.ByteString.Unsafe as U
import Data.IORef
import Data.Word (Word8)
import Foreign.Marshal.Alloc (mallocBytes)
import Foreign.Ptr (Ptr, castPtr, plusPtr)
import System.IO
import System.IO.Unsafe (unsafePerformIO)
import System.Posix.IO (dup, dupTo, fdReadBuf, fdWriteBuf, stdError, stdInput, stdOutput)
import System.Posix.Types (Fd)

-- Standard output is turned over to standard error, so that whatever the author prints ends in the log instead of
-- between two messages. This is what it was before; a bot's threads may all write to it.
{-# NOINLINE output #-}
output :: MVar Fd
output = unsafePerformIO $ do
    hFlush stdout
    descriptor <- dup stdOutput
    _ <- dupTo stdError stdOutput
    forM_ [stdout, stderr] (`hSetEncoding` utf8)
    hSetBuffering stdout LineBuffering
    newMVar descriptor

-- | From here on, printing is harmless.
openOutput :: IO ()
openOutput = void (evaluate output)

-- | In one piece.
write :: B.ByteString -> IO ()
write bytes = withMVar output $ \descriptor ->
    let pieces from size = when (size > 0) $ do
            written <- fdWriteBuf descriptor from (fromIntegral size)
            pieces (from `plusPtr` fromIntegral written) (size - fromIntegral written)
     in U.unsafeUseAsCStringLen bytes $ \(begin, size) -> pieces (castPtr begin) size

-- What was read and is part of no line yet.
{-# NOINLINE unread #-}
unread :: IORef B.ByteString
unread = unsafePerformIO (newIORef B.empty)

bufferSize :: Int
bufferSize = 65536 -- as much as a pipe holds

{-# NOINLINE buffer #-}
buffer :: Ptr Word8
buffer = unsafePerformIO (mallocBytes bufferSize)

-- | The next line without its newline; Nothing when there will be none any more.
readLine :: IO (Maybe B.ByteString)
readLine = readIORef unread >>= search []
  where
    search pieces piece = case C.elemIndex '\n' piece of
        Just end -> do
            writeIORef unread (U.unsafeDrop (end + 1) piece)
            return (Just (whole pieces (U.unsafeTake end piece)))
        Nothing -> do
            size <- fdReadBuf stdInput buffer (fromIntegral bufferSize)
            if size == 0
                then return Nothing
                else B.packCStringLen (castPtr buffer, fromIntegral size) >>= search (piece : pieces)
    whole pieces piece
        | all B.null pieces = piece
        | otherwise = B.concat (reverse (piece : pieces))
