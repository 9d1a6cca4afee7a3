#include "catan_net/framer.hpp"

#include "catan_net/wire.hpp"

namespace catan_net {

using support::ErrorKind;
using support::fail;
using support::Result;

Result<std::optional<std::string>> Framer::next() {
    std::string_view rest = m_bytes;
    auto const length = cut_varint(rest);
    constexpr std::size_t longest_number = 10;
    if (!length) {
        if (m_bytes.size() >= longest_number) {
            return fail(ErrorKind::invalid, "a message begins with no length");
        }
        return std::nullopt;
    }
    if (*length > m_longest) {
        return fail(ErrorKind::invalid, "a message of {} bytes is longer than {}, the most", *length,
                    m_longest);
    }
    if (rest.size() < *length) {
        return std::nullopt;
    }
    std::string message(rest.substr(0, *length));
    m_bytes.erase(0, m_bytes.size() - rest.size() + *length);
    return message;
}

} // namespace catan_net
