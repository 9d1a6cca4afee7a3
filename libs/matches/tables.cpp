#include "matches/tables.hpp"

#include "matches/play_match.hpp"

#include <utility>

namespace matches {

using support::ErrorKind;
using support::Result;

Tables::Tables(Hall const& hall)
    : m_hall(hall),
      m_conditions{.limits = {.time = hall.time}, .after_move = hall.after_move, .stop = &hall.stop},
      m_loops(static_cast<std::size_t>(hall.threads)) {}

Result<runtime::GameRecord> Tables::play(std::span<int const> players, std::uint64_t seed,
                                         runtime::Worker const& worker) {
    constexpr int most_attempts = 3;
    auto record = try_to_play(players, seed, worker);
    for (int attempt = 1; attempt < most_attempts; ++attempt) {
        if (record || record.error().kind != ErrorKind::unavailable || m_hall.stop) {
            break;
        }
        record = try_to_play(players, seed, worker);
    }
    return record;
}

Result<runtime::GameRecord> Tables::try_to_play(std::span<int const> players, std::uint64_t seed,
                                                runtime::Worker const& worker) {
    auto& loop = m_loops[worker.number]; // this worker's alone
    loop = loop ? std::move(loop) : std::make_unique<runtime::Loop>();
    std::vector<std::shared_ptr<Bot const>> bots;
    for (int const player : players) {
        bots.push_back(m_hall.bots[static_cast<std::size_t>(player)]);
    }
    rules::Setup setup = m_hall.setup;
    setup.seed = seed;
    return play_match({.game = m_hall.game,
                       .setup = setup,
                       .bots = bots,
                       .loop = *loop,
                       .core = worker.core,
                       .memory = m_hall.memory},
                      m_conditions);
}

} // namespace matches
