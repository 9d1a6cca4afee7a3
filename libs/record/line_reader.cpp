#include "record/line_reader.hpp"

#include "support/json.hpp"
#include "support/text.hpp"

#include <algorithm>

namespace record {

std::string_view LineReader::peek() const {
    auto const rest = m_text.substr(m_at);
    return rest.substr(0, rest.find('\n'));
}

std::string_view LineReader::next() {
    auto const line = peek();
    m_at = std::min(m_at + line.size() + 1, m_text.size());
    ++m_number;
    return line;
}

std::optional<std::string_view> LineReader::next_of(std::string_view word) {
    if (!peek().starts_with(word)) {
        return std::nullopt;
    }
    return next().substr(word.size());
}

std::optional<PlayedMove> LineReader::next_of_move() {
    auto line = peek();
    bool const is_together = line.starts_with('+');
    line.remove_prefix(is_together ? 1 : 0);
    auto const seat = support::whole_number<rules::Seat>(support::cut_front(line, ' '));
    if (!seat || *seat < 0) {
        return std::nullopt;
    }
    (void)next();
    return PlayedMove{.seat = *seat, .move = std::string(line), .cpu = {}, .is_together = is_together};
}

support::Result<std::string> read_json_string(std::string_view text) {
    auto const value = support::parse_json(text);
    if (!value || !value->is_string()) {
        return support::fail(support::ErrorKind::invalid, "{} is not a JSON string",
                             support::in_quotes(text));
    }
    return std::string(value->get_string());
}

} // namespace record
