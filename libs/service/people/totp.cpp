#include "people/totp.hpp"

#include "support/assert.hpp"

#include <fmt/format.h>

#include <array>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <sodium.h>
#include <span>
#include <vector>

namespace people {

namespace {

constexpr std::string_view base32_letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
constexpr std::size_t secret_bytes = 20;
constexpr std::size_t digest_bytes = 20;
constexpr std::int64_t step_seconds = 30;
constexpr std::uint32_t codes = 1'000'000;

// Of whole groups of 40 bits, which is what a secret is.
std::string to_base32(std::span<unsigned char const> bytes) {
    std::string text;
    std::uint32_t held = 0;
    unsigned bits = 0;
    for (auto const byte : bytes) {
        held = (held << 8U) | byte;
        for (bits += 8; bits >= 5; bits -= 5) {
            text += base32_letters[(held >> (bits - 5)) & 31U];
        }
    }
    return text;
}

std::vector<unsigned char> from_base32(std::string_view text) {
    std::vector<unsigned char> bytes;
    std::uint32_t held = 0;
    unsigned bits = 0;
    for (char const letter : text) {
        auto const value = base32_letters.find(letter);
        TULKAS_ASSERT(value != std::string_view::npos); // we wrote it
        held = (held << 5U) | static_cast<std::uint32_t>(value);
        bits += 5;
        if (bits >= 8) {
            bits -= 8;
            bytes.push_back(static_cast<unsigned char>(held >> bits));
        }
    }
    return bytes;
}

std::string in_uri(std::string_view text) {
    std::string all;
    for (char const letter : text) {
        bool const is_plain = (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
                              (letter >= '0' && letter <= '9') || letter == '-' || letter == '.' ||
                              letter == '_';
        all += is_plain ? std::string(1, letter) : fmt::format("%{:02X}", static_cast<unsigned char>(letter));
    }
    return all;
}

} // namespace

std::string new_totp_secret() {
    TULKAS_ASSERT(sodium_init() >= 0);
    std::array<unsigned char, secret_bytes> bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    return to_base32(bytes);
}

std::string totp_uri(std::string_view secret, std::string_view issuer, std::string_view name) {
    return fmt::format("otpauth://totp/{0}:{1}?secret={2}&issuer={0}", in_uri(issuer), in_uri(name), secret);
}

std::int64_t totp_step(support::Moment moment) {
    return std::chrono::floor<std::chrono::seconds>(moment.time_since_epoch()).count() / step_seconds;
}

std::string totp_code(std::string_view secret, std::int64_t step) {
    auto const key = from_base32(secret);
    std::array<unsigned char, 8> counter{};
    for (std::size_t i = 0; i < counter.size(); ++i) {
        counter[counter.size() - 1 - i] =
            static_cast<unsigned char>(static_cast<std::uint64_t>(step) >> (8 * i));
    }
    std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
    unsigned length = 0;
    auto const* const made = HMAC(EVP_sha1(), key.data(), static_cast<int>(key.size()), counter.data(),
                                  counter.size(), digest.data(), &length);
    TULKAS_ASSERT(made != nullptr && length == digest_bytes);
    // RFC 4226, 5.3: the last four bits say where to look.
    std::size_t const at = digest[digest_bytes - 1] & 15U;
    std::uint32_t const number = ((digest[at] & 0x7FU) << 24U) |
                                 (static_cast<std::uint32_t>(digest[at + 1]) << 16U) |
                                 (static_cast<std::uint32_t>(digest[at + 2]) << 8U) | digest[at + 3];
    return fmt::format("{:06}", number % codes);
}

std::optional<std::int64_t> find_totp_step(std::string_view secret, std::string_view code,
                                           support::Moment now) {
    auto const current = totp_step(now);
    std::optional<std::int64_t> found;
    for (auto const step : {current - 1, current, current + 1}) {
        auto const right = totp_code(secret, step);
        if (code.size() == right.size() && sodium_memcmp(code.data(), right.data(), right.size()) == 0) {
            found = step;
        }
    }
    return found;
}

} // namespace people
