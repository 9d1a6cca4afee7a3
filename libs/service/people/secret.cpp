#include "people/secret.hpp"

#include "support/assert.hpp"
#include "support/digest.hpp"

#include <array>
#include <sodium.h>

namespace people {

namespace {

constexpr std::size_t size = 32;
constexpr int variant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;

} // namespace

std::string new_secret() {
    TULKAS_ASSERT(sodium_init() >= 0);
    std::array<unsigned char, size> bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    std::string text(sodium_base64_ENCODED_LEN(size, variant), '\0');
    sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), variant);
    text.pop_back(); // the zero that ends it
    return text;
}

std::string hash_of(std::string_view secret) {
    return support::sha256(secret);
}

} // namespace people
