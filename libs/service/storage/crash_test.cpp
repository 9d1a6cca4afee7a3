// A program that is killed while it writes has lost nothing that it had acknowledged, and its database is
// sound.
#include "storage/contents.hpp"
#include "storage/database.hpp"
#include "storage/query.hpp"
#include "support/assert.hpp"
#include "support/digest.hpp"
#include "support/random.hpp"
#include "temporary/directory.hpp"

#include <gtest/gtest.h>

#include <csignal>
#include <cstdlib>
#include <set>
#include <string>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace storage {
namespace {

constexpr int kills = 100;

std::string content(std::uint32_t number) {
    return "content " + std::to_string(number);
}

// Writes contents in two threads and tells each number once it is kept, until it is killed.
[[noreturn]] void write_until_killed(DatabaseAddress const& place, std::uint32_t first,
                                     int acknowledgements) {
    auto const database = Database::open(place).value();
    auto const write = [&](std::uint32_t number) {
        for (;; number += 2) {
            TULKAS_ASSERT(Contents(*database).put(content(number)));
            TULKAS_ASSERT(::write(acknowledgements, &number, sizeof number) == sizeof number);
        }
    };
    std::jthread const other(write, first + 1);
    write(first);
    std::abort();
}

// Lets a writer acknowledge some contents, then kills it. All numbers it acknowledged.
std::set<std::uint32_t> write_and_kill(DatabaseAddress const& place, std::uint32_t first,
                                       std::uint32_t enough) {
    int pipe_ends[2] = {};
    TULKAS_ASSERT(pipe(pipe_ends) == 0);
    pid_t const writer = fork();
    if (writer == 0) {
        close(pipe_ends[0]);
        write_until_killed(place, first, pipe_ends[1]);
    }
    close(pipe_ends[1]);
    std::set<std::uint32_t> acknowledged;
    std::uint32_t number = 0;
    while (read(pipe_ends[0], &number, sizeof number) == sizeof number) {
        acknowledged.insert(number);
        if (acknowledged.size() == enough) {
            kill(writer, SIGKILL);
        }
    }
    close(pipe_ends[0]);
    waitpid(writer, nullptr, 0);
    return acknowledged;
}

TEST(Crashes, LoseNothingThatWasAcknowledged) {
    temporary::Directory const directory;
    DatabaseAddress const place{Backend::sqlite, directory.path() / "arena.db"};
    support::Random random(1);
    for (std::uint32_t run = 0; run < kills; ++run) {
        auto const acknowledged = write_and_kill(place, run * 100'000, 1 + random.below(12));
        auto const database = Database::open(place);
        ASSERT_TRUE(database) << database.error().message;
        for (auto const number : acknowledged) {
            ASSERT_TRUE(Contents(**database).get(support::sha256(content(number)))) << number;
        }
        std::string soundness;
        ASSERT_TRUE((*database)->read([&](Transaction& transaction) {
            transaction << "PRAGMA integrity_check", soci::into(soundness);
        }));
        ASSERT_EQ(soundness, "ok");
    }
}

} // namespace
} // namespace storage
