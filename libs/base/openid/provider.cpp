#include "openid/provider.hpp"

#include "fetch/request.hpp"
#include "openid/claim_text.hpp"
#include "openid/signed_token.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <openssl/evp.h>
#include <openssl/sha.h>

namespace openid {

using support::ErrorKind;
using support::fail;
using support::JsonArray;
using support::JsonObject;
using support::Moment;
using support::Result;

namespace {

constexpr long ok = 200;

std::string base64(std::string_view text) {
    std::vector<unsigned char> encoded(((text.size() + 2) / 3 * 4) + 1); // with the zero that ends it
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): OpenSSL's interface
    auto const* const bytes = reinterpret_cast<unsigned char const*>(text.data());
    auto const length = EVP_EncodeBlock(encoded.data(), bytes, static_cast<int>(text.size()));
    return {encoded.begin(), encoded.begin() + length};
}

// RFC 7636: BASE64URL(SHA256(verifier)).
std::string challenge_of(std::string_view verifier) {
    std::array<unsigned char, SHA256_DIGEST_LENGTH> digest{};
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): OpenSSL's interface
    SHA256(reinterpret_cast<unsigned char const*>(verifier.data()), verifier.size(), digest.data());
    auto text = base64(std::string(digest.begin(), digest.end()));
    std::ranges::replace(text, '+', '-');
    std::ranges::replace(text, '/', '_');
    std::erase(text, '=');
    return text;
}

std::string with_query(std::string const& url, std::string const& query) {
    return fmt::format("{}{}{}", url, url.find('?') == std::string::npos ? '?' : '&', query);
}

} // namespace

Provider::Provider(Client client, fetch::Limits limits)
    : m_client(std::move(client)), m_limits(std::move(limits)) {}

Result<JsonObject> Provider::ask(std::string const& url, std::string const& body,
                                 std::vector<std::pair<std::string, std::string>> headers) const {
    headers.emplace_back("Accept", "application/json");
    if (!body.empty()) {
        headers.emplace_back("Content-Type", "application/x-www-form-urlencoded");
    }
    auto const answer =
        fetch::ask({.method = body.empty() ? "GET" : "POST",
                    .url = url,
                    .headers = std::move(headers),
                    .body = body,
                    .certificates = m_client.certificates,
                    .scheme = m_client.allows_http ? fetch::Scheme::http_or_https : fetch::Scheme::https},
                   m_limits);
    if (!answer) {
        return fail(ErrorKind::unavailable, "the login provider does not answer: {}", answer.error().message);
    }
    auto parsed = support::parse_json(answer->body);
    if (answer->status != ok) {
        auto const why = parsed && parsed->is_object() ? text_in(parsed->as_object(), "error") : "";
        // Its own word for "no" to what we sent; everything else is its trouble.
        return why == "invalid_grant"
                   ? fail(ErrorKind::denied, "the login provider does not accept this login; start again")
                   : fail(ErrorKind::unavailable, "the login provider answered {}", answer->status);
    }
    if (!parsed || !parsed->is_object()) {
        return fail(ErrorKind::unavailable, "the login provider answered with something else than JSON");
    }
    return std::move(*parsed).as_object();
}

Result<Metadata> Provider::discovered() const {
    auto issuer = m_client.issuer;
    while (issuer.ends_with('/')) {
        issuer.pop_back();
    }
    auto const found = TULKAS_TRY(ask(issuer + "/.well-known/openid-configuration"));
    return read_metadata(found, m_client);
}

std::optional<Result<Metadata>> Provider::known_metadata(Moment now) {
    std::scoped_lock const lock(m_mutex);
    if (m_metadata && now < m_discovered + kept_for) {
        return *m_metadata;
    }
    if (m_failure && now < m_failed + asked_again_after) {
        return m_metadata ? Result<Metadata>(*m_metadata) : std::unexpected(*m_failure);
    }
    return std::nullopt;
}

Result<Metadata> Provider::metadata(Moment now) {
    if (auto known = known_metadata(now)) {
        return *std::move(known);
    }
    std::scoped_lock const fetching(m_fetching);
    if (auto known = known_metadata(now)) { // somebody else has asked meanwhile
        return *std::move(known);
    }
    auto const found = discovered();
    std::scoped_lock const lock(m_mutex);
    if (found) {
        m_metadata = *found;
        m_discovered = now;
        m_failure.reset();
    } else {
        m_failure = found.error();
        m_failed = now;
    }
    return m_metadata ? Result<Metadata>(*m_metadata) : found; // what was true an hour ago still may be
}

std::optional<JsonArray> Provider::known_keys(Moment now, bool are_new_wanted) {
    auto const lasts = are_new_wanted ? Moment::duration(asked_again_after) : Moment::duration(kept_for);
    std::scoped_lock const lock(m_mutex);
    return m_keys && now < m_keys_fetched + lasts ? m_keys : std::nullopt;
}

Result<JsonArray> Provider::keys(Moment now, bool are_new_wanted) {
    auto const about = TULKAS_TRY(metadata(now));
    std::scoped_lock const fetching(m_fetching);
    if (auto known = known_keys(now, are_new_wanted)) {
        return *std::move(known);
    }
    auto const found = TULKAS_TRY(ask(about.keys));
    auto list = TULKAS_TRY(read_keys(found));
    std::scoped_lock const lock(m_mutex);
    m_keys = std::move(list);
    m_keys_fetched = now;
    return *m_keys;
}

Result<std::string> Provider::login_url(Attempt const& attempt, Moment now) {
    auto const known = TULKAS_TRY(metadata(now));
    return with_query(known.authorization,
                      fetch::form({{"response_type", "code"},
                                   {"client_id", m_client.id},
                                   {"redirect_uri", m_client.redirect_url},
                                   {"scope", fmt::format("{}", fmt::join(m_client.scopes, " "))},
                                   {"state", attempt.state},
                                   {"nonce", attempt.nonce},
                                   {"code_challenge", challenge_of(attempt.verifier)},
                                   {"code_challenge_method", "S256"}}));
}

Result<JsonObject> Provider::exchanged(Metadata const& metadata, std::string const& code,
                                       Attempt const& attempt) const {
    std::vector<std::pair<std::string, std::string>> fields{{"grant_type", "authorization_code"},
                                                            {"code", code},
                                                            {"redirect_uri", m_client.redirect_url},
                                                            {"code_verifier", attempt.verifier}};
    std::vector<std::pair<std::string, std::string>> headers;
    if (!m_client.secret.empty() && !metadata.wants_secret_in_body) {
        auto const both = fmt::format("{}:{}", fetch::percent_encoded(m_client.id),
                                      fetch::percent_encoded(m_client.secret));
        headers.emplace_back("Authorization", "Basic " + base64(both));
    } else {
        fields.emplace_back("client_id", m_client.id);
        if (!m_client.secret.empty()) {
            fields.emplace_back("client_secret", m_client.secret);
        }
    }
    return ask(metadata.token, fetch::form(fields), std::move(headers));
}

Result<JsonObject> Provider::claims(std::string const& token, Attempt const& attempt, Moment now) {
    Expected const expected{
        .issuer = m_client.issuer, .client = m_client.id, .nonce = attempt.nonce, .now = now};
    auto const known = TULKAS_TRY(keys(now, false));
    auto found = verified(token, known, expected);
    if (!found && found.error().kind == ErrorKind::not_found) { // it may have new keys
        auto const renewed = TULKAS_TRY(keys(now, true));
        found = verified(token, renewed, expected);
    }
    return found || found.error().kind == ErrorKind::denied
               ? found
               : fail(ErrorKind::denied, "{}", found.error().message);
}

void Provider::add_user_info(Metadata const& metadata, JsonObject const& tokens, JsonObject& claims) const {
    auto const access = text_in(tokens, "access_token");
    if (metadata.user_info.empty() || access.empty()) {
        return;
    }
    auto const told = ask(metadata.user_info, "", {{"Authorization", "Bearer " + access}});
    if (!told || text_in(*told, "sub") != text_in(claims, "sub")) {
        return; // about somebody else: the token that was signed is enough
    }
    for (auto const& [name, value] : *told) {
        if (!claims.contains(name)) {
            claims[name] = value;
        }
    }
}

Result<JsonObject> Provider::redeem(std::string const& code, Attempt const& attempt, Moment now) {
    auto const known = TULKAS_TRY(metadata(now));
    auto const tokens = TULKAS_TRY(exchanged(known, code, attempt));
    auto found = TULKAS_TRY(claims(text_in(tokens, "id_token"), attempt, now));
    add_user_info(known, tokens, found);
    return found;
}

std::optional<std::string> Provider::logout_url(std::string const& back) {
    std::scoped_lock const lock(m_mutex);
    if (!m_metadata || m_metadata->logout.empty()) {
        return std::nullopt;
    }
    return with_query(m_metadata->logout,
                      fetch::form({{"client_id", m_client.id}, {"post_logout_redirect_uri", back}}));
}

Result<void> Provider::check_issuer(std::string const& issuer) {
    std::scoped_lock const lock(m_mutex);
    bool const is_missing = issuer.empty() && m_metadata && m_metadata->names_itself;
    return is_missing || (!issuer.empty() && issuer != m_client.issuer)
               ? fail(ErrorKind::denied, "this response is not from the provider that was asked")
               : Result<void>();
}

} // namespace openid
