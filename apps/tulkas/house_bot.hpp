// The BOT of a command line: which player it means.
#pragma once

#include "rules/registry.hpp"
#include "runtime/play.hpp"
#include "support/result.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace tulkas {

// The name and parameters of one of the game's house bots, from "greedy", "ploy/greedy" or
// "smart:nodes=2000"; the error says which there are.
[[nodiscard]] support::Result<std::string> house_bot_name(std::string_view text, rules::Game const& game,
                                                          rules::Registry const& games);

// The bot for one seat of one match, and the CPU time that making it took.
[[nodiscard]] support::Result<runtime::Player>
seat_house_bot(std::string const& name, rules::Game const& game, std::uint64_t match_seed, rules::Seat seat);

} // namespace tulkas
