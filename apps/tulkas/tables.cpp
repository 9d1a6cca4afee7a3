#include "tulkas/tables.hpp"

#include <utility>

namespace tulkas {

using support::pass_on;
using support::Result;

Result<runtime::GameRecord> Tables::play(std::span<int const> players, std::uint64_t seed,
                                         runtime::Worker const& worker, runtime::Conditions conditions) {
    auto& loop = m_loops[worker.number]; // this worker's alone
    loop = loop ? std::move(loop) : std::make_unique<runtime::Loop>();
    conditions.loop = loop.get();
    std::vector<std::shared_ptr<Bot const>> bots;
    for (int const player : players) {
        bots.push_back(m_bots[static_cast<std::size_t>(player)]);
    }
    auto seated =
        sit_down(bots, {.game = *m_start.game, .match_seed = seed, .loop = *loop, .core = worker.core});
    if (!seated) {
        return pass_on(seated);
    }
    rules::Setup match = m_start.setup;
    match.seed = seed;
    return runtime::play(*m_start.game, match, *std::move(seated), conditions);
}

} // namespace tulkas
