// House bots: the players a game brings along.
#pragma once

#include "rules/registry.hpp"
#include "support/result.hpp"
#include "tulkas/bot.hpp"
#include "tulkas/workshop.hpp"

#include <memory>
#include <string>
#include <string_view>

namespace tulkas {

// The name and parameters of one of the game's house bots, from "greedy", "ploy/greedy" or
// "smart:nodes=2000"; the error says which there are.
[[nodiscard]] support::Result<std::string> house_bot_name(std::string_view text, rules::Game const& game,
                                                          rules::Registry const& games);

// In this process, where nothing is serialized on the way to it.
[[nodiscard]] std::unique_ptr<Bot const> make_house_bot(std::string name);

// As a program like any other: this program itself, as `tulkas house-bot`. The workshop outlives it.
[[nodiscard]] support::Result<std::unique_ptr<Bot const>> make_isolated_house_bot(std::string name,
                                                                                  Workshop& workshop);

} // namespace tulkas
