#include "worker/duties.hpp"

#include "league/game_piece.hpp"
#include "league/remote_game.hpp"
#include "league/repeat_games.hpp"
#include "packages/inspector.hpp"
#include "packages/remote_trial.hpp"
#include "pairing/judge_report.hpp"
#include "queue/levels.hpp"
#include "record/text.hpp"
#include "sandbox/level.hpp"
#include "submissions/clerk.hpp"
#include "submissions/live_output.hpp"
#include "submissions/remote_judge.hpp"

namespace worker {

using queue::Completion;
using queue::Task;
using storage::SubmissionState;
using support::ErrorKind;
using support::fail;
using support::JsonObject;
using support::pass_on;
using support::Result;

Duties::Duties(RemoteSource& source, match::Workshop& workshop, rules::Registry& games)
    : m_source(source),
      m_workshop(workshop),
      m_games(games),
      m_stock(source, workshop, games),
      m_judge(workshop, games),
      m_live(source) {}

queue::Handlers Duties::all() {
    auto const judges = [this](Task const& task, JsonObject const& order) { return judge(task, order); };
    auto const tries = [this](Task const& task, JsonObject const& order) { return try_game(task, order); };
    return queue::with_level({{league::tournament_work, handler(games_of("tournament"))},
                              {league::ladder_work, handler(games_of("ladder"))},
                              {league::repeat_work, handler(games_of("repeat"))},
                              {submissions::judge_kind, handler(judges)},
                              {packages::check_kind, handler(tries)}},
                             sandbox::requirement_of(m_workshop.level()));
}

Duties::Duty Duties::games_of(char const* kind) {
    return [this, kind](Task const& task, JsonObject const& order) { return play(kind, task, order); };
}

queue::Handler Duties::handler(Duty duty) {
    return {.run = [this, duty = std::move(duty)](Task const& task) -> Result<Completion> {
                auto const order = TULKAS_TRY(support::parse_json(task.what));
                if (!order.is_object()) {
                    return fail(ErrorKind::unavailable, "an order is an object");
                }
                m_stock.know(task.id, TULKAS_TRY(fleet::materials_in(order.get_object())));
                auto report = duty(task, order.get_object());
                if (!report) {
                    return pass_on(report);
                }
                m_source.keep(task.id, *std::move(report));
                return Completion([](storage::Transaction&) {}); // it is the arena that writes
            },
            .ended = [this](Task const& task) { m_stock.forget(task.id); }};
}

Duties::Report Duties::play(char const* kind, Task const& task, JsonObject const& order) {
    auto const* const match = TULKAS_TRY(fleet::object_member(order, "match"));
    auto const plan = TULKAS_TRY(league::match_plan_from_json(*match));
    league::MatchDependencies const dependencies{
        .games = m_games,
        .find_bot = [this](league::Entrant const& entrant, rules::Game const&, support::CorePermit* core) {
            return m_stock.bot(entrant.version.value_or(0), entrant.name, core);
        }};
    LiveGames::Played const played(m_live, task.id);
    auto const record = TULKAS_TRY(league::play(plan, dependencies, task.stop, task.core, played.watcher()));
    m_counts.add(kind, record);
    return league::remote_report(record);
}

Duties::Report Duties::judge(Task const& task, JsonObject const& order) {
    auto known = TULKAS_TRY(submissions::order_from(order, m_games));
    auto const materials = TULKAS_TRY(fleet::materials_in(order));
    if (materials.sources.empty()) {
        return fail(ErrorKind::unavailable, "the order names no source");
    }
    auto const source = TULKAS_TRY(m_stock.source(materials.sources.front().version));
    known.order.file.content = source.content;
    auto const tell = [&](JsonObject event) { return m_source.tell(task.id, std::move(event)); };
    known.order.check_nickname = [&](std::string const& nickname) { return tell({{"nickname", nickname}}); };
    // Whether it is still wanted is asked at the next stage.
    submissions::LiveOutput output(
        [&](std::string const& lines) { [[maybe_unused]] auto const said = tell({{"output", lines}}); });
    submissions::JudgeListener const listener{
        .entered = [&](SubmissionState stage) { return tell({{"stage", storage::to_text(stage)}}); },
        .printed = [&](std::string_view text) { output.add(text); },
        .played =
            [&](pairing::Qualification const& qualification) {
                m_counts.add("qualification", qualification.records().back());
                return tell({{"game", record::to_text(qualification.records().back())}});
            }};
    auto const findings = TULKAS_TRY(m_judge.examine(known.order, listener, task.stop, task.core));
    return submissions::to_json(findings);
}

Duties::Report Duties::try_game(Task const& task, JsonObject const& order) {
    auto const materials = TULKAS_TRY(fleet::materials_in(order));
    if (!materials.package) {
        return fail(ErrorKind::unavailable, "the order names no package");
    }
    auto const archive = TULKAS_TRY(m_stock.fetch(task.id, materials.package->content));
    auto package = packages::unpack_package(archive);
    if (!package) {
        return fail(ErrorKind::unavailable, "{}", package.error().message);
    }
    packages::TrialSettings settings;
    settings.stop = &task.stop;
    settings.core = task.core;
    auto const outcome = TULKAS_TRY(packages::try_out(*std::move(package), m_workshop, settings));
    return packages::to_json(outcome);
}

void Duties::write_metrics(metrics::Page& page) const {
    m_counts.write(page);
    m_workshop.launcher().write_metrics(page);
}

} // namespace worker
