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

// The players' messages arrive on the match's loop. A bot's fault becomes the blame in the record.
//
// unavailable: our own fault, or the match was stopped. refused: the engine failed, if the rules are a
// program; no player has won or lost, and the engine's author should know.
[[nodiscard]] support::Result<record::GameRecord> play_match(Match const& match,
                                                             runtime::Conditions conditions);

} // namespace match
