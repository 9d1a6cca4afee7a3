#include "martian_chess/game.hpp"

#include "martian_chess/bots.hpp"
#include "martian_chess/notation.hpp"
#include "martian_chess/state.hpp"

namespace martian_chess {

using support::pass_on;
using support::Result;

namespace {

rules::GameInfo make_info() {
    return {
        .name = "martian-chess",
        .title = "Martian Chess",
        .summary = "You move the pieces in your half. Capture more points than your opponent.",
        .kind = rules::Kind::match,
        .least_seats = 2,
        .most_seats = 2,
        .time = {.per_game = std::chrono::milliseconds(5000)},
        .memory = std::uint64_t{1} << 30U,
        .options = {{.name = "quiet-limit",
                     .help = "plies without a capture or a merge that make a draw",
                     .standard = "200",
                     .least = 1,
                     .most = 10000}},
        .bots = bot_infos(),
        .baseline = "greedy",
    };
}

class MartianChessGame final : public rules::Game {
public:
    [[nodiscard]] rules::GameInfo const& info() const override { return m_info; }

    [[nodiscard]] Result<std::unique_ptr<rules::State>> start(rules::Setup const& setup) const override {
        Rules const rules{.quiet_limit = static_cast<int>(setup.options.number("quiet-limit"))};
        auto const position = setup.position ? parse_position(*setup.position) : Position::start();
        if (!position) {
            return pass_on(position);
        }
        return std::make_unique<State>(*position, rules, setup.seed);
    }

    [[nodiscard]] std::unique_ptr<rules::Bot>
    make_bot(std::string_view name, rules::Options const& parameters, std::uint64_t seed) const override {
        return martian_chess::make_bot(name, parameters, seed);
    }

    // Nothing is hidden that the dice could give away, and a match's seed must give the game it always gave.
    [[nodiscard]] std::uint64_t bot_seed(std::uint64_t match_seed, rules::Seat /*seat*/) const override {
        return match_seed;
    }

private:
    rules::GameInfo m_info = make_info();
};

} // namespace

std::shared_ptr<rules::Game const> make_game() {
    return std::make_shared<MartianChessGame>();
}

} // namespace martian_chess
