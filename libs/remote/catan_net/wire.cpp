#include "catan_net/wire.hpp"

namespace catan_net {

using support::ErrorKind;
using support::fail;
using support::Result;

void append_varint(std::string& out, std::uint64_t value) {
    constexpr std::uint64_t more = 0x80;
    while (value >= more) {
        out += static_cast<char>((value & 0x7FU) | more);
        value >>= 7U;
    }
    out += static_cast<char>(value);
}

std::optional<std::uint64_t> cut_varint(std::string_view& in) {
    constexpr std::size_t longest = 10;
    std::uint64_t value = 0;
    for (std::size_t index = 0; index < in.size() && index < longest; ++index) {
        auto const byte = static_cast<unsigned char>(in[index]);
        value |= std::uint64_t{byte & 0x7FU} << 7U * index;
        if (byte < 0x80U) {
            in.remove_prefix(index + 1);
            return value;
        }
    }
    return std::nullopt;
}

namespace {

enum WireType : std::uint64_t { varint = 0, eight_bytes = 1, length = 2, four_bytes = 5 };

Result<Field> cut_bytes(std::string_view& in, std::uint32_t number, std::optional<std::uint64_t> size) {
    if (!size || *size > in.size()) {
        return fail(ErrorKind::invalid, "field {} is longer than its message", number);
    }
    Field const field{.number = number, .bytes = in.substr(0, *size)};
    in.remove_prefix(*size);
    return field;
}

} // namespace

Result<Field> cut_field(std::string_view& in) {
    auto const tag = cut_varint(in);
    constexpr std::uint64_t most = 0xFFFFFFFFU;
    if (!tag || *tag > most || *tag >> 3U == 0) {
        return fail(ErrorKind::invalid, "a field begins with a bad number");
    }
    auto const number = static_cast<std::uint32_t>(*tag >> 3U);
    switch (*tag & 7U) {
    case varint:
        if (auto const value = cut_varint(in)) {
            return Field{.number = number, .is_number = true, .value = *value};
        }
        return fail(ErrorKind::invalid, "the number in field {} is cut short or too long", number);
    case length:
        return cut_bytes(in, number, cut_varint(in));
    case eight_bytes:
        return cut_bytes(in, 0, 8);
    case four_bytes:
        return cut_bytes(in, 0, 4);
    default:
        return fail(ErrorKind::invalid, "field {} is of a kind that is not used", number);
    }
}

} // namespace catan_net
