// However a stream is cut into pieces, the framer gives its lines, or refuses at its first long one.

#include "protocol/framer.hpp"
#include "support/assert.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace {

constexpr protocol::Limits limits{.parameter = 4, .data = 8, .binary = 32};

struct Lines {
    std::vector<std::string> whole;
    bool refused = false;
    bool cut_off = false;

    bool operator==(Lines const&) const = default;
};

Lines expected_lines(std::string_view stream) {
    Lines lines;
    while (!stream.empty() && !lines.refused) {
        bool const is_whole = stream.find('\n') != std::string_view::npos;
        std::string_view const line = support::cut_front(stream, '\n');
        std::size_t const longest =
            line.starts_with("MESSAGE-ActorBinary-") ? longest_binary_line(limits) : longest_line(limits);
        lines.refused = line.size() > longest;
        if (is_whole && !lines.refused) {
            lines.whole.emplace_back(line);
        }
        lines.cut_off = !is_whole && !line.empty() && !lines.refused;
    }
    return lines;
}

Lines framed_lines(std::string_view stream, std::size_t piece_size) {
    Lines lines;
    protocol::Framer framer(limits);
    while (!stream.empty() && !lines.refused) {
        std::string const piece(stream.substr(0, piece_size));
        stream.remove_prefix(piece.size());
        framer.feed(piece);
        auto line = framer.next();
        while (line && *line) {
            lines.whole.emplace_back(**line);
            line = framer.next();
        }
        lines.refused = !line.has_value();
    }
    lines.cut_off = framer.is_inside_a_line();
    return lines;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    if (size == 0) {
        return 0;
    }
    std::string_view const stream(reinterpret_cast<char const*>(data + 1), size - 1);
    TULKAS_ASSERT(framed_lines(stream, std::size_t{1} + data[0]) == expected_lines(stream));
    return 0;
}
