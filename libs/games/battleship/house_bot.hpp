// The house bots: one of the ways to shoot, and dice.
#pragma once

#include "battleship/shooters.hpp"
#include "rules/bot.hpp"
#include "rules/game.hpp"
#include "support/random.hpp"

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

namespace battleship {

// Places its fleet at random.
class HouseBot final : public rules::Bot {
public:
    HouseBot(Shooter shooter, std::uint64_t seed) : m_shooter(shooter), m_random(seed) {}

    [[nodiscard]] std::string decide(rules::State const& state, rules::TimeLeft const& left) override;
    [[nodiscard]] support::Result<support::Json>
    answer(std::string_view method, support::JsonObject const& params, rules::TimeLeft const& left) override;

private:
    [[nodiscard]] support::Result<support::Json> answer_setup(support::JsonObject const& params);
    [[nodiscard]] support::Result<support::Json> answer_shot(support::JsonObject const& params);

    Shooter m_shooter;
    support::Random m_random;
};

[[nodiscard]] std::vector<rules::BotInfo> house_bots();
// One of house_bots().
[[nodiscard]] std::unique_ptr<rules::Bot> make_house_bot(std::string_view name, std::uint64_t seed);

} // namespace battleship
