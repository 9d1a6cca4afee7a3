// Plays one match of any game between any bots: the only place that knows how to play without people.
#pragma once

#include "match/bot.hpp"
#include "rules/game.hpp"
#include "runtime/loop.hpp"
#include "runtime/play.hpp"
#include "support/result.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>

namespace match {

struct Match {
    rules::Game const& game;
    rules::Setup const& setup;
    std::span<std::shared_ptr<Bot const> const> bots; // in the order of their seats
    runtime::Loop& loop;
    std::optional<unsigned> core = {};        // the one that the loop's thread keeps to
    std::optional<std::uint64_t> memory = {}; // of each bot, in bytes; the workshop's limit without it
};

// The players are heard on the match's loop. What a bot does wrong is blamed in the record.
//
// unavailable: a fault of ours, or somebody stopped it. refused: the engine failed, where the rules are a
// program; nobody has won or lost, and its author should know.
[[nodiscard]] support::Result<record::GameRecord> play_match(Match const& match,
                                                             runtime::Conditions conditions);

} // namespace match
