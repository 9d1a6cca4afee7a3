// Playing on from a ply of a record, with another bot in a seat: how an author looks into a lost game.
#include "match/play_match.hpp"
#include "record/replay.hpp"
#include "runtime/series_cores.hpp"
#include "support/text.hpp"
#include "tulkas/interrupt.hpp"
#include "tulkas/output.hpp"
#include "tulkas/play_report.hpp"
#include "tulkas/record_file.hpp"
#include "tulkas/replay_arguments.hpp"

#include <fmt/format.h>

#include <map>
#include <utility>

namespace tulkas {

using record::GameRecord;
using support::ErrorKind;
using support::fail;
using support::pass_on;
using support::Result;

namespace {

Result<std::map<std::size_t, std::string>> parse_seats(std::vector<std::string> const& texts,
                                                       std::size_t seats) {
    std::map<std::size_t, std::string> bots;
    for (std::string_view text : texts) {
        std::string_view const whole = text;
        auto const seat = support::whole_number<std::size_t>(support::cut_front(text, '='));
        if (!seat || *seat >= seats || text.empty()) {
            return fail(ErrorKind::invalid, "--with must be SEAT=BOT with a seat from 0 to {} (got {})",
                        seats - 1, support::in_quotes(whole));
        }
        if (!bots.emplace(*seat, text).second) {
            return fail(ErrorKind::invalid, "--with: seat {} is given twice", *seat);
        }
    }
    return bots;
}

// Who sits where: those that were named, and the record's house bots.
Result<std::vector<std::shared_ptr<match::Bot const>>>
find_bots(Replay const& replay, ReplayArguments const& arguments, BotFinder& finder) {
    auto const& record = replay.record;
    auto const named = TULKAS_TRY(parse_seats(arguments.with, record.seats.size()));
    std::vector<std::shared_ptr<match::Bot const>> bots;
    for (std::size_t seat = 0; seat < record.seats.size(); ++seat) {
        auto const given = named.find(seat);
        if (given == named.end() && !record.hashes[seat].empty()) {
            return fail(ErrorKind::invalid,
                        "{} on seat {} is a program, and records do not contain programs: add --with {}=FILE",
                        record.seats[seat], seat, seat);
        }
        auto bot = finder.find(given == named.end() ? record.seats[seat] : given->second, *replay.game);
        if (!bot) {
            return pass_on(bot);
        }
        bots.push_back(*std::move(bot));
    }
    return bots;
}

// Where the bots would have played something else than the record has.
struct Differences {
    std::size_t count = 0;
    std::string first;
};

Result<GameRecord> play_game(Replay const& replay, std::vector<std::shared_ptr<match::Bot const>> const& bots,
                             ReplayArguments const& arguments, Differences& differences) {
    auto const& [game, record] = replay;
    auto const setup = TULKAS_TRY(record::setup_of(*game, record));
    Interrupt const interrupt;
    runtime::Loop loop;
    int const core = runtime::usable_cores().front();
    bool const kept = runtime::keep_to_core(core);
    auto const ply = static_cast<std::ptrdiff_t>(arguments.ply.value_or(0));
    runtime::Conditions conditions{.limits = {.time = time_limits(arguments.time, game->info())},
                                   .stop = &Interrupt::wanted(),
                                   .opening = {record.moves.begin(), record.moves.begin() + ply}};
    conditions.limits.time.wall_per_game = rules::TimeControl::forever; // earlier calls are part of it
    conditions.differs = [&](std::size_t at, std::string const& now) {
        if (differences.count++ == 0) {
            differences.first = fmt::format("{} on seat {} now answers {} at ply {} instead of {}",
                                            bots[static_cast<std::size_t>(record.moves[at].seat)]->name(),
                                            record.moves[at].seat, now, at, record.moves[at].move);
        }
    };
    return match::play_match({.game = *game,
                              .setup = setup,
                              .bots = bots,
                              .loop = loop,
                              .core = kept ? std::optional(static_cast<unsigned>(core)) : std::nullopt},
                             conditions);
}

// Rules of our own are played that far; of an engine's game, the record says how long it was.
Result<void> check_ply(Replay const& replay, std::uint64_t ply) {
    if (replay.game->info().is_built_in()) {
        TULKAS_TRY(record::replay_to(*replay.game, replay.record, ply));
    } else if (ply > replay.record.moves.size()) {
        return fail(ErrorKind::invalid, "--ply must be at most {}, the length of the game (got {})",
                    replay.record.moves.size(), ply);
    }
    return {};
}

Result<void> print_game(GameRecord const& record, rules::GameInfo const& info, bool json) {
    auto const report = json ? make_json_report(info) : make_text_report(info);
    if (auto const begun = report->begin(); !begun) {
        return begun;
    }
    if (auto const added = report->add(record); !added || !json) {
        return added;
    }
    return report->end(runtime::SeriesSummary(record.seats));
}

} // namespace

Result<void> play_on(Replay replay, ReplayArguments const& arguments, rules::Registry const& games) {
    BotFinder finder(arguments.bot, games);
    if (!replay.game && arguments.engine) {
        replay.game = TULKAS_TRY(finder.find_game(*arguments.engine));
    }
    TULKAS_TRY(replay.needs_game());
    // Before anything is built: is the ply there, and do the rules come to it?
    TULKAS_TRY(check_ply(replay, arguments.ply.value_or(0)));
    auto const bots = TULKAS_TRY(find_bots(replay, arguments, finder));
    Differences differences;
    auto const record = TULKAS_TRY(play_game(replay, bots, arguments, differences));
    if (differences.count > 0) {
        print_note(fmt::format("of the {} moves before, {} would have been others: {}",
                               arguments.ply.value_or(0), differences.count, differences.first));
    }
    if (arguments.record) {
        if (auto const written = RecordFile::write(*arguments.record, record); !written) {
            return written;
        }
    }
    return print_game(record, replay.game->info(), arguments.view.json);
}

} // namespace tulkas
