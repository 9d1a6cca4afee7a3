// `tulkas play`: plays games between bots.
#include "matches/tables.hpp"
#include "runtime/series.hpp"
#include "tulkas/commands.hpp"
#include "tulkas/interrupt.hpp"
#include "tulkas/output.hpp"
#include "tulkas/play_progress.hpp"
#include "tulkas/play_report.hpp"
#include "tulkas/play_setup.hpp"
#include "tulkas/record_file.hpp"

#include <fmt/format.h>

#include <memory>
#include <optional>
#include <utility>

namespace tulkas {

using runtime::GameRecord;
using support::ErrorKind;
using support::pass_on;
using support::Result;

namespace {

// Where the games go as they come in: the screen, the summary, the record.
class Sink {
public:
    Sink(PlaySetup const& setup, std::unique_ptr<PlayReport> report, std::optional<RecordFile> record)
        : m_setup(setup),
          m_report(std::move(report)),
          m_record(std::move(record)),
          m_summary(setup.names()),
          m_progress(m_summary, setup.start.game->info().kind, setup.plan.games()) {}

    [[nodiscard]] Result<void> begin() { return m_report->begin(); }

    [[nodiscard]] Result<void> add(int index, GameRecord const& record) {
        auto const hidden = m_progress.hide();
        auto const place = m_setup.plan.game(index);
        m_summary.add(record, place.players);
        m_progress.game_ended();
        if (record.blame) {
            auto const seat = static_cast<std::size_t>(record.blame->seat);
            print_note(fmt::format("game {}: {} on seat {} loses: {}", place.round, record.seats[seat], seat,
                                   record.blame->why));
        }
        if (m_record) {
            if (auto const kept = m_record->add(record); !kept) {
                return kept;
            }
        }
        return m_report->add(record);
    }

    [[nodiscard]] Result<void> end() {
        auto const hidden = m_progress.hide();
        if (m_record) {
            if (auto const closed = m_record->close(); !closed) {
                return closed;
            }
        }
        auto const ended = m_report->end(m_summary);
        if (ended && notes_go_to_terminal()) {
            print_note(m_progress.closing_line());
        }
        return ended;
    }

    [[nodiscard]] PlayProgress& progress() { return m_progress; }

private:
    PlaySetup const& m_setup;
    std::unique_ptr<PlayReport> m_report;
    std::optional<RecordFile> m_record;
    runtime::SeriesSummary m_summary;
    PlayProgress m_progress;
};

// The series itself; false when somebody stopped it.
Result<bool> play_series(PlaySetup const& setup, Sink& sink) {
    matches::Hall const hall{.game = *setup.start.game,
                             .setup = setup.start.setup,
                             .bots = setup.bots,
                             .time = setup.time,
                             .threads = setup.threads,
                             .stop = Interrupt::wanted(),
                             .after_move = [&] { sink.progress().move_played(); }};
    matches::Tables tables(hall);
    bool lost_sink = false;
    auto const played = runtime::play_series(
        setup.plan.games(), setup.threads,
        [&](int index, runtime::Worker const& worker) {
            auto const game = setup.plan.game(index);
            return tables.play(game.players, game.seed, worker);
        },
        [&](int index, GameRecord const& record) {
            auto added = sink.add(index, record);
            if (!added) {
                lost_sink = true;
                Interrupt::wanted() = true; // nobody will hear of the games in progress
            }
            return added;
        });
    if (!played && (lost_sink || !Interrupt::wanted())) {
        return pass_on(played);
    }
    return played.has_value();
}

Result<void> play_games(PlaySetup const& setup, Sink& sink) {
    Interrupt const interrupt;
    if (auto const begun = sink.begin(); !begun) {
        return begun;
    }
    auto const all_played = play_series(setup, sink);
    if (!all_played) {
        return pass_on(all_played);
    }
    if (auto const ended = sink.end(); !ended || *all_played) {
        return ended;
    }
    return support::fail(ErrorKind::unavailable, "interrupted before all {} games were played",
                         setup.plan.games());
}

Result<void> play(PlayArguments const& arguments, rules::Registry const& games) {
    auto const setup = PlaySetup::create(arguments, games);
    if (!setup) {
        return pass_on(setup);
    }
    std::optional<RecordFile> record;
    if (arguments.record) {
        auto file = RecordFile::create(*arguments.record);
        if (!file) {
            return pass_on(file);
        }
        record = *std::move(file);
    }
    auto const& info = setup->start.game->info();
    Sink sink(*setup, arguments.json ? make_json_report(info) : make_text_report(info), std::move(record));
    return play_games(*setup, sink);
}

} // namespace

void add_play(CommandLine& program, rules::Registry const& games) {
    auto command = program.add("play", "play games between bots");
    auto const arguments = std::make_shared<PlayArguments>();
    add_play_arguments(command, *arguments);
    command.action([arguments, &games] { return play(*arguments, games); });
}

} // namespace tulkas
