// Splits a stream of bytes into messages, each of which is preceded by its length.
//
// It keeps the bytes of an incomplete message, but refuses a message longer than the limit as soon as its
// length has come.
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
    // The next message without its length, if it is complete. After an error nobody can tell where the next
    // message begins, so the connection must be closed.
    [[nodiscard]] support::Result<std::optional<std::string>> next();

private:
    std::size_t m_longest;
    std::string m_bytes;
};

} // namespace catan_net
