#include "tables/command_key.hpp"

#include "support/digest.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <span>

namespace tables {

namespace {

// Whoever repeats a command does so soon.
constexpr std::size_t most_looked_at = 500;
constexpr std::size_t key_length = 32; // of a hash: nobody finds another with the same

} // namespace

std::string command_key(Participant const& who, std::string_view id) {
    if (id.empty() || !who.is_somebody()) {
        return {};
    }
    auto const account = who.account ? std::to_string(*who.account) : "";
    return support::sha256(fmt::format("{}/{}/{}", account, who.guest, id)).substr(0, key_length);
}

bool is_done(LiveTable const& live, std::string_view key) {
    auto const count = std::min(live.events.size(), most_looked_at);
    return !key.empty() && std::ranges::find(std::span(live.events).last(count), key, &Event::command) !=
                               std::span(live.events).last(count).end();
}

} // namespace tables
