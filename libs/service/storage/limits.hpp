// How long a program waits for its database, in one place: for every connection of every pool.
//
// A database that is refused is noticed at once. One that does not answer is noticed by these limits alone:
// some are kept by the database itself (it ends what a client that is gone has left behind), the others here.
#pragma once

#include <chrono>

namespace storage {

struct Limits {
    // Unanswered for so long, the database counts as away: what waits for it fails, and what comes fails at
    // once, until it answers again. SQLite: a file that somebody else has locked for so long.
    std::chrono::milliseconds silence{700};
    std::chrono::seconds connect{3}; // for one connection, from the first byte to the last
    // Kept by the database; the others by PostgreSQL alone. Nothing is left locked for longer by a program
    // that is gone.
    std::chrono::seconds statement{10};
    std::chrono::seconds lock{5};
    std::chrono::seconds idle_in_transaction{5};
    // For a whole transaction, if its connection alone does not answer.
    std::chrono::seconds transaction{60};

    // For a change of the schema or a copy of everything, which take as long as they take.
    [[nodiscard]] static Limits for_upkeep() {
        constexpr std::chrono::seconds patient{10};
        constexpr std::chrono::seconds none{0};
        return {.silence = patient,
                .connect = patient,
                .statement = none,
                .lock = none,
                .idle_in_transaction = none,
                .transaction = none};
    }
};

} // namespace storage
