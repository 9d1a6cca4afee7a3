// Where games are handed in and taken back.
//
// A package is looked at before it is taken: its name and its version are what everything else hangs on. What
// its programs do is found out afterwards (inspector.hpp), and whether anybody wants to play it is for an
// administrator to say.
#pragma once

#include "rules/registry.hpp"
#include "storage/contents.hpp"
#include "storage/game_packages.hpp"
#include "works/queue.hpp"

#include <string>

namespace packages {

struct Upload {
    storage::AccountId author = 0;
    std::string author_name; // whose turn it uses up
    std::string archive;     // zip or tar
};

class Desk {
public:
    // All outlive it.
    Desk(storage::Database& database, works::Queue& queue, rules::Registry const& games);

    // It is kept, and waits for its trial. refused: something is wrong with it, or its name is another
    // game's.
    [[nodiscard]] support::Result<storage::GamePackage> hand_in(Upload const& upload);
    // refused: somebody has decided on it.
    [[nodiscard]] support::Result<void> cancel(storage::GamePackage const& package);

private:
    [[nodiscard]] support::Result<void> check_name(std::string const& game, std::int64_t version,
                                                   storage::AccountId author);

    storage::Database& m_database;
    works::Queue& m_queue;
    rules::Registry const& m_games;
    storage::GamePackages m_packages;
    storage::Contents m_contents;
};

} // namespace packages
