#include "similarity/syntax.hpp"

#include "support/assert.hpp"

#include <array>

namespace similarity {

namespace {

using std::string_view_literals::operator""sv;

constexpr std::array cpp_keywords{
    "alignas"sv,       "alignof"sv,     "asm"sv,       "auto"sv,      "bool"sv,         "break"sv,
    "case"sv,          "catch"sv,       "char"sv,      "char16_t"sv,  "char32_t"sv,     "char8_t"sv,
    "class"sv,         "co_await"sv,    "co_return"sv, "co_yield"sv,  "concept"sv,      "const"sv,
    "const_cast"sv,    "consteval"sv,   "constexpr"sv, "constinit"sv, "continue"sv,     "decltype"sv,
    "default"sv,       "delete"sv,      "do"sv,        "double"sv,    "dynamic_cast"sv, "else"sv,
    "enum"sv,          "explicit"sv,    "export"sv,    "extern"sv,    "false"sv,        "float"sv,
    "for"sv,           "friend"sv,      "goto"sv,      "if"sv,        "inline"sv,       "int"sv,
    "long"sv,          "mutable"sv,     "namespace"sv, "new"sv,       "noexcept"sv,     "nullptr"sv,
    "operator"sv,      "private"sv,     "protected"sv, "public"sv,    "register"sv,     "reinterpret_cast"sv,
    "requires"sv,      "return"sv,      "short"sv,     "signed"sv,    "sizeof"sv,       "static"sv,
    "static_assert"sv, "static_cast"sv, "struct"sv,    "switch"sv,    "template"sv,     "this"sv,
    "thread_local"sv,  "throw"sv,       "true"sv,      "try"sv,       "typedef"sv,      "typeid"sv,
    "typename"sv,      "union"sv,       "unsigned"sv,  "using"sv,     "virtual"sv,      "void"sv,
    "volatile"sv,      "wchar_t"sv,     "while"sv};

constexpr std::array java_keywords{
    "abstract"sv,  "assert"sv, "boolean"sv,      "break"sv,      "byte"sv,     "case"sv,       "catch"sv,
    "char"sv,      "class"sv,  "const"sv,        "continue"sv,   "default"sv,  "do"sv,         "double"sv,
    "else"sv,      "enum"sv,   "extends"sv,      "false"sv,      "final"sv,    "finally"sv,    "float"sv,
    "for"sv,       "goto"sv,   "if"sv,           "implements"sv, "import"sv,   "instanceof"sv, "int"sv,
    "interface"sv, "long"sv,   "native"sv,       "new"sv,        "null"sv,     "package"sv,    "private"sv,
    "protected"sv, "public"sv, "record"sv,       "return"sv,     "sealed"sv,   "short"sv,      "static"sv,
    "super"sv,     "switch"sv, "synchronized"sv, "this"sv,       "throw"sv,    "throws"sv,     "transient"sv,
    "true"sv,      "try"sv,    "var"sv,          "void"sv,       "volatile"sv, "while"sv,      "yield"sv};

constexpr std::array python_keywords{
    "False"sv, "None"sv,     "True"sv,  "and"sv,    "as"sv,   "assert"sv, "async"sv,  "await"sv,    "break"sv,
    "class"sv, "continue"sv, "def"sv,   "del"sv,    "elif"sv, "else"sv,   "except"sv, "finally"sv,  "for"sv,
    "from"sv,  "global"sv,   "if"sv,    "import"sv, "in"sv,   "is"sv,     "lambda"sv, "nonlocal"sv, "not"sv,
    "or"sv,    "pass"sv,     "raise"sv, "return"sv, "try"sv,  "while"sv,  "with"sv,   "yield"sv};

constexpr std::array javascript_keywords{
    "abstract"sv,  "any"sv,      "as"sv,         "async"sv,     "await"sv,    "boolean"sv,  "break"sv,
    "case"sv,      "catch"sv,    "class"sv,      "const"sv,     "continue"sv, "debugger"sv, "default"sv,
    "delete"sv,    "do"sv,       "else"sv,       "enum"sv,      "export"sv,   "extends"sv,  "false"sv,
    "finally"sv,   "for"sv,      "from"sv,       "function"sv,  "get"sv,      "if"sv,       "implements"sv,
    "import"sv,    "in"sv,       "instanceof"sv, "interface"sv, "keyof"sv,    "let"sv,      "namespace"sv,
    "never"sv,     "new"sv,      "null"sv,       "number"sv,    "of"sv,       "private"sv,  "protected"sv,
    "public"sv,    "readonly"sv, "return"sv,     "set"sv,       "static"sv,   "string"sv,   "super"sv,
    "switch"sv,    "this"sv,     "throw"sv,      "true"sv,      "try"sv,      "type"sv,     "typeof"sv,
    "undefined"sv, "unknown"sv,  "var"sv,        "void"sv,      "while"sv,    "with"sv,     "yield"sv};

constexpr std::array go_keywords{
    "any"sv,      "bool"sv,    "break"sv,  "byte"sv,    "case"sv,  "chan"sv,        "const"sv,
    "continue"sv, "default"sv, "defer"sv,  "else"sv,    "error"sv, "fallthrough"sv, "false"sv,
    "float32"sv,  "float64"sv, "for"sv,    "func"sv,    "go"sv,    "goto"sv,        "if"sv,
    "import"sv,   "int"sv,     "int16"sv,  "int32"sv,   "int64"sv, "int8"sv,        "interface"sv,
    "iota"sv,     "map"sv,     "nil"sv,    "package"sv, "range"sv, "return"sv,      "rune"sv,
    "select"sv,   "string"sv,  "struct"sv, "switch"sv,  "true"sv,  "type"sv,        "uint"sv,
    "uint16"sv,   "uint32"sv,  "uint64"sv, "uint8"sv,   "var"sv};

constexpr std::array rust_keywords{
    "Self"sv,     "as"sv,    "async"sv, "await"sv,  "bool"sv,   "break"sv,  "char"sv,   "const"sv,
    "continue"sv, "crate"sv, "dyn"sv,   "else"sv,   "enum"sv,   "extern"sv, "f32"sv,    "f64"sv,
    "false"sv,    "fn"sv,    "for"sv,   "i128"sv,   "i16"sv,    "i32"sv,    "i64"sv,    "i8"sv,
    "if"sv,       "impl"sv,  "in"sv,    "isize"sv,  "let"sv,    "loop"sv,   "match"sv,  "mod"sv,
    "move"sv,     "mut"sv,   "pub"sv,   "ref"sv,    "return"sv, "self"sv,   "static"sv, "str"sv,
    "struct"sv,   "super"sv, "trait"sv, "true"sv,   "type"sv,   "u128"sv,   "u16"sv,    "u32"sv,
    "u64"sv,      "u8"sv,    "union"sv, "unsafe"sv, "use"sv,    "usize"sv,  "where"sv,  "while"sv};

constexpr std::array haskell_keywords{
    "case"sv,   "class"sv,  "data"sv,      "default"sv, "deriving"sv, "do"sv,     "else"sv,
    "family"sv, "forall"sv, "foreign"sv,   "if"sv,      "import"sv,   "in"sv,     "infix"sv,
    "infixl"sv, "infixr"sv, "instance"sv,  "let"sv,     "mdo"sv,      "module"sv, "newtype"sv,
    "of"sv,     "proc"sv,   "qualified"sv, "rec"sv,     "then"sv,     "type"sv,   "where"sv};

constexpr Syntax cpp_syntax{.keywords = cpp_keywords,
                            .line_comment = "//",
                            .block_open = "/*",
                            .block_close = "*/",
                            .quote_in_numbers = true,
                            .string_prefixes = "uUL8R",
                            .raw_string_prefixes = "R"};

constexpr Syntax java_syntax{.keywords = java_keywords,
                             .line_comment = "//",
                             .block_open = "/*",
                             .block_close = "*/",
                             .triple_quotes = true};

constexpr Syntax python_syntax{.keywords = python_keywords,
                               .line_comment = "#",
                               .single_quote = SingleQuote::string,
                               .triple_quotes = true,
                               .string_prefixes = "rRbBuUfF"};

constexpr Syntax javascript_syntax{.keywords = javascript_keywords,
                                   .line_comment = "//",
                                   .block_open = "/*",
                                   .block_close = "*/",
                                   .single_quote = SingleQuote::string,
                                   .backticks = true,
                                   .regular_expressions = true};

constexpr Syntax go_syntax{.keywords = go_keywords,
                           .line_comment = "//",
                           .block_open = "/*",
                           .block_close = "*/",
                           .backticks = true};

constexpr Syntax rust_syntax{.keywords = rust_keywords,
                             .line_comment = "//",
                             .block_open = "/*",
                             .block_close = "*/",
                             .nested_blocks = true,
                             .single_quote = SingleQuote::character_or_lifetime,
                             .multiline_strings = true,
                             .string_prefixes = "bcr",
                             .raw_string_prefixes = "r"};

constexpr Syntax haskell_syntax{.keywords = haskell_keywords,
                                .line_comment = "--",
                                .block_open = "{-",
                                .block_close = "-}",
                                .nested_blocks = true,
                                .quote_in_names = true,
                                .own_operators = true};

} // namespace

Syntax const& syntax_of(Language language) {
    switch (language) {
    case Language::cpp:
        return cpp_syntax;
    case Language::java:
        return java_syntax;
    case Language::python:
        return python_syntax;
    case Language::javascript:
        return javascript_syntax;
    case Language::go:
        return go_syntax;
    case Language::rust:
        return rust_syntax;
    case Language::haskell:
        return haskell_syntax;
    }
    support::assertion_failed("a language without a syntax", __FILE__, __LINE__);
}

} // namespace similarity
