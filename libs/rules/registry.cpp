#include "rules/registry.hpp"

#include "support/text.hpp"

#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

namespace rules {

namespace {

std::string const& name_of(std::shared_ptr<Game const> const& game) {
    return game->info().name;
}

} // namespace

void Registry::add(std::shared_ptr<Game const> game) {
    auto const place = std::ranges::upper_bound(m_games, name_of(game), {}, name_of);
    m_games.insert(place, std::move(game));
}

support::Result<std::shared_ptr<Game const>> Registry::find(std::string_view name) const {
    auto const found = std::ranges::find(m_games, name, name_of);
    if (found == m_games.end()) {
        std::vector<std::string> names;
        std::ranges::transform(m_games, std::back_inserter(names), name_of);
        return support::fail(support::ErrorKind::not_found, "no game {}; there are: {}",
                             support::in_quotes(name), fmt::join(names, ", "));
    }
    return *found;
}

} // namespace rules
