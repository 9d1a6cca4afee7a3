#include "workloads/playouts.hpp"

#include "battleship/playout.hpp"
#include "catan/playout.hpp"
#include "martian_chess/walk.hpp"
#include "ploy/playout.hpp"
#include "support/random.hpp"

#include <string>

namespace workloads {

namespace {

// The result of a playout must be used, or there might be none: it is folded into the seed of the next run.
template <typename PlayOut>
Workload playout(std::string const& name, PlayOut play_out) {
    return {.name = name,
            .unit = "games",
            .help = "of random moves, with the game's own classes",
            .run = [play_out, random = support::Random(1), seen = std::uint64_t{0}]() mutable {
                constexpr std::uint64_t games = 50;
                for (std::uint64_t number = 0; number < games; ++number) {
                    seen += static_cast<std::uint64_t>(play_out(random));
                }
                random = support::Random(support::mix(seen));
                return games;
            }};
}

} // namespace

std::vector<Workload> playout_workloads() {
    return {
        playout("playout/battleship",
                [](support::Random& random) { return battleship::random_playout(random).shots; }),
        playout("playout/martian-chess",
                [](support::Random& random) {
                    return martian_chess::playout(martian_chess::Position::start(), {}, random).quiet_plies();
                }),
        playout("playout/catan",
                [](support::Random& random) {
                    auto const layout = catan::random_layout(catan::RedNumbers::anywhere, random);
                    return catan::random_playout(catan::Position::start(layout, 4), random).moves;
                }),
        playout("playout/ploy",
                [](support::Random& random) {
                    constexpr int limit = 500; // plies without a capture, as is the game's standard
                    return ploy::random_playout(ploy::Position::start(), limit, random).plies;
                }),
    };
}

} // namespace workloads
