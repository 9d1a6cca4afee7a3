// Where games are handed in and taken back.
//
// A package is looked at before it is taken: its name and its version are what everything else hangs on. What
// its programs do is found out afterwards (inspector.hpp), and whether anybody wants to play it is for an
// administrator to say.
#pragma once

#include "queue/queue.hpp"
#include "rules/registry.hpp"
#include "storage/game_packages.hpp"
#include "support/ids.hpp"

#include <string>

namespace packages {

struct Upload {
    support::AccountId author = 0;
    std::string author_name;                      // whose turn it uses up
    std::string archive;                          // zip or tar
    std::optional<std::int64_t> most_stored = {}; // bytes that the author may store; nothing: no limit
    bool needs_trial = true;                      // it did not come with the program
};

class Desk {
public:
    // All outlive it.
    Desk(storage::Database& database, queue::Queue& queue, rules::Registry const& games);

    // It is kept, and waits for its trial, or for a decision at once. refused: something is wrong with it,
    // its name is another game's, or its author stores too much.
    [[nodiscard]] support::Result<storage::GamePackage> hand_in(Upload const& upload);
    // refused: somebody has decided on it.
    [[nodiscard]] support::Result<void> cancel(storage::GamePackage const& package);

private:
    [[nodiscard]] support::Result<void> check_name(std::string const& game, std::int64_t version,
                                                   support::AccountId author);

    storage::Database& m_database;
    queue::Queue& m_queue;
    rules::Registry const& m_games;
    storage::GamePackages m_packages;
};

} // namespace packages
