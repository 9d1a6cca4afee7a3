#include "rules/registry.hpp"

#include "support/text.hpp"

#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

namespace rules {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

std::string const& name_of(std::shared_ptr<Game const> const& game) {
    return game->info().name;
}

Registry::Games::const_iterator find_version(Registry::Games const& games, std::string_view name,
                                             std::uint64_t version) {
    return std::ranges::find_if(
        games, [&](auto const& game) { return name_of(game) == name && game->info().version == version; });
}

} // namespace

Registry::Registry(Registry&& other) noexcept
    : m_games(std::move(other.m_games)),
      m_versions(std::move(other.m_versions)),
      m_archive(std::move(other.m_archive)) {}

void Registry::add(std::shared_ptr<Game const> game) {
    std::scoped_lock const lock(m_mutex);
    if (auto const old = find_version(m_versions, name_of(game), game->info().version);
        old != m_versions.end()) {
        m_versions.erase(old);
    }
    m_versions.push_back(game);
    std::erase_if(m_games, [&](auto const& other) { return name_of(other) == name_of(game); });
    auto const place = std::ranges::upper_bound(m_games, name_of(game), {}, name_of);
    m_games.insert(place, std::move(game));
}

void Registry::remove(std::string_view name) {
    std::scoped_lock const lock(m_mutex);
    std::erase_if(m_games, [&](auto const& game) { return name_of(game) == name; });
}

void Registry::set_archive(Archive archive) {
    std::scoped_lock const lock(m_mutex);
    m_archive = std::move(archive);
}

Registry::Games Registry::games() const {
    std::scoped_lock const lock(m_mutex);
    return m_games;
}

Result<std::shared_ptr<Game const>> Registry::find(std::string_view name) const {
    auto const games = this->games();
    auto const found = std::ranges::find(games, name, name_of);
    if (found == games.end()) {
        std::vector<std::string> names;
        std::ranges::transform(games, std::back_inserter(names), name_of);
        return fail(ErrorKind::not_found, "no game {}; there are: {}", support::in_quotes(name),
                    fmt::join(names, ", "));
    }
    return *found;
}

std::shared_ptr<Game const> Registry::known(std::string_view name, std::uint64_t version) const {
    std::scoped_lock const lock(m_mutex);
    auto const found = find_version(m_versions, name, version);
    return found == m_versions.end() ? nullptr : *found;
}

Result<std::shared_ptr<Game const>> Registry::find(std::string_view name, std::uint64_t version) const {
    if (auto game = known(name, version)) {
        return game;
    }
    Archive archive;
    {
        std::scoped_lock const lock(m_mutex);
        archive = m_archive;
    }
    if (version == 0 || !archive) {
        return fail(ErrorKind::not_found, "no game {}{}", support::in_quotes(name),
                    version == 0 ? "" : fmt::format(" in its version {}", version));
    }
    auto found = archive(name, version); // without the lock: it may have to be built
    if (found) {
        std::scoped_lock const lock(m_mutex);
        if (auto const other = find_version(m_versions, name, version); other != m_versions.end()) {
            return *other; // another thread was faster
        }
        m_versions.push_back(*found);
    }
    return found;
}

} // namespace rules
