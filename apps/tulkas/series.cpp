#include "tulkas/series.hpp"

#include "tulkas/interrupt.hpp"
#include "tulkas/output.hpp"
#include "tulkas/play_progress.hpp"
#include "tulkas/play_report.hpp"
#include "tulkas/record_file.hpp"

#include <fmt/format.h>

#include <memory>
#include <utility>

namespace tulkas {

using record::GameRecord;
using support::ErrorKind;
using support::pass_on;
using support::Result;

namespace {

// Where the games go as they come in: the screen, the summary, the record.
class Sink {
public:
    Sink(Series const& series, std::unique_ptr<PlayReport> report, std::optional<RecordFile> record)
        : m_series(series),
          m_report(std::move(report)),
          m_record(std::move(record)),
          m_summary(series.names),
          m_notes(series.logs),
          m_progress(m_summary, series.info.kind, series.plan.games()) {}

    [[nodiscard]] Result<void> begin() { return m_report->begin(); }

    [[nodiscard]] Result<void> add(int index, GameRecord const& record) {
        auto const hidden = m_progress.hide();
        auto const place = m_series.plan.game(index);
        m_summary.add(record, place.players);
        m_progress.game_ended();
        m_notes.add(record, place.round);
        if (m_series.watched) {
            m_series.watched(index, record, true);
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
    Series const& m_series;
    std::unique_ptr<PlayReport> m_report;
    std::optional<RecordFile> m_record;
    runtime::SeriesSummary m_summary;
    GameNotes m_notes;
    PlayProgress m_progress;
};

// The series itself; false when somebody stopped it.
Result<bool> play_all(Series const& series, Sink& sink) {
    auto const play_match = series.open([&] { sink.progress().move_played(); });
    bool lost_sink = false;
    auto const played = runtime::play_series(
        series.plan.games(), series.threads,
        [&](int index, runtime::SeriesThread const& thread) {
            auto watched = thread;
            if (series.watched) {
                watched.watcher = [&, index](runtime::GameSoFar const& so_far) {
                    series.watched(index, so_far.record(), false);
                };
            }
            return play_match(series.plan.game(index), watched);
        },
        [&](int index, GameRecord const& record) -> Result<runtime::Next> {
            if (auto const added = sink.add(index, record); !added) {
                lost_sink = true;
                Interrupt::wanted() = true; // nobody will hear of the games in progress
                return pass_on(added);
            }
            return runtime::Next::game;
        });
    if (!played && (lost_sink || !Interrupt::wanted())) {
        return pass_on(played);
    }
    return played.has_value();
}

Result<void> play_games(Series const& series, Sink& sink) {
    Interrupt const interrupt;
    if (auto const begun = sink.begin(); !begun) {
        return begun;
    }
    auto const all_played = TULKAS_TRY(play_all(series, sink));
    if (auto const ended = sink.end(); !ended || all_played) {
        return ended;
    }
    return support::fail(ErrorKind::unavailable, "interrupted before all {} games were played",
                         series.plan.games());
}

} // namespace

Result<void> play(Series const& series, std::optional<std::string> const& record, bool json) {
    std::optional<RecordFile> file;
    if (record) {
        auto made = TULKAS_TRY(RecordFile::create(*record));
        file = std::move(made);
    }
    Sink sink(series, json ? make_json_report(series.info) : make_text_report(series.info), std::move(file));
    return play_games(series, sink);
}

} // namespace tulkas
