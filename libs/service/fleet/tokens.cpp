#include "fleet/tokens.hpp"

#include "people/secret.hpp"
#include "support/controls.hpp"

#include <chrono>
#include <tuple>

namespace fleet {

using support::ErrorKind;
using support::fail;
using support::Result;

Result<Tokens::Issued> Tokens::issue(std::string const& label, support::Moment now) {
    constexpr std::size_t longest = 100;
    if (label.empty() || label.size() > longest || !support::is_plainly_seen(label)) {
        return fail(ErrorKind::invalid,
                    "a worker token needs a label of 1 to {} bytes without control characters", longest);
    }
    auto const secret = people::new_secret();
    auto const id = TULKAS_TRY(m_stored.add(people::hash_of(secret), label, now));
    return Issued{.id = id, .secret = secret};
}

Result<void> Tokens::accept(std::string const& secret, std::string const& label, support::Moment now) {
    constexpr std::size_t least = 32;
    if (secret.size() < least) {
        return fail(ErrorKind::invalid, "the token of workers needs {} characters: openssl rand -hex 24",
                    least);
    }
    auto const hash = people::hash_of(secret);
    auto const is_known = TULKAS_TRY(m_stored.is_known(hash));
    if (!is_known) {
        std::ignore = TULKAS_TRY(m_stored.add(hash, label, now));
    }
    return {};
}

Result<std::optional<std::int64_t>> Tokens::recognise(std::string const& secret, support::Moment now) {
    constexpr std::chrono::minutes uses_are_noted_every{1};
    auto const token = TULKAS_TRY(m_stored.find(people::hash_of(secret)));
    if (!token) {
        return std::nullopt;
    }
    if (!token->last_used || now - *token->last_used >= uses_are_noted_every) {
        TULKAS_TRY(m_stored.note_use(token->id, now));
    }
    return token->id;
}

} // namespace fleet
