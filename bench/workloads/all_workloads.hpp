// What is measured, by `tulkas bench` and by the programs in bench/ alike.
#pragma once

#include "workloads/workload.hpp"

#include <vector>

namespace workloads {

// Independent of the games: what the others are compared with.
[[nodiscard]] Workload baseline();

// protocol/call: the codec at work on the hot path of a game between programs.
[[nodiscard]] Workload routed_calls();

// All of them. perft/GAME and playout/GAME use a game's own classes, by value; match/GAME plays the same
// random games through the interface that all games share, with house bots at the table;
// tournament/… is what tournaments add to that.
[[nodiscard]] std::vector<Workload> all_workloads();

} // namespace workloads
