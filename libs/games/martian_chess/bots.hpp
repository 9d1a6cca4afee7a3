// The house bots of Martian Chess: random, greedy and smart.
#pragma once

#include "rules/bot.hpp"
#include "rules/game.hpp"

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

namespace martian_chess {

[[nodiscard]] std::vector<rules::BotInfo> bot_infos();
[[nodiscard]] std::unique_ptr<rules::Bot> make_bot(std::string_view name, rules::Options const& parameters,
                                                   std::uint64_t seed);

} // namespace martian_chess
