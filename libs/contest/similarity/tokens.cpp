#include "similarity/tokens.hpp"

#include "similarity/syntax.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace similarity {

namespace {

bool is_digit(char letter) {
    return letter >= '0' && letter <= '9';
}

// A byte of a character outside ASCII counts as a letter.
bool begins_name(char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') || letter == '_' ||
           letter == '$' || static_cast<unsigned char>(letter) >= 0x80;
}

bool is_in_name(char letter) {
    return begins_name(letter) || is_digit(letter);
}

bool is_blank(char letter) {
    return static_cast<unsigned char>(letter) <= ' ' || letter == '\x7f';
}

bool is_symbol(char letter) {
    return std::string_view("!#$%&*+./<=>?@\\^|-~:").contains(letter);
}

constexpr std::array<std::string_view, 10> long_operators{
    "<<=", ">>=", "<=>", "...", "===", "!==", "**=", "//=", "&&=", "||="};
constexpr std::array<std::string_view, 27> short_operators{
    "==", "!=", "<=", ">=", "&&", "||", "++", "--", "+=", "-=", "*=", "/=", "%=", "&=",
    "|=", "^=", "->", "=>", "::", "<<", ">>", "**", ":=", "<-", "..", "//", "??"};

template <std::size_t count>
bool is_among(std::array<std::string_view, count> const& operators, std::string_view text) {
    return std::ranges::find(operators, text) != operators.end();
}

class Scanner {
public:
    Scanner(std::string_view text, Syntax const& syntax, std::size_t most)
        : m_text(text), m_syntax(syntax), m_most(most) {}

    Tokens run() {
        while (m_at < m_text.size()) {
            if (is_blank(m_text[m_at])) {
                skip(1);
            } else if (!skip_comment()) {
                if (m_found.tokens.size() == m_most) {
                    m_found.cut = true;
                    break;
                }
                take_token();
            }
        }
        return std::move(m_found);
    }

private:
    [[nodiscard]] std::string_view rest() const { return m_text.substr(m_at); }
    [[nodiscard]] char peek(std::size_t distance = 0) const {
        return m_at + distance < m_text.size() ? m_text[m_at + distance] : '\0';
    }

    // Every move forward counts the lines it passes.
    void skip(std::size_t count) {
        std::size_t const end = std::min(m_text.size(), m_at + count);
        for (; m_at < end; ++m_at) {
            m_line += m_text[m_at] == '\n' ? 1U : 0U;
        }
    }
    void skip_to(std::size_t place) { skip(std::min(place, m_text.size()) - m_at); }

    bool skip_comment() {
        if (!m_syntax.block_open.empty() && rest().starts_with(m_syntax.block_open)) {
            skip_block();
            return true;
        }
        if (!rest().starts_with(m_syntax.line_comment)) {
            return false;
        }
        if (m_syntax.own_operators) { // "-->" is an operator, "---" is a comment
            auto const dashes = rest().find_first_not_of('-');
            if (dashes != std::string_view::npos && is_symbol(rest()[dashes])) {
                return false;
            }
        }
        skip_to(m_text.find('\n', m_at));
        return true;
    }

    void skip_block() {
        std::size_t depth = 0;
        while (m_at < m_text.size()) {
            if (rest().starts_with(m_syntax.block_open) && (depth == 0 || m_syntax.nested_blocks)) {
                ++depth;
                skip(m_syntax.block_open.size());
            } else if (rest().starts_with(m_syntax.block_close)) {
                skip(m_syntax.block_close.size());
                if (--depth == 0) {
                    return;
                }
            } else {
                skip(1);
            }
        }
    }

    void take_token() {
        char const letter = peek();
        if (begins_name(letter)) {
            take_name();
        } else if (is_digit(letter) || (letter == '.' && is_digit(peek(1)))) {
            take_number();
        } else if (letter == '"' || (letter == '`' && m_syntax.backticks)) {
            take_string(0, false);
        } else if (letter == '\'') {
            take_single_quote();
        } else if (letter == '/' && m_syntax.regular_expressions && take_regular_expression()) {
            return;
        } else {
            take_operator();
        }
    }

    void add(std::uint32_t code) { m_found.tokens.push_back({code, m_line}); }

    void take_name() {
        std::size_t length = 1;
        while (is_in_name(peek(length)) || (peek(length) == '\'' && m_syntax.quote_in_names)) {
            ++length;
        }
        auto const name = rest().substr(0, length);
        if (begins_string(name)) {
            take_string(length, name.find_first_of(m_syntax.raw_string_prefixes) != std::string_view::npos);
            return;
        }
        add(std::ranges::binary_search(m_syntax.keywords, name) ? code_of(name) : identifier_code);
        skip(length);
    }

    // Whether the name is the prefix of a string that follows it: R"(…)", f'…', r#"…"#.
    [[nodiscard]] bool begins_string(std::string_view name) const {
        if (name.size() > 3 || name.find_first_not_of(m_syntax.string_prefixes) != std::string_view::npos) {
            return false;
        }
        char const next = peek(name.size());
        if (next == '#' && m_syntax.single_quote == SingleQuote::character_or_lifetime) {
            auto const after = rest().find_first_not_of('#', name.size());
            return name.ends_with('r') && after != std::string_view::npos && rest()[after] == '"';
        }
        return next == '"' || next == '\'';
    }

    void take_number() {
        bool const is_hexadecimal = peek() == '0' && (peek(1) == 'x' || peek(1) == 'X');
        std::size_t length = 1;
        while (true) {
            char const letter = peek(length);
            char const before = peek(length - 1);
            bool const is_exponent =
                is_hexadecimal ? before == 'p' || before == 'P' : before == 'e' || before == 'E';
            bool const goes_on =
                is_in_name(letter) || (letter == '.' && is_digit(peek(length + 1))) ||
                (letter == '\'' && m_syntax.quote_in_numbers && is_in_name(peek(length + 1))) ||
                ((letter == '+' || letter == '-') && is_exponent && is_digit(peek(length + 1)));
            if (!goes_on) {
                break;
            }
            ++length;
        }
        add(number_code);
        skip(length);
    }

    // The quote stands behind the prefix. A string that does not end is taken to end with its line, so that a
    // stray quote does not swallow the file.
    void take_string(std::size_t prefix, bool is_raw) {
        add(string_code);
        skip(prefix);
        if (is_raw && !m_syntax.raw_string_prefixes.empty()) {
            skip_raw_string();
            return;
        }
        char const quote = peek();
        if (m_syntax.triple_quotes && quote != '`' && peek(1) == quote && peek(2) == quote) {
            skip(3);
            skip_to_quotes(std::string(3, quote));
        } else {
            skip(1);
            skip_quoted(quote, quote == '`' || m_syntax.multiline_strings);
        }
    }

    void skip_quoted(char quote, bool may_have_lines) {
        while (m_at < m_text.size()) {
            char const letter = peek();
            if (letter == '\n' && !may_have_lines) {
                return;
            }
            skip(letter == '\\' ? 2 : 1);
            if (letter == quote) {
                return;
            }
        }
    }

    void skip_to_quotes(std::string const& quotes) {
        while (m_at < m_text.size()) {
            if (rest().starts_with(quotes)) {
                skip(quotes.size());
                return;
            }
            skip(peek() == '\\' ? 2 : 1);
        }
    }

    // R"x(…)x" in C++, r##"…"## in Rust.
    void skip_raw_string() {
        constexpr std::size_t longest = 255; // Rust's limit; C++ allows 16
        std::string end;
        if (peek() == '#') {
            auto const hashes = std::min(rest().find_first_not_of('#'), rest().size());
            end = "\"" + std::string(std::min(hashes, longest), '#');
            skip(hashes + 1);
        } else if (m_syntax.single_quote == SingleQuote::character_or_lifetime) {
            end = "\"";
            skip(1);
        } else {
            auto const open = rest().substr(0, longest).find('(');
            if (open == std::string_view::npos) {
                skip(1);
                return;
            }
            end = ")" + std::string(rest().substr(1, open - 1)) + "\"";
            skip(open + 1);
        }
        auto const found = m_text.find(end, m_at);
        skip_to(found == std::string_view::npos ? found : found + end.size());
    }

    void take_single_quote() {
        if (m_syntax.single_quote == SingleQuote::string) {
            take_string(0, false);
            return;
        }
        bool const is_lifetime = m_syntax.single_quote == SingleQuote::character_or_lifetime &&
                                 begins_name(peek(1)) && static_cast<unsigned char>(peek(1)) < 0x80 &&
                                 peek(2) != '\'';
        if (is_lifetime) {
            add(code_of("'"));
            skip(1);
        } else {
            take_string(0, false);
        }
    }

    // A slash divides after a value and begins an expression after anything else.
    bool take_regular_expression() {
        constexpr std::string_view closing = ")]}";
        if (!m_found.tokens.empty()) {
            auto const before = m_found.tokens.back().code;
            bool const is_value = before <= string_code || std::ranges::any_of(closing, [&](char letter) {
                                      return before == code_of({&letter, 1});
                                  });
            if (is_value) {
                return false;
            }
        }
        constexpr std::size_t longest = 1000; // or a line of slashes would be read again and again
        bool in_class = false;
        for (std::size_t length = 1; length < longest && m_at + length < m_text.size(); ++length) {
            char const letter = peek(length);
            if (letter == '\n') {
                return false;
            }
            if (letter == '/' && !in_class) {
                add(string_code);
                skip(length + 1);
                return true;
            }
            in_class = letter == '[' || (in_class && letter != ']');
            length += letter == '\\' ? 1 : 0;
        }
        return false;
    }

    void take_operator() {
        std::size_t length = 1;
        if (m_syntax.own_operators && is_symbol(peek())) {
            while (is_symbol(peek(length))) {
                ++length;
            }
        } else if (is_among(long_operators, rest().substr(0, 3))) {
            length = 3;
        } else if (is_among(short_operators, rest().substr(0, 2))) {
            length = 2;
        }
        add(code_of(rest().substr(0, length)));
        skip(length);
    }

    std::string_view m_text;
    Syntax const& m_syntax;
    std::size_t m_most;
    std::size_t m_at = 0;
    std::uint32_t m_line = 1;
    Tokens m_found;
};

} // namespace

std::uint32_t code_of(std::string_view word) { // FNV-1a
    std::uint32_t code = 2166136261U;
    for (char const letter : word) {
        code = (code ^ static_cast<unsigned char>(letter)) * 16777619U;
    }
    return code <= string_code ? code + string_code + 1 : code;
}

Tokens tokens_of(std::string_view text, Language language, std::size_t most) {
    return Scanner(text, syntax_of(language), most).run();
}

} // namespace similarity
