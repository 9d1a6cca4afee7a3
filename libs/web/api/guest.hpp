// Guests: people without an account, who hold a secret key in a cookie and play casual games with it.
#pragma once

#include "api/operation.hpp"
#include "tables/participant.hpp"

#include <string>

namespace api {

inline constexpr char const* guest_cookie = "tulkas_guest";

[[nodiscard]] tables::Participant participant_of(people::Person const& person);

// The guest whose key came along, whoever is logged in.
[[nodiscard]] std::optional<tables::Participant> guest_of(Call const& call);

// Whoever sends the request: a person, a guest, or nobody in particular.
[[nodiscard]] tables::Participant participant_of(Call const& call);

// The same, with what makes a difference to who only looks on.
[[nodiscard]] tables::Onlooker onlooker_of(Call const& call);

// The same, and a new guest where it would be nobody.
class Comer {
public:
    explicit Comer(Call const& call);

    [[nodiscard]] tables::Participant const& who() const { return m_who; }
    // Hands a new guest its key.
    [[nodiscard]] http::Response with_key(Call const& call, http::Response response) const;

private:
    tables::Participant m_who;
    std::string m_new_key;
};

} // namespace api
