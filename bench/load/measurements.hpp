// What can be measured of a running server.
#pragma once

#include <cstdint>
#include <string>
#include <sys/types.h>
#include <vector>

namespace load {

struct Server {
    std::uint16_t port = 0;
    pid_t process = 0;

    // What it has in memory now.
    [[nodiscard]] double megabytes() const;
};

// Two people play, and so many watch: what each costs in memory, and how long a move takes, from being sent,
// until it has come to everybody.
struct Watching {
    int watchers = 1000;
    int moves = 200;
};
void watch(Server const& server, Watching const& watching);

// So many people play against house bots at once, each with a clock of seconds for a move, and answer after a
// while that is less: nobody may run out of time.
struct Playing {
    int games = 500;
    int seconds = 30;
    std::vector<std::string> opponents = {}; // "ploy:smart"; all house bots of all games where none is named
};
void play(Server const& server, Playing const& playing);

} // namespace load
