{-# LANGUAGE FlexibleInstances #-}

-- | A value as calls and answers carry it.
--
-- The SDK has its own so that a bot needs nothing but the compiler: the common library and what it depends on would
-- be thirty packages.
module Tulkas.Json (Json (..), render, member, FromJson (..), ToJson (..)) where

import qualified Data.ByteString as B
import qualified Data.ByteString.Builder as Builder
import qualified Data.ByteString.Builder.Extra as Extra
import qualified Data.ByteString.Char8 as C
import qualified Data.ByteString.Lazy as L
import Data.Char (ord)
import Numeric (showHex)

data Json
    = Null
    | Bool Bool
    | Integer Integer
    | Number Double
    | Text String
    | List [Json]
    | -- | In the order of the text. Objects here have a few members, which are found by looking at each.
      Object [(String, Json)]
    deriving (Eq, Show)

-- | A value from JSON, or what is wrong with it.
class FromJson a where
    fromJson :: Json -> Either String a

class ToJson a where
    toJson :: a -> Json

-- | The member of that name.
member :: FromJson a => String -> Json -> Either String a
member name (Object members) | Just value <- lookup name members = fromJson value
member name _ = Left (show name ++ " is missing")

instance FromJson Json where
    fromJson = Right

instance FromJson Bool where
    fromJson (Bool truth) = Right truth
    fromJson value = value `isNot` "true or false"

instance FromJson Integer where
    fromJson (Integer number) = Right number
    fromJson value = value `isNot` "a whole number"

instance FromJson Int where
    fromJson (Integer number) | number == toInteger small = Right small where small = fromInteger number
    fromJson value = value `isNot` "a whole number"

instance FromJson Double where
    fromJson (Integer number) = Right (fromInteger number)
    fromJson (Number number) = Right number
    fromJson value = value `isNot` "a number"

instance {-# OVERLAPPING #-} FromJson String where
    fromJson (Text text) = Right text
    fromJson value = value `isNot` "a text"

instance FromJson a => FromJson [a] where
    fromJson (List items) = mapM fromJson items
    fromJson value = value `isNot` "a list"

instance FromJson a => FromJson (Maybe a) where
    fromJson Null = Right Nothing
    fromJson value = Just <$> fromJson value

isNot :: Json -> String -> Either String a
isNot value expected = Left ("expected " ++ expected ++ ", not " ++ take 60 (C.unpack (render value)))

instance ToJson Json where
    toJson = id

instance ToJson Bool where
    toJson = Bool

instance ToJson Integer where
    toJson = Integer

instance ToJson Int where
    toJson = Integer . toInteger

instance ToJson Double where
    toJson = Number

instance {-# OVERLAPPING #-} ToJson String where
    toJson = Text

instance ToJson a => ToJson [a] where
    toJson = List . map toJson

instance ToJson a => ToJson (Maybe a) where
    toJson = maybe Null toJson

-- | The text of a value, without blanks.
render :: Json -> B.ByteString
render = L.toStrict . Extra.toLazyByteStringWith pieces L.empty . build
  where
    pieces = Extra.untrimmedStrategy 256 Extra.smallChunkSize -- most answers are short

build :: Json -> Builder.Builder
build value = case value of
    Null -> Builder.string7 "null"
    Bool truth -> Builder.string7 (if truth then "true" else "false")
    Integer number -> Builder.integerDec number
    Number number
        | isNaN number || isInfinite number -> Builder.string7 "null" -- JSON has no other way to say it
        | otherwise -> Builder.doubleDec number
    Text text -> quoted text
    List items -> Builder.char7 '[' <> separated (map build items) <> Builder.char7 ']'
    Object members -> Builder.char7 '{' <> separated (map buildMember members) <> Builder.char7 '}'
  where
    buildMember (name, one) = quoted name <> Builder.char7 ':' <> build one
    separated [] = mempty
    separated (first : rest) = first <> mconcat [Builder.char7 ',' <> one | one <- rest]

quoted :: String -> Builder.Builder
quoted text = Builder.char7 '"' <> foldMap letter text <> Builder.char7 '"'
  where
    letter c
        | c == '"' || c == '\\' = Builder.char7 '\\' <> Builder.char7 c
        | c < ' ' = Builder.string7 ("\\u" ++ reverse (take 4 (reverse ("000" ++ showHex (ord c) ""))))
        | otherwise = Builder.charUtf8 c
