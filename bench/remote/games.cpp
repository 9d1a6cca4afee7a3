#include "remote/games.hpp"

#include "all_games/all_games.hpp"
#include "remote/bot_program.hpp"
#include "remote/cores.hpp"
#include "runtime/play.hpp"

#include <algorithm>
#include <vector>

namespace remote {

using confinement::Times;
using sandbox::Duration;
using support::ErrorKind;
using support::fail;
using support::pass_on;
using support::Result;

namespace {

constexpr int games = 30; // on each core

class Match {
public:
    Match(rules::Game const& game, BotProgram const& bot, sandbox::Launcher& launcher, bool confined)
        : m_game(game), m_bot(bot), m_launcher(launcher), m_confined(confined) {}

    [[nodiscard]] Result<Done> play_some(unsigned core, StartLine& start) const {
        start.wait();
        Done done{.times = games, .begin = std::chrono::steady_clock::now(), .end = {}};
        runtime::Loop loop;
        for (int number = 0; number < games; ++number) {
            auto const record = TULKAS_TRY(play(loop, core));
            if (record.blame) {
                return fail(ErrorKind::unavailable, "{}", record.blame->why);
            }
        }
        done.end = std::chrono::steady_clock::now();
        return done;
    }

private:
    [[nodiscard]] Result<record::GameRecord> play(runtime::Loop& loop, unsigned core) const {
        auto options = TULKAS_TRY(rules::Options::create(m_game.info().options, {}));
        std::vector<runtime::Player> players(2);
        for (auto& player : players) {
            player.name = "any-move";
            player.channel = process::make_channel(loop, m_launcher, m_bot.program(m_confined, core));
        }
        return runtime::play(m_game, {.options = std::move(options), .seats = 2}, std::move(players),
                             {.limits = {.time = {.cpu = m_game.info().time}}, .loop = &loop});
    }

    rules::Game const& m_game;
    BotProgram const& m_bot;
    sandbox::Launcher& m_launcher;
    bool m_confined;
};

} // namespace

Result<Times> measure_games(int rounds) {
    auto const all = all_games::all_games();
    auto const game = all.find("martian-chess");
    auto const bot = BotProgram::create();
    auto confined = sandbox::Launcher::create();
    auto free = sandbox::Launcher::create({.confined = false});
    if (!game || !bot || !confined || !free) {
        return !game ? pass_on(game) : !bot ? pass_on(bot) : !confined ? pass_on(confined) : pass_on(free);
    }
    // The best of some rounds: whoever else uses the machine can only add to it.
    std::vector<Duration> ours;
    std::vector<Duration> theirs;
    for (int round = 0; round < rounds; ++round) {
        auto const with = time_on_all_cores([&](unsigned core, StartLine& start) {
            return Match(**game, *bot, *confined, true).play_some(core, start);
        });
        auto const without = time_on_all_cores([&](unsigned core, StartLine& start) {
            return Match(**game, *bot, *free, false).play_some(core, start);
        });
        if (!with || !without) {
            return with ? pass_on(without) : pass_on(with);
        }
        ours.push_back(*with);
        theirs.push_back(*without);
    }
    return Times{.ours = *std::ranges::min_element(ours), .theirs = *std::ranges::min_element(theirs)};
}

} // namespace remote
