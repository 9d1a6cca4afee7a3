#include "openid/signed_token.hpp"

#include <gtest/gtest.h>

#include <cjose/cjose.h>
#include <cstdlib>
#include <memory>

namespace openid {
namespace {

using support::ErrorKind;
using support::JsonArray;
using support::JsonObject;

constexpr support::Moment now{std::chrono::seconds(1'800'000'000)};

// A provider's key, with which it signs.
class SigningKey {
public:
    SigningKey(cjose_jwk_t* key, std::string id, std::string algorithm)
        : m_key(key, cjose_jwk_release), m_id(std::move(id)), m_algorithm(std::move(algorithm)) {}

    // Making one takes long.
    static SigningKey rsa() {
        return {cjose_jwk_create_RSA_random(2048, nullptr, 0, nullptr), "rsa", "RS256"};
    }
    static SigningKey elliptic(std::string id) {
        return {cjose_jwk_create_EC_random(CJOSE_JWK_EC_P_256, nullptr), std::move(id), "ES256"};
    }
    static SigningKey const& any() {
        static SigningKey const key = elliptic("one");
        return key;
    }
    [[nodiscard]] SigningKey with(std::string algorithm) const {
        auto same = *this;
        same.m_algorithm = std::move(algorithm);
        return same;
    }

    [[nodiscard]] JsonObject as_json() const {
        std::unique_ptr<char, void (*)(void*)> const text(cjose_jwk_to_json(m_key.get(), false, nullptr),
                                                          std::free);
        auto key = support::parse_json(text.get())->as_object();
        key["kid"] = m_id;
        return key;
    }
    [[nodiscard]] JsonArray keys() const { return {as_json()}; }

    [[nodiscard]] std::string sign(JsonObject const& claims) const {
        auto* const header = cjose_header_new(nullptr);
        cjose_header_set(header, "alg", m_algorithm.c_str(), nullptr);
        cjose_header_set(header, "kid", m_id.c_str(), nullptr);
        auto const text = support::to_text(claims);
        auto* const token =
            cjose_jws_sign(m_key.get(), header, reinterpret_cast<std::uint8_t const*>(text.data()), // NOLINT
                           text.size(), nullptr);
        char const* compact = nullptr;
        EXPECT_TRUE(cjose_jws_export(token, &compact, nullptr));
        std::string result = compact == nullptr ? "" : compact;
        cjose_jws_release(token);
        cjose_header_release(header);
        return result;
    }

private:
    std::shared_ptr<cjose_jwk_t> m_key;
    std::string m_id;
    std::string m_algorithm;
};

JsonObject good_claims() {
    auto const seconds = std::chrono::floor<std::chrono::seconds>(now).time_since_epoch().count();
    return {{"iss", "https://login.example"}, {"aud", "arena"}, {"sub", "otter"}, {"nonce", "n"},
            {"exp", seconds + 300},           {"iat", seconds}};
}

Expected expected() {
    return {.issuer = "https://login.example", .client = "arena", .nonce = "n", .now = now};
}

std::string base64url(std::string_view text) {
    char* encoded = nullptr;
    std::size_t size = 0;
    EXPECT_TRUE(cjose_base64url_encode(reinterpret_cast<std::uint8_t const*>(text.data()), // NOLINT
                                       text.size(), &encoded, &size, nullptr));
    std::string result(encoded, size);
    std::free(encoded); // NOLINT: cjose's
    return result;
}

TEST(AnIdToken, IsAcceptedInEachAlgorithmOfTheList) {
    auto const rsa = SigningKey::rsa();
    for (auto const& key : {rsa, rsa.with("PS256"), SigningKey::any()}) {
        auto const claims = verified(key.sign(good_claims()), key.keys(), expected());
        ASSERT_TRUE(claims) << claims.error().message;
        EXPECT_EQ(claims->at("sub").as_string(), "otter");
    }
}

TEST(AnIdToken, IsRefusedWithEveryClaimThatIsWrong) {
    auto const& key = SigningKey::any();
    auto const seconds = good_claims().at("iat").as_int64();
    std::vector<std::pair<std::string, support::Json>> const wrong{
        {"iss", "https://login.example/"},
        {"iss", nullptr},
        {"aud", "another"},
        {"aud", JsonArray{"another"}},
        {"aud", JsonArray{"arena", "another"}}, // without azp
        {"aud", 7},
        {"azp", "another"},
        {"nonce", "another"},
        {"nonce", nullptr},
        {"sub", ""},
        {"sub", 7},
        {"exp", seconds - 61},
        {"exp", "tomorrow"},
        {"exp", 1e300},
        {"iat", seconds + 120},
        {"iat", nullptr},
        {"nbf", seconds + 120},
    };
    for (auto const& [name, value] : wrong) {
        auto claims = good_claims();
        claims[name] = value;
        auto const result = verified(key.sign(claims), key.keys(), expected());
        ASSERT_FALSE(result) << name << " " << support::to_text(value);
        EXPECT_EQ(result.error().kind, ErrorKind::denied);
    }
    auto nobody = expected();
    nobody.nonce = "";
    EXPECT_FALSE(verified(key.sign(good_claims()), key.keys(), nobody));
}

TEST(AnIdToken, MayBeForSeveralIfItNamesUs) {
    auto const& key = SigningKey::any();
    auto claims = good_claims();
    claims["aud"] = JsonArray{"another", "arena"};
    claims["azp"] = "arena";
    EXPECT_TRUE(verified(key.sign(claims), key.keys(), expected()));
}

TEST(AnIdToken, MayBeAMinuteOff) {
    auto const& key = SigningKey::any();
    auto claims = good_claims();
    claims["iat"] = claims["iat"].as_int64() + 50;
    EXPECT_TRUE(verified(key.sign(claims), key.keys(), expected()));
    claims = good_claims();
    claims["exp"] = claims["iat"].as_int64() - 50;
    EXPECT_TRUE(verified(key.sign(claims), key.keys(), expected()));
}

TEST(AnIdToken, IsRefusedWithoutASignature) {
    auto const& key = SigningKey::any();
    auto const claims = base64url(support::to_text(good_claims()));
    for (auto const* const algorithm : {"none", "None", "NONE", ""}) {
        auto const header = base64url(support::to_text(JsonObject{{"alg", algorithm}}));
        EXPECT_FALSE(verified(header + "." + claims + ".", key.keys(), expected())) << algorithm;
    }
    auto token = key.sign(good_claims());
    EXPECT_FALSE(verified(token.substr(0, token.rfind('.') + 1), key.keys(), expected()));
    token[token.size() - 8] = token[token.size() - 8] == 'A' ? 'B' : 'A';
    EXPECT_EQ(verified(token, key.keys(), expected()).error().kind, ErrorKind::denied);
}

TEST(AnIdToken, IsRefusedWithAPublicKeyAsASecret) {
    // The old trick: what everybody may know, the public key, as the key of an HMAC.
    auto const& key = SigningKey::any();
    auto const text = support::to_text(key.as_json());
    SigningKey const forged(
        cjose_jwk_create_oct_spec(reinterpret_cast<std::uint8_t const*>(text.data()), // NOLINT
                                  text.size(), nullptr),
        "one", "HS256");
    EXPECT_EQ(verified(forged.sign(good_claims()), key.keys(), expected()).error().kind, ErrorKind::denied);
    // Nor with a symmetric key in the list itself.
    JsonArray const symmetric{JsonObject{{"kty", "oct"}, {"k", base64url(text)}, {"kid", "one"}}};
    EXPECT_FALSE(verified(forged.sign(good_claims()), symmetric, expected()));
}

TEST(AnIdToken, NeedsAKeyThatIsForIt) {
    auto const& key = SigningKey::any();
    auto const other = SigningKey::elliptic("another");
    EXPECT_EQ(verified(key.sign(good_claims()), other.keys(), expected()).error().kind, ErrorKind::not_found);
    EXPECT_EQ(verified(key.sign(good_claims()), {}, expected()).error().kind, ErrorKind::not_found);
    auto impostor = other.as_json();
    impostor["kid"] = "one";
    EXPECT_EQ(verified(key.sign(good_claims()), {impostor}, expected()).error().kind, ErrorKind::denied);
    auto for_encryption = key.as_json();
    for_encryption["use"] = "enc";
    EXPECT_FALSE(verified(key.sign(good_claims()), {for_encryption}, expected()));
    EXPECT_TRUE(
        verified(key.sign(good_claims()), {nullptr, "no key", JsonObject{}, key.as_json()}, expected()));
}

TEST(AnIdToken, NeedsAKeyOfTheUsualForm) {
    auto const& key = SigningKey::any();
    for (auto const* const x : {"o=g", "", "A", "AAAA", "\xff"}) {
        auto broken = key.as_json();
        broken["x"] = x;
        EXPECT_FALSE(verified(key.sign(good_claims()), {broken}, expected())) << x;
    }
    // Too few bits to be trusted.
    SigningKey const small(cjose_jwk_create_RSA_random(1024, nullptr, 0, nullptr), "small", "RS256");
    EXPECT_FALSE(verified(small.sign(good_claims()), small.keys(), expected()));
}

TEST(AnIdToken, MayBeAnything) {
    auto const& key = SigningKey::any();
    for (std::string const text : {"", ".", "..", "a.b.c", "....", "eyJhbGciOiJSUzI1NiJ9..",
                                   "\xff\xfe.\x01.\x02", "eyJhbGciOiJFUzI1NiJ9.o=g.o=g"}) {
        EXPECT_FALSE(verified(text, key.keys(), expected()));
    }
    EXPECT_FALSE(verified(std::string(100'000, 'a'), key.keys(), expected()));
}

} // namespace
} // namespace openid
