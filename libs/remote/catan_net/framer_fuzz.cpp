// However a stream is cut into pieces, the framer returns the same messages, and fails at the same place.
#include "catan_net/framer.hpp"
#include "support/assert.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace {

constexpr std::size_t longest = 300;

struct Messages {
    std::vector<std::string> whole;
    bool is_refused = false;

    bool operator==(Messages const&) const = default;
};

Messages messages_in(std::string_view stream, std::size_t piece) {
    Messages messages;
    catan_net::Framer framer(longest);
    while (!stream.empty() && !messages.is_refused) {
        framer.add(stream.substr(0, piece));
        stream.remove_prefix(std::min(piece, stream.size()));
        auto message = framer.next();
        for (; message && *message; message = framer.next()) {
            TULKAS_ASSERT((*message)->size() <= longest);
            messages.whole.push_back(**message);
        }
        messages.is_refused = !message.has_value();
    }
    return messages;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    if (size > 0) {
        std::string_view const stream(reinterpret_cast<char const*>(data + 1), size - 1);
        TULKAS_ASSERT(messages_in(stream, std::size_t{1} + data[0]) == messages_in(stream, stream.size()));
    }
    return 0;
}
