#include "packages/shelf.hpp"

#include "packages/make_game.hpp"

#include <fmt/format.h>

namespace packages {

using storage::GamePackage;
using support::ErrorKind;
using support::fail;
using support::pass_on;
using support::Result;

namespace {

// For a thread that has nothing else to do.
class UntilStopped final : public support::CorePermit {
public:
    explicit UntilStopped(std::atomic<bool> const& stop) : m_stop(stop) {}

    void rest() override {}
    void resume() override {}
    [[nodiscard]] bool is_withdrawn() const override { return m_stop; }

private:
    std::atomic<bool> const& m_stop;
};

} // namespace

Shelf::Shelf(Dependencies dependencies)
    : m_with(std::move(dependencies)), m_packages(m_with.database), m_contents(m_with.database) {}

Result<void> Shelf::open(std::function<void(std::string const&)> tell) {
    m_tell = std::move(tell);
    m_with.games.set_archive([this](std::string_view game, std::uint64_t version) {
        return find_old(std::string(game), static_cast<std::int64_t>(version));
    });
    return follow();
}

Result<Shelf::Played> Shelf::stored() {
    auto const games = TULKAS_TRY(m_packages.played());
    Played played;
    for (auto const& game : games) {
        played.emplace(game.name, game.current.value_or(0));
    }
    return played;
}

Shelf::Played Shelf::shown() const {
    std::lock_guard const lock(m_mutex);
    return m_shown;
}

Result<void> Shelf::follow() {
    if (auto const played = stored(); !played || *played == shown()) {
        return played ? Result<void>() : pass_on(played);
    }
    std::lock_guard const alone(m_following);
    auto const played = TULKAS_TRY(stored()); // again: another may have followed
    auto const before = shown();
    for (auto const& [game, id] : before) {
        if (!played.contains(game)) {
            TULKAS_TRY(remove(game));
        }
    }
    for (auto const& [game, id] : played) {
        if (auto const old = before.find(game); old == before.end() || old->second != id) {
            TULKAS_TRY(replace(game, id));
        }
    }
    return {};
}

Result<void> Shelf::remove(std::string const& game) {
    std::lock_guard const alone(m_deciding);
    auto const stored = TULKAS_TRY(m_packages.find_game(game));
    if (!stored || !stored->current) {
        take_away(game);
    }
    return {};
}

Result<void> Shelf::replace(std::string const& game, support::PackageId id) {
    auto const package = TULKAS_TRY(m_packages.find(id));
    auto made = package ? make(*package) : fail(ErrorKind::not_found, "there is no package {}", id);
    if (!made && m_is_stopped) {
        return pass_on(made);
    }
    std::lock_guard const alone(m_deciding);
    auto const stored = TULKAS_TRY(m_packages.find_game(game));
    if (!stored || stored->current != id) {
        return {}; // somebody has decided meanwhile, and has done this, or the next look does
    }
    if (made) {
        put(id, *std::move(made));
        return {};
    }
    take_away(game); // an older version is not what was approved
    m_tell(fmt::format("{} cannot be played: {}", game, made.error().message));
    std::lock_guard const lock(m_mutex);
    m_shown[game] = id;
    return {};
}

Result<void> Shelf::approve(GamePackage const& package, support::AccountId who, support::Moment now) {
    if (package.state !=
        storage::PackageState::waiting) { // what did not go through its trial is not built here either
        return fail(ErrorKind::refused, "package {} does not wait for a decision", package.id);
    }
    auto made = TULKAS_TRY(make(package));
    std::lock_guard const alone(m_deciding);
    auto const approved = m_packages.approve(package, who, now);
    if (approved) {
        put(package.id, std::move(made));
    }
    return approved;
}

Result<void> Shelf::restore(GamePackage const& package, support::AccountId who, support::Moment now) {
    auto made = TULKAS_TRY(make(package));
    std::lock_guard const alone(m_deciding);
    auto const restored = m_packages.restore(package, who, now);
    if (restored) {
        put(package.id, std::move(made));
    }
    return restored;
}

Result<void> Shelf::withdraw(std::string const& game, support::AccountId who, support::Moment now) {
    std::lock_guard const alone(m_deciding);
    auto const withdrawn = m_packages.withdraw(game, who, now);
    if (withdrawn) {
        take_away(game);
    }
    return withdrawn;
}

Result<Package> Shelf::find(std::string const& game, std::optional<std::int64_t> version) {
    if (!version) {
        auto const played = TULKAS_TRY(m_with.games.find(game));
        version = static_cast<std::int64_t>(played->info().version);
    }
    auto const package = find_version(game, *version);
    return package ? unpack(*package) : pass_on(package);
}

std::optional<Origin> Shelf::origin(std::string const& game) const {
    std::lock_guard const lock(m_mutex);
    auto const found = m_origins.find(game);
    return found == m_origins.end() ? std::nullopt : std::optional(found->second);
}

Result<GamePackage> Shelf::find_version(std::string const& game, std::int64_t version) {
    auto package = m_packages.find_version(game, version);
    if (!package) {
        return pass_on(package);
    }
    return *package ? Result<GamePackage>(**std::move(package))
                    : fail(ErrorKind::not_found, "{} was not submitted, or not in this version", game);
}

Result<Package> Shelf::unpack(GamePackage const& package) {
    auto const archive = m_contents.get(package.archive);
    return archive ? unpack_package(*archive) : pass_on(archive);
}

Result<void> Shelf::check_workshop() const {
    return m_with.workshop != nullptr
               ? Result<void>()
               : fail(ErrorKind::refused, "there is no sandbox for its programs: {}", m_with.why_not);
}

Result<std::shared_ptr<rules::Game const>> Shelf::find_old(std::string const& game, std::int64_t version) {
    TULKAS_TRY(check_workshop());
    auto const package = TULKAS_TRY(find_version(game, version));
    auto unpacked = TULKAS_TRY(unpack(package));
    return make_unbuilt_game(std::move(unpacked), *m_with.workshop);
}

Result<Shelf::Ready> Shelf::make(GamePackage const& package) {
    TULKAS_TRY(check_workshop());
    auto const unpacked = TULKAS_TRY(unpack(package));
    UntilStopped permit(m_is_stopped);
    auto game = TULKAS_TRY(make_game(unpacked, *m_with.workshop, &permit));
    return Ready{
        .game = std::move(game),
        .origin = {.author = package.owner_name, .has_viewer = unpacked.manifest.viewer.has_value()}};
}

void Shelf::put(support::PackageId id, Ready ready) {
    auto const name = ready.game->info().name;
    {
        std::lock_guard const lock(m_mutex);
        m_origins[name] = std::move(ready.origin);
    }
    m_with.games.add(std::move(ready.game));
    std::lock_guard const lock(m_mutex);
    m_shown[name] = id; // the last: who sees this looks for the game
}

void Shelf::take_away(std::string const& game) {
    m_with.games.remove(game);
    std::lock_guard const lock(m_mutex);
    m_shown.erase(game);
    m_origins.erase(game);
}

} // namespace packages
