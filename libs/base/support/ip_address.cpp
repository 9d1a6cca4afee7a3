#include "support/ip_address.hpp"

#include <algorithm>
#include <arpa/inet.h>
#include <array>
#include <span>

namespace support {

namespace {

constexpr std::size_t size_of_ipv4 = 4;
constexpr std::size_t size_of_ipv6 = 16;
constexpr std::size_t size_of_network = 8; // of IPv6, what a provider gives to one customer at least

using Bytes = std::vector<std::uint8_t>;

Bytes undressed(Bytes bytes) {
    constexpr std::array<std::uint8_t, 12> prefix{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF};
    if (bytes.size() == size_of_ipv6 && std::ranges::equal(std::span(bytes).first(prefix.size()), prefix)) {
        bytes.erase(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(prefix.size()));
    }
    return bytes;
}

} // namespace

std::optional<std::vector<std::uint8_t>> parse_ip_address(std::string_view text) {
    std::string const name(text);
    Bytes bytes(size_of_ipv6);
    if (inet_pton(AF_INET6, name.c_str(), bytes.data()) == 1) {
        return undressed(std::move(bytes));
    }
    bytes.resize(size_of_ipv4);
    return inet_pton(AF_INET, name.c_str(), bytes.data()) == 1 ? std::optional(bytes) : std::nullopt;
}

std::string network_of(std::string_view address) {
    auto bytes = parse_ip_address(address);
    if (!bytes) {
        return std::string(address);
    }
    bool const is_ipv6 = bytes->size() == size_of_ipv6;
    if (is_ipv6) {
        std::ranges::fill(std::span(*bytes).subspan(size_of_network), std::uint8_t{0});
    }
    std::array<char, INET6_ADDRSTRLEN> text{};
    inet_ntop(is_ipv6 ? AF_INET6 : AF_INET, bytes->data(), text.data(), text.size());
    return std::string(text.data()) + (is_ipv6 ? "/64" : "");
}

} // namespace support
