// One OpenID Connect provider, as a client of it sees it.
//
// Its metadata and keys are fetched when they are needed, and kept. All functions but those that only build
// addresses may wait for the provider, as long as the limits say: call them on a thread of their own.
#pragma once

#include "fetch/limits.hpp"
#include "openid/metadata.hpp"
#include "support/json.hpp"
#include "support/moment.hpp"
#include "support/result.hpp"

#include <chrono>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace openid {

// What belongs to one attempt to log in. Each is a secret.
struct Attempt {
    std::string state;
    std::string nonce;
    std::string verifier; // of PKCE
};

class Provider {
public:
    static constexpr auto kept_for = std::chrono::hours(1);
    static constexpr auto asked_again_after = std::chrono::seconds(10); // after a failure, or for new keys

    explicit Provider(Client client, fetch::Limits limits = {});

    [[nodiscard]] Client const& client() const { return m_client; }

    // Where a person logs in.
    [[nodiscard]] support::Result<std::string> login_url(Attempt const& attempt, support::Moment now);
    // What the provider says about whoever came back with this code. denied: it is not to be believed, or the
    // code cannot be used (again). unavailable: the provider does not answer as it should.
    [[nodiscard]] support::Result<support::JsonObject> redeem(std::string const& code, Attempt const& attempt,
                                                              support::Moment now);
    // Where a person logs out there too, and comes back to `back`; nothing if it has no such place, or is not
    // known at the moment. Does not wait.
    [[nodiscard]] std::optional<std::string> logout_url(std::string const& back);
    // denied: the response (its parameter `iss`, "" for none) is another provider's. Does not wait.
    [[nodiscard]] support::Result<void> check_issuer(std::string const& issuer);

private:
    [[nodiscard]] support::Result<Metadata> metadata(support::Moment now);
    [[nodiscard]] std::optional<support::Result<Metadata>> known_metadata(support::Moment now);
    [[nodiscard]] support::Result<Metadata> discovered() const;
    [[nodiscard]] std::optional<support::JsonArray> known_keys(support::Moment now, bool are_new_wanted);
    [[nodiscard]] support::Result<support::JsonArray> keys(support::Moment now, bool are_new_wanted);
    [[nodiscard]] support::Result<support::JsonObject>
    exchanged(Metadata const& metadata, std::string const& code, Attempt const& attempt) const;
    [[nodiscard]] support::Result<support::JsonObject> claims(std::string const& token,
                                                              Attempt const& attempt, support::Moment now);
    void add_user_info(Metadata const& metadata, support::JsonObject const& tokens,
                       support::JsonObject& claims) const;
    [[nodiscard]] support::Result<support::JsonObject>
    ask(std::string const& url, std::string const& body = {},
        std::vector<std::pair<std::string, std::string>> headers = {}) const;

    Client m_client;
    fetch::Limits m_limits;
    std::mutex m_fetching; // held while the provider is asked for metadata or keys: once, not by everybody
    std::mutex m_mutex;    // of what is below; nobody waits with it
    std::optional<Metadata> m_metadata;
    std::optional<support::JsonArray> m_keys;
    support::Moment m_discovered{};
    support::Moment m_keys_fetched{};
    std::optional<support::Error> m_failure;
    support::Moment m_failed{};
};

} // namespace openid
