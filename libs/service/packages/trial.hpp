// The trial of a game that was handed in: its programs are built, and its house bots play each other.
//
// An arena goes on with a game after a restart by giving its engine the answers that it had: so an engine has
// to make the same game of the same answers, and is asked to.
//
// A game that two to eight can play is played by each number of them: an engine may well know only two.
#pragma once

#include "match/workshop.hpp"
#include "packages/package.hpp"
#include "pairing/judge_report.hpp"
#include "runtime/play.hpp"
#include "support/result.hpp"

#include <atomic>
#include <chrono>
#include <filesystem>
#include <functional>
#include <string>
#include <variant>
#include <vector>

namespace packages {

struct Trial {
    Package package;
    std::vector<record::GameRecord> games;
};

using TrialOrRejection = std::variant<Trial, pairing::Rejection>;

struct TrialSettings {
    // More where there are more house bots, or numbers of players: each plays.
    int games = 3;
    std::function<void(std::string const& step)> tell = [](std::string const&) {}; // before each step
    std::atomic<bool> const* stop = nullptr; // once it is set the trial ends soon, with an error
    support::CorePermit* core = nullptr;     // is given back while a program sleeps
    std::chrono::seconds most_time{600};     // of all games: nobody waits for ever for somebody's bot
};

// How many games a trial has.
[[nodiscard]] int games_in(TrialSettings const& settings, Package const& package);

// What is wrong with the package is a rejection, for its author; an error is none of the author's.
[[nodiscard]] support::Result<TrialOrRejection> try_out(Package package, match::Workshop& workshop,
                                                        TrialSettings const& settings = {});
// Of what is in a folder or an archive.
[[nodiscard]] support::Result<TrialOrRejection>
try_out(std::filesystem::path const& path, match::Workshop& workshop, TrialSettings const& settings = {});

} // namespace packages
