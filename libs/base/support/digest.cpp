#include "support/digest.hpp"

#include <array>
#include <sodium/crypto_hash_sha256.h>
#include <sodium/utils.h>

namespace support {

std::string sha256(std::string_view bytes) {
    std::array<unsigned char, crypto_hash_sha256_BYTES> hash{};
    crypto_hash_sha256(hash.data(), reinterpret_cast<unsigned char const*>(bytes.data()), bytes.size());
    std::string text(2 * hash.size() + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), hash.data(), hash.size());
    text.pop_back();
    return text;
}

} // namespace support
