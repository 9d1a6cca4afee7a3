// The lines of a record, one after the other.
#pragma once

#include "record/game_record.hpp"
#include "support/result.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace record {

class LineReader {
public:
    explicit LineReader(std::string_view text) : m_text(text) {}

    // The next line, which stays the next one; empty at the end.
    [[nodiscard]] std::string_view peek() const;
    std::string_view next();
    // What follows the word, if the next line begins with it: then the line is taken.
    std::optional<std::string_view> next_of(std::string_view word);
    // A line that begins with a seat's number, and a plus before that if it is together with the line before.
    std::optional<PlayedMove> next_of_move();

    // The number of the line that was taken last, and all bytes up to the next one.
    [[nodiscard]] int number() const { return m_number; }
    [[nodiscard]] std::string_view before() const { return m_text.substr(0, m_at); }
    [[nodiscard]] bool is_at_end() const { return m_at == m_text.size(); }

private:
    std::string_view m_text;
    std::size_t m_at = 0;
    int m_number = 0;
};

// A JSON string that fills the text.
[[nodiscard]] support::Result<std::string> read_json_string(std::string_view text);

} // namespace record
