#include "battleship/game.hpp"

#include "battleship/battle_notation.hpp"
#include "battleship/field_notation.hpp"
#include "battleship/house_bot.hpp"
#include "battleship/match_state.hpp"
#include "battleship/random_setup.hpp"
#include "battleship/solo_state.hpp"

namespace battleship {

using support::ErrorKind;
using support::fail;
using support::pass_on;
using support::Result;

namespace {

// Time for a whole game: one shot takes the slowest house bot some microseconds.
constexpr rules::TimeControl standard_time{.per_game = std::chrono::seconds(5)};

class MatchGame final : public rules::Game {
public:
    [[nodiscard]] rules::GameInfo const& info() const override { return m_info; }

    [[nodiscard]] Result<std::unique_ptr<rules::State>> start(rules::Setup const& setup) const override {
        if (setup.seats != 2) {
            return fail(ErrorKind::invalid, "battleship needs 2 players (got {})", setup.seats);
        }
        auto const battle = setup.position ? parse_battle(*setup.position) : Battle();
        if (!battle) {
            return pass_on(battle);
        }
        return std::make_unique<MatchState>(*battle);
    }

    [[nodiscard]] std::unique_ptr<rules::Bot> make_bot(std::string_view name, rules::Options const& /*none*/,
                                                       std::uint64_t seed) const override {
        return make_house_bot(name, seed);
    }

private:
    rules::GameInfo m_info{.name = "battleship",
                           .title = "Battleship",
                           .summary = "Place a fleet, then sink the enemy's before yours is sunk.",
                           .kind = rules::Kind::match,
                           .least_seats = 2,
                           .most_seats = 2,
                           .time = standard_time,
                           .bots = house_bots(),
                           .baseline = "random"};
};

class SoloGame final : public rules::Game {
public:
    [[nodiscard]] rules::GameInfo const& info() const override { return m_info; }

    [[nodiscard]] Result<std::unique_ptr<rules::State>> start(rules::Setup const& setup) const override {
        if (setup.seats != 1) {
            return fail(ErrorKind::invalid, "battleship-solo needs 1 player (got {})", setup.seats);
        }
        support::Random random(setup.seed);
        auto const field = setup.position ? parse_field(*setup.position) : Field(random_setup(random));
        if (!field) {
            return pass_on(field);
        }
        return std::make_unique<SoloState>(*field);
    }

    [[nodiscard]] std::unique_ptr<rules::Bot> make_bot(std::string_view name, rules::Options const& /*none*/,
                                                       std::uint64_t seed) const override {
        return make_house_bot(name, seed);
    }

private:
    rules::GameInfo m_info{.name = "battleship-solo",
                           .title = "Battleship solo",
                           .summary = "Sink a hidden random fleet with as few shots as you can.",
                           .kind = rules::Kind::challenge,
                           .least_seats = 1,
                           .most_seats = 1,
                           .maximum = best_solo_score,
                           .time = standard_time,
                           .bots = house_bots(),
                           .baseline = "random"};
};

} // namespace

std::shared_ptr<rules::Game const> make_game() {
    return std::make_shared<MatchGame>();
}

std::shared_ptr<rules::Game const> make_solo_game() {
    return std::make_shared<SoloGame>();
}

} // namespace battleship
