// The games of this arena that people have handed in: from the database to the registry.
//
// What is approved is played from then on, as any other game: it is built before anything is written, so that
// there is no approved game that nobody can play. Older versions are built when somebody plays them, as a
// game that is going on does, and not when somebody looks at a game of before.
//
// Whoever builds waits for compilers, and nobody else does: a decision holds the others up for the moment in
// which it is written.
//
// Several programs may share the database. What one approves or withdraws the others find there: each follows
// when it looks.
#pragma once

#include "match/workshop.hpp"
#include "packages/package.hpp"
#include "rules/registry.hpp"
#include "storage/contents.hpp"
#include "storage/game_packages.hpp"
#include "support/ids.hpp"
#include "support/moment.hpp"

#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

namespace packages {

// Whose game it is, and how it is shown.
struct Origin {
    std::string author;
    bool has_viewer = false; // a page of its own
};

class Shelf {
public:
    struct Dependencies {
        storage::Database& database;
        rules::Registry& games;
        match::Workshop* workshop = nullptr; // nothing is played without one
        std::string why_not = {};            // there is none
    };

    // All outlive it, and it outlives whoever looks for a game.
    explicit Shelf(Dependencies dependencies);

    // Everything that is approved can be played, but for what cannot be built any more: that is told, now and
    // later.
    [[nodiscard]] support::Result<void> open(std::function<void(std::string const&)> tell);
    // What was approved or withdrawn by others since is so here, too. One short query where nothing was;
    // otherwise it waits for compilers.
    [[nodiscard]] support::Result<void> follow();
    // Builds that are under way end soon, and no others begin. In any thread.
    void stop() { m_is_stopped = true; }

    // Waits for compilers. refused: it does not wait for this, or its name or version is not its own any
    // more.
    [[nodiscard]] support::Result<void> approve(storage::GamePackage const& package, support::AccountId who,
                                                support::Moment now);
    // What was withdrawn is played again. Waits for compilers. refused: it is not the last version of a game
    // that was.
    [[nodiscard]] support::Result<void> restore(storage::GamePackage const& package, support::AccountId who,
                                                support::Moment now);
    // Nobody begins it any more. refused: it is not played.
    [[nodiscard]] support::Result<void> withdraw(std::string const& game, support::AccountId who,
                                                 support::Moment now);

    // What is in the version that is played, or in that one. not_found: it is no game that was handed in.
    [[nodiscard]] support::Result<Package> find(std::string const& game,
                                                std::optional<std::int64_t> version = {});

    // Of the version that is played; nothing where the game is built in.
    [[nodiscard]] std::optional<Origin> origin(std::string const& game) const;

private:
    struct Ready {
        std::shared_ptr<rules::Game const> game;
        Origin origin;
    };

    [[nodiscard]] support::Result<storage::GamePackage> find_version(std::string const& game,
                                                                     std::int64_t version);
    [[nodiscard]] support::Result<Package> unpack(storage::GamePackage const& package);
    [[nodiscard]] support::Result<Ready> make(storage::GamePackage const& package);
    // Of a version that is not played any more: its programs are built when somebody needs them.
    [[nodiscard]] support::Result<std::shared_ptr<rules::Game const>> find_old(std::string const& game,
                                                                               std::int64_t version);
    [[nodiscard]] support::Result<void> check_workshop() const;
    // Everybody may play it from now on; nobody any more.
    void put(support::PackageId id, Ready ready);
    void take_away(std::string const& game);
    // Builds it, and puts it there if it is still what the database says.
    [[nodiscard]] support::Result<void> replace(std::string const& game, support::PackageId id);
    [[nodiscard]] support::Result<void> remove(std::string const& game);

    using Played = std::map<std::string, support::PackageId>; // by name
    [[nodiscard]] support::Result<Played> stored();
    [[nodiscard]] Played shown() const;

    Dependencies m_with;
    storage::GamePackages m_packages;
    storage::Contents m_contents;
    std::function<void(std::string const&)> m_tell;
    std::atomic<bool> m_is_stopped = false;
    std::mutex m_following; // one at a time, for as long as compilers take
    std::mutex m_deciding;  // one at a time, briefly: the games are what the database says
    std::mutex mutable m_mutex;
    Played m_shown;                          // as the database had it; some may be impossible to play
    std::map<std::string, Origin> m_origins; // of what is played, by name
};

} // namespace packages
