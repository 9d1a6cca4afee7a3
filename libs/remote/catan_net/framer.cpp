#include "catan_net/framer.hpp"

#include <google/protobuf/io/coded_stream.h>

namespace catan_net {

using support::ErrorKind;
using support::fail;
using support::Result;

Result<std::optional<std::string>> Framer::next() {
    google::protobuf::io::CodedInputStream in(reinterpret_cast<std::uint8_t const*>(m_bytes.data()),
                                              static_cast<int>(m_bytes.size()));
    std::uint64_t length = 0;
    if (!in.ReadVarint64(&length)) {
        constexpr std::size_t longest_varint = 10;
        if (m_bytes.size() >= longest_varint) {
            return fail(ErrorKind::invalid, "a message must begin with its length as a varint");
        }
        return std::nullopt;
    }
    if (length > m_longest) {
        return fail(ErrorKind::invalid, "a message may have at most {} bytes (got {})", m_longest, length);
    }
    auto const begin = static_cast<std::size_t>(in.CurrentPosition());
    if (m_bytes.size() - begin < length) {
        return std::nullopt;
    }
    std::string message = m_bytes.substr(begin, length);
    m_bytes.erase(0, begin + length);
    return message;
}

} // namespace catan_net
