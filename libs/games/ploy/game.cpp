#include "ploy/game.hpp"

#include "ploy/notation.hpp"
#include "ploy/simple_bots.hpp"
#include "ploy/smart_bot.hpp"
#include "ploy/state.hpp"
#include "support/assert.hpp"

namespace ploy {

using support::ErrorKind;
using support::fail;
using support::pass_on;
using support::Result;

namespace {

constexpr std::int64_t most_nodes = 1'000'000'000;

std::vector<rules::BotInfo> bots() {
    return {{.name = "random", .help = "any legal move"},
            {.name = "greedy", .help = "captures the most valuable piece on offer, else any legal move"},
            {.name = "smart",
             .help = "looks ahead as far as its time allows",
             .parameters = {{.name = "nodes",
                             .help = "positions to search per move; 0: as the clock allows",
                             .standard = "0",
                             .least = 0,
                             .most = most_nodes},
                            {.name = "depth",
                             .help = "plies to look ahead; 0: as the clock allows",
                             .standard = "0",
                             .least = 0,
                             .most = search::Limits::most_depth}}}};
}

class PloyGame final : public rules::Game {
public:
    [[nodiscard]] rules::GameInfo const& info() const override { return m_info; }

    [[nodiscard]] Result<std::unique_ptr<rules::State>> start(rules::Setup const& setup) const override {
        if (setup.seats != 2) {
            return fail(ErrorKind::invalid, "Ploy needs 2 players (got {})", setup.seats);
        }
        auto const position = parse_position(setup.position ? *setup.position : start_text);
        if (!position) {
            return pass_on(position);
        }
        return std::make_unique<State>(*position, static_cast<int>(setup.options.number("plies")));
    }

    [[nodiscard]] std::unique_ptr<rules::Bot>
    make_bot(std::string_view name, rules::Options const& parameters, std::uint64_t seed) const override {
        if (name == "random") {
            return std::make_unique<RandomBot>(seed);
        }
        if (name == "greedy") {
            return std::make_unique<GreedyBot>(seed);
        }
        TULKAS_ASSERT(name == "smart");
        return std::make_unique<SmartBot>(
            search::Wanted{.nodes = static_cast<std::uint64_t>(parameters.number("nodes")),
                           .depth = static_cast<int>(parameters.number("depth"))});
    }

private:
    rules::GameInfo m_info{
        .name = "ploy",
        .title = "Ploy",
        .summary = "Pieces that move along their lines, and turn. Capture the commander, or all the others.",
        .kind = rules::Kind::match,
        .least_seats = 2,
        .most_seats = 2,
        .time = {.per_call = std::chrono::seconds(1), .per_game = std::chrono::seconds(60)},
        .options = {{.name = "plies",
                     .help = "the number of plies without a capture that make a draw",
                     .standard = "500",
                     .least = 1,
                     .most = 100'000}},
        .bots = bots(),
        .baseline = "greedy"};
};

} // namespace

std::shared_ptr<rules::Game const> make_game() {
    return std::make_shared<PloyGame const>();
}

} // namespace ploy
