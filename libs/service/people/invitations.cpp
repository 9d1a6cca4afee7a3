#include "people/invitations.hpp"

#include "people/secret.hpp"
#include "support/controls.hpp"

namespace people {

using support::ErrorKind;
using support::fail;
using support::Result;

Result<Invitations::Made> Invitations::make(InvitationWish const& wish, support::Moment now) {
    constexpr std::size_t longest = 100;
    constexpr std::int64_t most = 1'000'000;
    if (wish.label.empty() || wish.label.size() > longest || !support::is_plainly_seen(wish.label)) {
        return fail(ErrorKind::invalid, "an invitation code needs a label of 1 to {} bytes", longest);
    }
    if (wish.expires && *wish.expires <= now) {
        return fail(ErrorKind::invalid, "an invitation code must expire in the future");
    }
    if (wish.most_uses && (*wish.most_uses < 1 || *wish.most_uses > most)) {
        return fail(ErrorKind::invalid, "the uses of an invitation code must be 1 to {} (got {})", most,
                    *wish.most_uses);
    }
    auto const code = new_secret();
    auto const id = TULKAS_TRY(m_stored.add(hash_of(code), {.label = wish.label,
                                                            .author = wish.author,
                                                            .created = now,
                                                            .expires = wish.expires,
                                                            .most_uses = wish.most_uses}));
    return Made{.id = id, .code = code};
}

} // namespace people
