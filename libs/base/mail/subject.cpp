#include "mail/subject.hpp"

#include <algorithm>
#include <openssl/evp.h>
#include <vector>

namespace mail {

namespace {

std::string in_base64(std::string_view text) {
    std::vector<unsigned char> encoded(((text.size() + 2) / 3 * 4) + 1); // with the zero that ends it
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): OpenSSL's interface
    auto const* const bytes = reinterpret_cast<unsigned char const*>(text.data());
    auto const length = EVP_EncodeBlock(encoded.data(), bytes, static_cast<int>(text.size()));
    return {encoded.begin(), encoded.begin() + length};
}

// Of several bytes, not the first.
bool is_rest_of_character(char byte) {
    constexpr unsigned mask = 0xC0;
    constexpr unsigned rest = 0x80;
    return (static_cast<unsigned char>(byte) & mask) == rest;
}

} // namespace

std::string subject_header(std::string_view subject) {
    constexpr std::size_t most_of_a_word = 45; // bytes; in base64, a word has at most 75 characters
    std::string plain(subject);
    std::ranges::replace_if(
        plain, [](char one) { return static_cast<unsigned char>(one) < ' ' || one == '\x7f'; }, ' ');
    if (std::ranges::all_of(plain, [](char one) { return static_cast<unsigned char>(one) < '\x7f'; })) {
        return plain;
    }
    std::string words;
    for (std::string_view rest = plain; !rest.empty();) {
        auto size = std::min(rest.size(), most_of_a_word);
        while (size > 1 && size < rest.size() && is_rest_of_character(rest[size])) {
            --size;
        }
        words += (words.empty() ? "=?UTF-8?B?" : "\r\n =?UTF-8?B?") + in_base64(rest.substr(0, size)) + "?=";
        rest.remove_prefix(size);
    }
    return words;
}

} // namespace mail
