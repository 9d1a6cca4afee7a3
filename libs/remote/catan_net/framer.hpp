// Splits what comes over a connection into messages, each of which has its length in front.
//
// It keeps what has come of a message that is not complete, and never more than the longest message allowed:
// a length that is longer is refused before anything is kept for it.
#pragma once

#include "support/result.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace catan_net {

class Framer {
public:
    explicit Framer(std::size_t longest) : m_longest(longest) {}

    void add(std::string_view bytes) { m_bytes += bytes; }
    // The next message, without its length; nothing until more has come. After an error there is no way to
    // tell where a message begins: the connection is of no more use.
    [[nodiscard]] support::Result<std::optional<std::string>> next();

private:
    std::size_t m_longest;
    std::string m_bytes;
};

} // namespace catan_net
