// The games of this program, by name and version.
//
// Uploaded games are added, updated and removed at run time, so the registry may be used on any thread and
// returns shared pointers. A running game keeps its version even if the game is updated or removed in the
// meantime.
#pragma once

#include "rules/game.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <string_view>
#include <vector>

namespace rules {

class Registry {
public:
    using Games = std::vector<std::shared_ptr<Game const>>;
    // Finds versions that were not added, such as those of games played long ago.
    using Archive = std::function<support::Result<std::shared_ptr<Game const>>(std::string_view name,
                                                                               std::uint64_t version)>;

    Registry() = default;
    Registry(Registry&& other) noexcept; // only before other threads use it

    // Instead of another version of the same game, if there is one.
    void add(std::shared_ptr<Game const> game);
    // No new games of it are started.
    void remove(std::string_view name);
    void set_archive(Archive archive);

    // Those that can be played, sorted by name.
    [[nodiscard]] Games games() const;
    // The one that can be played; the error lists the games there are.
    [[nodiscard]] support::Result<std::shared_ptr<Game const>> find(std::string_view name) const;
    // That version, whether it can still be chosen or not. May take its time, if it has to be found first.
    [[nodiscard]] support::Result<std::shared_ptr<Game const>> find(std::string_view name,
                                                                    std::uint64_t version) const;

private:
    [[nodiscard]] std::shared_ptr<Game const> known(std::string_view name, std::uint64_t version) const;

    mutable std::mutex m_mutex;
    Games m_games;            // that can be played, sorted by name
    mutable Games m_versions; // all that were added or found
    Archive m_archive;
};

} // namespace rules
