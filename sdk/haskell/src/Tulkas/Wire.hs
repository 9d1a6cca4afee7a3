-- | The messages of the protocol, and the way they go to the handler and come from it.
module Tulkas.Wire (Kind (..), Message (..), receive, send, logTo, reportError, runActor, parseMessage, fittingPieces) where

import Control.Exception (ErrorCall (..), SomeException, displayException, fromException, try)
import Control.Monad (forM_)
import qualified Data.ByteString as B
import qualified Data.ByteString.Char8 as C
import qualified Data.Text as T
import qualified Data.Text.Encoding as T
import System.Exit (exitFailure, exitSuccess)
import System.IO (hPutStrLn, stderr)
import System.IO.Error (ioeGetErrorString, isUserError)
import qualified Tulkas.Base64 as Base64
import Tulkas.Lines

-- | What the handler says to actors. The parameters say nothing that an actor does not know.
data Kind = ProxyCall | CallResult | StartNotice | ShutdownNotice | BotTimeout
    deriving (Bounded, Enum, Eq, Show)

data Message = Message Kind B.ByteString -- ^ the data decoded

-- | Reads a line without its newline; or says why it is none that the handler sends.
parseMessage :: B.ByteString -> Either String Message
parseMessage line = case C.split '-' line of
    start : name : parts | start == C.pack "MESSAGE", Just kind <- lookup name kinds -> parseParts kind parts
    _ -> Left "a line that is no message for actors"

kinds :: [(B.ByteString, Kind)]
kinds = [(C.pack (show kind), kind) | kind <- [minBound ..]]

parseParts :: Kind -> [B.ByteString] -> Either String Message
parseParts kind parts = case (kind == ProxyCall || kind == CallResult, parts) of
    (False, [size, text])
        | isSize size text, B.null text || kind == StartNotice, Just bytes <- Base64.decode text -> Right (Message kind bytes)
    (True, [parameter, size, text])
        | isSize size text, not (B.null text), Just _ <- Base64.decode parameter, Just bytes <- Base64.decode text ->
            Right (Message kind bytes)
    _ -> Left ("a " ++ show kind ++ " whose parts are not as they should be")
  where
    isSize size text = size == C.pack (show (B.length text))

-- | The next message; Nothing when there will be none any more.
receive :: IO (Maybe Message)
receive = readLine >>= maybe (return Nothing) (either (ioError . userError) (return . Just) . parseMessage)

send :: String -> [B.ByteString] -> B.ByteString -> IO ()
send kind parameters bytes = write (B.concat (C.pack "MESSAGE-" : C.pack kind : foldr part ending parameters))
  where
    part parameter rest = hyphen : Base64.encode parameter : rest
    text = Base64.encode bytes
    ending = [hyphen, C.pack (show (B.length text)), hyphen, text, C.pack "\n"]
    hyphen = C.pack "-"

-- | A long text becomes several entries.
logTo :: String -> String -> IO ()
logTo target text = forM_ (fittingPieces text) $ \piece -> send "LogEntry" [C.pack target, piece] B.empty

-- | A long text is cut.
reportError :: String -> IO ()
reportError text = send "ErrorReport" [head (fittingPieces text)] B.empty

-- | A text in pieces that fit one parameter, whole characters only: 750 bytes are 1000 characters of base64.
fittingPieces :: String -> [B.ByteString]
fittingPieces = pieces . T.encodeUtf8 . T.pack
  where
    pieces bytes
        | B.length bytes <= 750 = [bytes]
        | otherwise = let (piece, rest) = B.splitAt (boundary 750 bytes) bytes in piece : pieces rest
    boundary size bytes = if isContinuation (B.index bytes size) then boundary (size - 1) bytes else size
    isContinuation byte = byte >= 128 && byte < 192

-- | Lets an actor do its work as the whole of a program: an exception is reported and ends it.
runActor :: IO () -> IO ()
runActor serve = do
    openOutput -- first of all: from here on, printing is harmless
    outcome <- try serve
    case outcome of
        Right () -> exitSuccess
        Left failure -> do
            reportError (wordsOf failure)
            hPutStrLn stderr (displayException failure) -- where it happened, for the log
            exitFailure

wordsOf :: SomeException -> String
wordsOf failure
    | Just (ErrorCallWithLocation text _) <- fromException failure = text
    | Just problem <- fromException failure, isUserError problem = ioeGetErrorString problem
    | otherwise = displayException failure
