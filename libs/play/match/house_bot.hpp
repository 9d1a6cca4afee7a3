// House bots: the players that come with a game.
#pragma once

#include "match/bot.hpp"
#include "rules/registry.hpp"
#include "support/result.hpp"

#include <memory>
#include <string>
#include <string_view>

namespace match {

// The name and parameters of one of the game's house bots, from "greedy", "ploy/greedy" or
// "smart:nodes=2000"; the error says which there are.
[[nodiscard]] support::Result<std::string> house_bot_name(std::string_view text, rules::Game const& game,
                                                          rules::Registry const& games);

// In this process, where nothing is serialized on the way to it; or a program, where the game's rules are
// one.
[[nodiscard]] std::unique_ptr<Bot const> make_house_bot(std::string name);

} // namespace match
