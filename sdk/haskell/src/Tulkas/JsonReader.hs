-- | Reads one JSON text, strictly.
module Tulkas.JsonReader (parse) where

import qualified Data.ByteString as B
import qualified Data.ByteString.Char8 as C
import Data.Char (chr, isDigit, isHexDigit, ord)
import qualified Data.Text as T
import qualified Data.Text.Encoding as T
import qualified Data.Text.Encoding.Error as T
import Numeric (readHex)
import Text.Read (readMaybe)
import Tulkas.Json

-- | The value of one whole text, nested at most 64 deep; or why there is none.
parse :: B.ByteString -> Either String Json
parse text = do
    (value, rest) <- parseValue 0 (skipBlanks text)
    if B.null (skipBlanks rest) then Right value else wrong "text after the value" rest

-- What was read, and the rest of the text.
type Parsed a = Either String (a, B.ByteString)

wrong :: String -> B.ByteString -> Either String a
wrong why rest = Left ("not JSON: " ++ why ++ " before " ++ show (C.unpack (B.take 20 rest)))

skipBlanks :: B.ByteString -> B.ByteString
skipBlanks = C.dropWhile (\c -> c == ' ' || c == '\t' || c == '\r' || c == '\n')

parseValue :: Int -> B.ByteString -> Parsed Json
parseValue depth text
    | depth > 64 = wrong "nested too deeply" text
    | otherwise = case C.uncons text of
        Just ('{', rest) -> first Object <$> parseSequence '}' (parseMember (depth + 1)) rest
        Just ('[', rest) -> first List <$> parseSequence ']' (parseValue (depth + 1)) rest
        Just ('"', rest) -> first Text <$> parseText rest
        Just ('t', _) -> parseWord "true" (Bool True) text
        Just ('f', _) -> parseWord "false" (Bool False) text
        Just ('n', _) -> parseWord "null" Null text
        _ -> parseNumber text
  where
    first make (value, rest) = (make value, rest)

parseWord :: String -> Json -> B.ByteString -> Parsed Json
parseWord word value text = case B.stripPrefix (C.pack word) text of
    Just rest -> Right (value, rest)
    Nothing -> wrong "a value is missing" text

-- Items with commas between them, up to the bracket.
parseSequence :: Char -> (B.ByteString -> Parsed a) -> B.ByteString -> Parsed [a]
parseSequence bracket parseItem begin
    | Just (c, rest) <- C.uncons (skipBlanks begin), c == bracket = Right ([], rest)
    | otherwise = items [] begin
  where
    items done text = do
        (item, rest) <- parseItem (skipBlanks text)
        case C.uncons (skipBlanks rest) of
            Just (',', more) -> items (item : done) more
            Just (c, more) | c == bracket -> Right (reverse (item : done), more)
            _ -> wrong ("a " ++ [bracket] ++ " is missing") rest

parseMember :: Int -> B.ByteString -> Parsed (String, Json)
parseMember depth text = case C.uncons text of
    Just ('"', rest) -> do
        (name, afterName) <- parseText rest
        case C.uncons (skipBlanks afterName) of
            Just (':', more) -> do
                (value, afterValue) <- parseValue depth (skipBlanks more)
                Right ((name, value), afterValue)
            _ -> wrong "a : is missing" afterName
    _ -> wrong "a member's name is missing" text

-- After the opening quotation mark.
parseText :: B.ByteString -> Parsed String
parseText begin = pieces [] begin
  where
    pieces done text =
        let (plain, rest) = C.span (\c -> c /= '"' && c /= '\\' && c >= ' ') text
            read_ = utf8 plain : done
         in case C.uncons rest of
                Just ('"', more) -> Right (concat (reverse read_), more)
                Just ('\\', more) -> do
                    (letter, afterEscape) <- parseEscape more
                    pieces ([letter] : read_) afterEscape
                _ -> wrong "a text is not as it should be" rest
    utf8 bytes
        | B.all (< 128) bytes = C.unpack bytes
        | otherwise = T.unpack (T.decodeUtf8With T.lenientDecode bytes)

parseEscape :: B.ByteString -> Parsed Char
parseEscape text = case C.uncons text of
    Just ('u', rest) -> parseCode rest
    Just (c, rest) | Just letter <- lookup c (zip "\"\\/bfnrt" "\"\\/\b\f\n\r\t") -> Right (letter, rest)
    _ -> wrong "an escape that does not exist" text

-- Characters beyond 16 bits are written as two codes.
parseCode :: B.ByteString -> Parsed Char
parseCode text = do
    (high, rest) <- parseHexadecimal text
    case B.stripPrefix (C.pack "\\u") rest of
        Just more | 0xD800 <= high && high < 0xDC00 -> do
            (low, end) <- parseHexadecimal more
            let code = 0x10000 + (high - 0xD800) * 0x400 + (low - 0xDC00)
            Right (if 0xDC00 <= low && low < 0xE000 then chr code else '\xFFFD', end)
        _ -> Right (if 0xD800 <= high && high < 0xE000 then '\xFFFD' else chr high, rest)

parseHexadecimal :: B.ByteString -> Parsed Int
parseHexadecimal text
    | B.length digits == 4 && C.all isHexDigit digits = Right (fst (head (readHex (C.unpack digits))), rest)
    | otherwise = wrong "no four hexadecimal digits" text
  where
    (digits, rest) = B.splitAt 4 text

-- Nearly all are small whole ones.
parseNumber :: B.ByteString -> Parsed Json
parseNumber text
    | size > 0 && size < 19 && (size == 1 || C.head digits /= '0') && not (goesOn rest) =
        Right (Integer (toInteger (C.foldl' (\number digit -> number * 10 + ord digit - 48) 0 digits)), rest)
    | otherwise = parseAnyNumber text
  where
    (digits, rest) = C.span isDigit text
    size = B.length digits
    goesOn more = not (B.null more) && (C.head more == '.' || C.head more == 'e' || C.head more == 'E')

parseAnyNumber :: B.ByteString -> Parsed Json
parseAnyNumber text
    | B.null whole || hasLeadingZero || isCut = wrong "a value is missing" text
    | B.null fraction && B.null power = Right (Integer (sign (readDigits whole)), afterPower)
    | Just number <- readMaybe (C.unpack (B.concat [whole, orZero fraction, dropPlus power])) =
        Right (Number (sign number), afterPower)
    | otherwise = wrong "no number" text
  where
    (minus, afterSign) = C.span (== '-') text
    (whole, afterWhole) = C.span isDigit afterSign
    (fraction, afterFraction) = part (C.pack ".") afterWhole
    (power, afterPower) = exponentOf afterFraction
    hasLeadingZero = C.head whole == '0' && B.length whole > 1
    isCut = B.length minus > 1 || fraction == C.pack "." || endsOpen power
    sign :: Num n => n -> n
    sign = if B.null minus then id else negate
    readDigits = C.foldl' (\number digit -> number * 10 + toInteger (ord digit - 48)) 0
    orZero digits = if B.null digits then C.pack ".0" else digits
    dropPlus = C.filter (/= '+')
    endsOpen digits = not (B.null digits) && not (isDigit (C.last digits))
    part mark rest = case B.stripPrefix mark rest of
        Just more -> let (digits, end) = C.span isDigit more in (mark <> digits, end)
        Nothing -> (B.empty, rest)
    exponentOf rest = case C.uncons rest of
        Just (e, more) | e `elem` "eE" ->
            let (signs, afterSigns) = B.splitAt (if C.take 1 more `elem` [C.pack "+", C.pack "-"] then 1 else 0) more
                (digits, end) = C.span isDigit afterSigns
             in (C.cons 'e' (signs <> digits), end)
        _ -> (B.empty, rest)
