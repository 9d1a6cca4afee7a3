// Starts a program as a player of a game.
#pragma once

#include "languages/recipe_job.hpp"
#include "match/bot.hpp"
#include "match/workshop.hpp"
#include "runtime/channel.hpp"
#include "runtime/loop.hpp"

#include <memory>
#include <optional>

namespace match {

// The way to a program that is started when the game begins, on the core of the thread that talks to it:
// there it is reached several times as quickly as on another.
[[nodiscard]] std::unique_ptr<runtime::Channel> open_program(Workshop& workshop, languages::Program program,
                                                             runtime::Loop& loop,
                                                             std::optional<unsigned> core);

// What that program may use: what was agreed for the match, else what is usual for the game.
[[nodiscard]] std::uint64_t memory_for(Seating const& seating, Workshop const& workshop);

} // namespace match
