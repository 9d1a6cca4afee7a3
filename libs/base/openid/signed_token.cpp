#include "openid/signed_token.hpp"

#include "openid/claim_text.hpp"

#include <algorithm>
#include <array>
#include <cjose/cjose.h>
#include <memory>
#include <optional>

namespace openid {

using support::ErrorKind;
using support::fail;
using support::JsonArray;
using support::JsonObject;
using support::Result;

namespace {

constexpr std::size_t most_token_bytes = 64 * 1024;

struct Algorithm {
    std::string_view name;
    cjose_jwk_kty_t kind;
};
// No secret that both know, for the keys are public; and not "none".
constexpr std::array algorithms{Algorithm{"RS256", CJOSE_JWK_KTY_RSA}, Algorithm{"PS256", CJOSE_JWK_KTY_RSA},
                                Algorithm{"ES256", CJOSE_JWK_KTY_EC}};

using Token = std::unique_ptr<cjose_jws_t, void (*)(cjose_jws_t*)>;
using Key = std::unique_ptr<cjose_jwk_t, bool (*)(cjose_jwk_t*)>;

std::string header_of(cjose_header_t* header, char const* name) {
    cjose_err error{};
    auto const* const value = cjose_header_get(header, name, &error);
    return value == nullptr ? "" : value;
}

// Whether this key may be the one, by what it says of itself.
bool is_for(JsonObject const& key, std::string_view id, std::string_view algorithm) {
    auto const use = text_in(key, "use");
    auto const own = text_in(key, "alg");
    return (id.empty() || text_in(key, "kid") == id) && (use.empty() || use == "sig") &&
           (own.empty() || own == algorithm);
}

// cjose aborts the program on base64url with other characters in it.
bool is_base64url(std::string_view text) {
    return text.size() % 4 != 1 && std::ranges::all_of(text, [](char one) {
               return (one >= 'a' && one <= 'z') || (one >= 'A' && one <= 'Z') ||
                      (one >= '0' && one <= '9') || one == '-' || one == '_';
           });
}

bool is_number_of(JsonObject const& key, std::string_view name, std::size_t least, std::size_t most) {
    auto const text = text_in(key, name);
    return text.size() >= least && text.size() <= most && is_base64url(text);
}

// The public part of a key that we would use at all, and nothing else of it.
std::optional<JsonObject> public_key(JsonObject const& key, cjose_jwk_kty_t kind) {
    constexpr std::size_t of_2048_bits = 342;
    constexpr std::size_t of_8192_bits = 1366;
    constexpr std::size_t of_64_bits = 11;
    constexpr std::size_t of_256_bits = 43;
    bool const is_rsa = kind == CJOSE_JWK_KTY_RSA && text_in(key, "kty") == "RSA" &&
                        is_number_of(key, "n", of_2048_bits, of_8192_bits) &&
                        is_number_of(key, "e", 2, of_64_bits);
    bool const is_elliptic =
        kind == CJOSE_JWK_KTY_EC && text_in(key, "kty") == "EC" && text_in(key, "crv") == "P-256" &&
        is_number_of(key, "x", of_256_bits, of_256_bits) && is_number_of(key, "y", of_256_bits, of_256_bits);
    if (is_rsa) {
        return JsonObject{{"kty", "RSA"}, {"n", text_in(key, "n")}, {"e", text_in(key, "e")}};
    }
    return is_elliptic
               ? std::optional(JsonObject{
                     {"kty", "EC"}, {"crv", "P-256"}, {"x", text_in(key, "x")}, {"y", text_in(key, "y")}})
               : std::nullopt;
}

bool verifies(cjose_jws_t* token, JsonObject const& key, Algorithm const& algorithm) {
    auto const usable = public_key(key, algorithm.kind);
    if (!usable) {
        return false;
    }
    cjose_err error{};
    auto const text = support::to_text(*usable);
    Key const imported(cjose_jwk_import(text.data(), text.size(), &error), cjose_jwk_release);
    return imported && cjose_jws_verify(token, imported.get(), &error);
}

// Three parts, of which none is empty.
bool is_in_form(std::string_view token) {
    int parts = 0;
    while (!token.empty()) {
        auto const part = token.substr(0, token.find('.'));
        if (part.empty() || !is_base64url(part)) {
            return false;
        }
        token.remove_prefix(part.size() == token.size() ? part.size() : part.size() + 1);
        ++parts;
    }
    return parts == 3;
}

Result<JsonObject> claims_in(cjose_jws_t* token) {
    cjose_err error{};
    std::uint8_t* bytes = nullptr;
    std::size_t size = 0;
    if (!cjose_jws_get_plaintext(token, &bytes, &size, &error)) {
        return fail(ErrorKind::denied, "the provider's token has no content");
    }
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): bytes of text
    auto const parsed = support::parse_json({reinterpret_cast<char const*>(bytes), size});
    if (!parsed || !parsed->is_object()) {
        return fail(ErrorKind::denied, "the provider's token contains no JSON object");
    }
    return parsed->as_object();
}

std::optional<support::Moment> moment_in(JsonObject const& claims, std::string_view key) {
    constexpr double latest = 1e11; // seconds; beyond, a moment would overflow
    auto const* const found = claims.if_contains(key);
    if (found == nullptr || !found->is_number()) {
        return std::nullopt;
    }
    auto const seconds = found->to_number<double>();
    return seconds >= 0 && seconds < latest
               ? std::optional(support::Moment(std::chrono::seconds(static_cast<std::int64_t>(seconds))))
               : std::nullopt;
}

Result<void> check_times(JsonObject const& claims, support::Moment now) {
    auto const expires = moment_in(claims, "exp");
    auto const issued = moment_in(claims, "iat");
    if (!expires || !issued) {
        return fail(ErrorKind::denied, "the provider's token says not when it was made, or when it expires");
    }
    if (*expires + clock_skew <= now) {
        return fail(ErrorKind::denied, "the provider's token has expired");
    }
    if (*issued > now + clock_skew || moment_in(claims, "nbf").value_or(now) > now + clock_skew) {
        return fail(ErrorKind::denied, "the provider's token is from the future; check the clocks");
    }
    return {};
}

bool is_for_client(JsonObject const& claims, std::string const& client) {
    auto const* const audience = claims.if_contains("aud");
    if (audience == nullptr) {
        return false;
    }
    auto const party = text_in(claims, "azp");
    if (claims.contains("azp") && party != client) {
        return false;
    }
    if (audience->is_string()) {
        return std::string_view(audience->as_string()) == client;
    }
    if (!audience->is_array()) {
        return false;
    }
    auto const& all = audience->as_array();
    bool const is_named = std::ranges::any_of(
        all, [&](auto const& one) { return one.is_string() && std::string_view(one.as_string()) == client; });
    return is_named && (all.size() == 1 || party == client);
}

Result<void> check_claims(JsonObject const& claims, Expected const& expected) {
    if (text_in(claims, "iss") != expected.issuer) {
        return fail(ErrorKind::denied, "the provider's token is from another issuer");
    }
    if (!is_for_client(claims, expected.client)) {
        return fail(ErrorKind::denied, "the provider's token is for another client");
    }
    if (expected.nonce.empty() || text_in(claims, "nonce") != expected.nonce) {
        return fail(ErrorKind::denied, "the provider's token belongs to another login");
    }
    if (text_in(claims, "sub").empty()) {
        return fail(ErrorKind::denied, "the provider's token names nobody");
    }
    return check_times(claims, expected.now);
}

} // namespace

Result<JsonObject> verified(std::string const& token, JsonArray const& keys, Expected const& expected) {
    if (token.empty() || token.size() > most_token_bytes) {
        return fail(ErrorKind::denied, "the provider's token is empty, or too large");
    }
    if (!is_in_form(token)) {
        return fail(ErrorKind::denied, "the provider's token cannot be read");
    }
    cjose_err error{};
    Token const signed_token(cjose_jws_import(token.data(), token.size(), &error), cjose_jws_release);
    if (!signed_token) {
        return fail(ErrorKind::denied, "the provider's token cannot be read");
    }
    auto* const header = cjose_jws_get_protected(signed_token.get());
    auto const name = header_of(header, "alg");
    auto const* const algorithm = std::ranges::find(algorithms, name, &Algorithm::name);
    if (algorithm == algorithms.end()) {
        return fail(ErrorKind::denied, "the provider's token is not signed with RS256, PS256 or ES256");
    }
    auto const id = header_of(header, "kid");
    bool has_candidate = false;
    for (auto const& key : keys) {
        if (!key.is_object() || !is_for(key.as_object(), id, name)) {
            continue;
        }
        has_candidate = true;
        if (verifies(signed_token.get(), key.as_object(), *algorithm)) {
            auto claims = TULKAS_TRY(claims_in(signed_token.get()));
            TULKAS_TRY(check_claims(claims, expected));
            return claims;
        }
    }
    return has_candidate ? fail(ErrorKind::denied, "the signature of the provider's token is wrong")
                         : fail(ErrorKind::not_found, "the provider has no such key");
}

} // namespace openid
