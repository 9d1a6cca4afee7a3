#include "api/guest.hpp"

#include "api/query.hpp"
#include "api/visitor.hpp"
#include "people/secret.hpp"

namespace api {

using tables::Participant;

namespace {

constexpr auto key_lasts = std::chrono::days(365);

Participant guest_with(std::string_view key) {
    auto hash = people::hash_of(key);
    auto name = "guest " + hash.substr(0, 4);
    return {.account = {}, .guest = std::move(hash), .name = std::move(name)};
}

} // namespace

Participant participant_of(people::Person const& person) {
    return {.account = person.id, .guest = {}, .name = person.shown()};
}

std::optional<Participant> guest_of(Call const& call) {
    auto const key = cookie(call.request, guest_cookie);
    return key && !key->empty() ? std::optional(guest_with(*key)) : std::nullopt;
}

Participant participant_of(Call const& call) {
    return call.person ? participant_of(*call.person) : guest_of(call).value_or(Participant());
}

tables::Onlooker onlooker_of(Call const& call) {
    return {.who = participant_of(call), .is_administrator = is_administrator(call)};
}

Comer::Comer(Call const& call) : m_who(participant_of(call)) {
    if (!m_who.is_somebody()) {
        m_new_key = people::new_secret();
        m_who = guest_with(m_new_key);
    }
}

http::Response Comer::with_key(Call const& call, http::Response response) const {
    if (!m_new_key.empty()) {
        set_cookie(call.request, response, {.name = guest_cookie, .value = m_new_key, .lasts = key_lasts});
    }
    return response;
}

} // namespace api
