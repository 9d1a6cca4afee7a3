#include "submissions/clerk.hpp"

#include "fleet/reported_text.hpp"
#include "storage/accounts.hpp"
#include "submissions/events.hpp"
#include "submissions/live_output.hpp"
#include "support/digest.hpp"
#include "support/lookalikes.hpp"
#include "support/random.hpp"
#include "support/text.hpp"

#include <boost/algorithm/string/replace.hpp>

namespace submissions {

using storage::SubmissionState;
using support::ErrorKind;
using support::fail;
using support::pass_on;
using support::Result;
using support::SubmissionId;

namespace {

constexpr int events_at_once = 200;
constexpr char const* our_fault =
    "the judge itself failed, which is no fault of this submission; the administrator has been told";

SubmissionState state_of(Verdict const& verdict) {
    return verdict.is_accepted        ? SubmissionState::accepted
           : verdict.breaches.empty() ? SubmissionState::rejected
                                      : SubmissionState::refused;
}

Result<SubmissionId> submission_of(queue::Task const& task) {
    auto const what = TULKAS_TRY(support::parse_json(task.what));
    auto const* const id = what.is_object() ? what.get_object().if_contains("submission") : nullptr;
    return id != nullptr && id->is_int64() ? Result<SubmissionId>(id->get_int64())
                                           : fail(ErrorKind::invalid, "name a submission");
}

// The records were kept one by one (see keep_game): the report names them.
Result<std::string> keep_report(storage::Contents& contents, support::JsonObject report) {
    for (auto& match : report.at("matches").as_array()) {
        auto& record = match.as_object().at("record");
        record = support::sha256(record.as_string());
    }
    return contents.put(support::to_text(report));
}

} // namespace

live::Feed::Read read_events(storage::Database& database) {
    return [&database](live::Topic id, std::int64_t after) -> Result<std::vector<live::Saying>> {
        auto const events = TULKAS_TRY(storage::Submissions(database).events(id, after, events_at_once));
        std::vector<live::Saying> sayings;
        for (auto const& event : events) {
            auto const text = TULKAS_TRY(told(event));
            sayings.push_back({event.number, support::to_text(text)});
        }
        return sayings;
    };
}

Clerk::Clerk(Dependencies dependencies)
    : m_with(std::move(dependencies)),
      m_judge(m_with.workshop, m_with.games),
      m_submissions(m_with.database),
      m_contents(m_with.database) {}

queue::Handler Clerk::handler() {
    return {.run = [this](queue::Task const& task) { return run(task); },
            .give_up =
                [this](storage::Transaction& transaction, queue::Task const& task, support::Error const&) {
                    m_verdicts.at({"failed", ""}).add();
                    if (auto const id = submission_of(task)) {
                        auto const now = m_with.now();
                        storage::Submissions::finish(
                            transaction, *id, {.state = SubmissionState::failed, .why = our_fault}, now);
                        storage::Submissions::say(transaction, *id,
                                                  verdict_event(SubmissionState::failed, our_fault, now));
                    }
                },
            .ended =
                [this](queue::Task const& task) {
                    if (auto const id = submission_of(task)) {
                        tell_news(*id);
                        std::lock_guard const lock(m_mutex);
                        m_told.erase(*id);
                    }
                },
            .order = [this](queue::Task const& task) { return order_elsewhere(task); },
            .accept = [this](queue::Task const& task,
                             support::JsonObject const& report) { return accept(task, report); },
            .engine_of_check = [this](queue::Task const& task) { return uploaded_game_of(task); },
            .hear = [this](queue::Task const& task,
                           support::JsonObject const& event) { return hear(task, event); }};
}

Result<Clerk::Case> Clerk::case_of(queue::Task const& task) {
    auto const id = TULKAS_TRY(submission_of(task));
    auto version = TULKAS_TRY(m_submissions.find(id));
    if (!version) {
        return fail(ErrorKind::not_found, "there is no submission {}", id);
    }
    auto bot = TULKAS_TRY(m_submissions.find_bot(version->bot));
    auto game = TULKAS_TRY(find_game(bot->game));
    return Case{.version = *std::move(version), .bot = *std::move(bot), .game = std::move(game)};
}

Result<queue::Completion> Clerk::run(queue::Task const& task) {
    auto const judged = TULKAS_TRY(case_of(task));
    auto const id = judged.version.id;
    auto order = TULKAS_TRY(order_of(judged));
    order.file.content = TULKAS_TRY(m_contents.get(judged.version.source));
    // Whether it is still wanted is asked at the next stage.
    LiveOutput output([&](std::string const& lines) {
        [[maybe_unused]] auto const said =
            say(id, SubmissionState::building, output_event(lines, m_with.now()));
    });
    auto reached = SubmissionState::checking;
    JudgeListener const listener{
        .entered =
            [&](SubmissionState stage) {
                reached = stage;
                return say(id, stage, stage_event(stage, m_with.now()));
            },
        .printed = [&](std::string_view text) { output.add(text); },
        .played = [&](pairing::Qualification const& qualification) { return keep_game(id, qualification); }};
    auto verdict = m_judge.judge(order, listener, task.stop, task.core);
    if (!verdict) {
        return pass_on(verdict);
    }
    m_verdicts.at({storage::to_text(state_of(*verdict)), storage::to_text(reached)}).add();
    return complete(id, *std::move(verdict));
}

void Clerk::write_metrics(metrics::Page& page) const {
    page.counters({"tulkas_submissions_judged_total",
                   "Submissions judged here, by verdict and the stage at which it fell."},
                  {"verdict", "stage"}, m_verdicts);
}

void Clerk::tell_news(SubmissionId id) const {
    if (m_with.news) {
        m_with.news(id);
    }
}

Result<std::shared_ptr<rules::Game const>> Clerk::find_game(std::string const& name) {
    // Following may build other games, which those that are built in do not wait for.
    if (auto known = m_with.games.find(name); known && (*known)->info().is_built_in()) {
        return known;
    }
    if (m_with.follow_games) {
        TULKAS_TRY(m_with.follow_games());
    }
    return m_with.games.find(name);
}

Result<std::string> Clerk::uploaded_game_of(queue::Task const& task) {
    auto const id = TULKAS_TRY(submission_of(task));
    auto const version = TULKAS_TRY(m_submissions.find(id));
    if (!version) {
        return fail(ErrorKind::not_found, "there is no submission {}", id);
    }
    auto const bot = TULKAS_TRY(m_submissions.find_bot(version->bot));
    auto const game = TULKAS_TRY(m_with.games.find(bot->game));
    return game->info().is_built_in() ? std::string() : bot->game;
}

Result<Order> Clerk::order_of(Case const& judged) {
    auto const& [version, bot, known_game] = judged;
    auto const& game = *known_game;
    auto terms = bot.contest != storage::no_contest && m_with.hooks.terms
                     ? m_with.hooks.terms(bot.contest, game)
                     : standard_terms(game, m_with.standards);
    if (!terms) {
        return pass_on(terms);
    }
    return Order{.game = game,
                 .terms = *std::move(terms),
                 .file = {.name = version.file_name, .content = {}},
                 .player = bot.holder(),
                 .seed = support::derive_seed(static_cast<std::uint64_t>(version.id), 0),
                 .name = version.name.empty() ? std::nullopt : std::optional(version.name),
                 // Who takes part in a contest is its organiser's to know.
                 .default_name =
                     bot.contest == storage::no_contest ? std::optional(bot.owner_name) : std::nullopt,
                 .check_nickname = [this, its = bot, author = version.author](std::string const& nickname) {
                     return check_nickname(nickname, its, author);
                 }};
}

Result<queue::Order> Clerk::order_elsewhere(queue::Task const& task) {
    auto const judged = TULKAS_TRY(case_of(task));
    auto const order = TULKAS_TRY(order_of(judged));
    fleet::Materials materials{.sources = {{.version = judged.version.id,
                                            .file = judged.version.file_name,
                                            .content = judged.version.source}}};
    auto const& info = judged.game->info();
    if (!info.is_built_in()) {
        materials.package = TULKAS_TRY(fleet::find_package(m_with.database, info.name, info.version));
    }
    return remote_order(order, materials);
}

Result<queue::Completion> Clerk::accept(queue::Task const& task, support::JsonObject const& report) {
    auto const judged = TULKAS_TRY(case_of(task));
    auto const order = TULKAS_TRY(order_of(judged));
    auto findings = TULKAS_TRY(findings_from(report, order, {.core = task.core, .stop = &task.stop}));
    if (findings.nickname == nameless) {
        findings.nickname = order.default_name.value_or("");
    } else if (!findings.rejection) {
        if (auto const allowed = order.check_nickname(findings.nickname); !allowed) {
            findings = {.language = findings.language,
                        .nickname = {},
                        .framework = {},
                        .rejection = pairing::Rejection{.why = allowed.error().message, .messages = {}},
                        .build_output = {}};
        }
    }
    TULKAS_TRY(tell_games(judged, order, findings.records));
    auto verdict = TULKAS_TRY(Judge::verdict(order, findings, m_with.games));
    auto const reached = findings.rejection ? SubmissionState::building : SubmissionState::qualifying;
    m_verdicts.at({storage::to_text(state_of(verdict)), storage::to_text(reached)}).add();
    return complete(judged.version.id, std::move(verdict));
}

// What nobody was told while they were played, because the server was not there.
Result<void> Clerk::tell_games(Case const& judged, Order const& order,
                               std::vector<record::GameRecord> const& records) {
    auto const id = judged.version.id;
    auto const told = [&]() -> std::ptrdiff_t {
        std::lock_guard const lock(m_mutex);
        auto const known = m_told.find(id);
        return known == m_told.end() || !known->second.games ? 0 : std::ssize(known->second.games->records());
    }();
    auto qualification = qualification_of(order);
    for (auto const& record : records) {
        qualification.add(record);
        if (std::ssize(qualification.records()) > told) {
            TULKAS_TRY(keep_game(id, qualification));
        }
    }
    return {};
}

Result<void> Clerk::hear(queue::Task const& task, support::JsonObject const& event) {
    auto const id = TULKAS_TRY(submission_of(task));
    if (auto const* const stage = event.if_contains("stage"); stage != nullptr && stage->is_string()) {
        auto const state = storage::state_from_text<SubmissionState>(std::string(stage->get_string()));
        bool const is_stage = state == SubmissionState::checking || state == SubmissionState::building ||
                              state == SubmissionState::qualifying;
        return is_stage ? hear_stage(task, *state) : fail(ErrorKind::invalid, "there is no such stage");
    }
    if (auto const* const lines = event.if_contains("output"); lines != nullptr && lines->is_string()) {
        return hear_output(id, lines->get_string());
    }
    auto const judged = TULKAS_TRY(case_of(task));
    if (auto const* const name = event.if_contains("nickname"); name != nullptr && name->is_string()) {
        return check_nickname(std::string(name->get_string()), judged.bot, judged.version.author);
    }
    auto const* const record = event.if_contains("game");
    return record != nullptr && record->is_string()
               ? hear_game(judged, record->get_string())
               : fail(ErrorKind::invalid, "an event is a stage, an output, a nickname or a game");
}

Clerk::Told* Clerk::told_of(SubmissionId id) {
    constexpr std::size_t most_told = 1000;
    auto const known = m_told.find(id);
    if (known != m_told.end()) {
        return &known->second;
    }
    return m_told.size() < most_told ? &m_told[id] : nullptr;
}

// A worker that says more than an honest one is not heard any more: all of it is stored.
Result<void> Clerk::hear_output(SubmissionId id, std::string_view lines) {
    constexpr std::size_t most_output = 10 * LiveOutput::most_told; // it may be begun anew
    auto const text = fleet::reported_output(lines);
    {
        std::lock_guard const lock(m_mutex);
        auto* const told = told_of(id);
        if (told == nullptr || told->output + text.size() > most_output) {
            return {};
        }
        told->output += text.size();
    }
    return say(id, SubmissionState::building, output_event(text, m_with.now()));
}

Result<void> Clerk::hear_stage(queue::Task const& task, SubmissionState stage) {
    constexpr int most_stages = 30; // there are three, and it may be begun anew
    auto const judged = TULKAS_TRY(case_of(task));
    auto const order = TULKAS_TRY(order_of(judged));
    auto const id = judged.version.id;
    {
        std::lock_guard const lock(m_mutex);
        auto* const told = told_of(id);
        if (told == nullptr || ++told->stages > most_stages) {
            return {};
        }
        told->games.reset();
        if (stage == SubmissionState::qualifying) {
            told->games = qualification_of(order);
        }
    }
    return say(id, stage, stage_event(stage, m_with.now()));
}

// For those who watch. All games are in the report, where they are checked.
Result<void> Clerk::hear_game(Case const& judged, std::string_view text) {
    auto const order = TULKAS_TRY(order_of(judged));
    auto const id = judged.version.id;
    std::unique_lock lock(m_mutex);
    auto const told = m_told.find(id);
    if (told == m_told.end() || !told->second.games ||
        told->second.games->is_over()) { // the server was started meanwhile
        return {};
    }
    auto& games = *told->second.games;
    auto const number = static_cast<int>(games.records().size());
    games.add(TULKAS_TRY(game_from(text, number, order)));
    auto const qualification = games;
    lock.unlock();
    return keep_game(id, qualification);
}

// Names of accounts have no blanks, so somebody who pretends to be one writes another sign, or none.
Result<void> Clerk::check_nickname(std::string const& nickname, storage::StoredBot const& bot,
                                   std::optional<support::AccountId> author) {
    auto const is_theirs = [&](support::AccountId account) {
        return account == bot.owner || account == author;
    };
    auto const read = support::as_read(nickname);
    for (std::string_view const sign : {" ", "", "_", "-", "."}) {
        auto const account = TULKAS_TRY(
            storage::Accounts(m_with.database).find_by_name(boost::replace_all_copy(read, " ", sign)));
        if (account && !is_theirs(account->id)) {
            return fail(ErrorKind::refused, "the nickname {} is another person's name here; choose another",
                        support::in_quotes(nickname));
        }
    }
    auto const bearer = TULKAS_TRY(m_submissions.find_bearer(nickname, bot.game));
    return bearer && !is_theirs(*bearer)
               ? fail(ErrorKind::refused, "another author's bot is called {}; choose another nickname",
                      support::in_quotes(nickname))
               : Result<void>();
}

Result<void> Clerk::say(SubmissionId id, SubmissionState stage, std::string const& event) {
    return say(id, stage, [&](storage::Transaction&) { return event; });
}

Result<void> Clerk::say(SubmissionId id, SubmissionState stage, MakeEvent const& make) {
    bool is_open = false;
    auto const written = m_with.database.write([&](storage::Transaction& transaction) {
        is_open = storage::Submissions::enter(transaction, id, stage);
        if (is_open) {
            storage::Submissions::say(transaction, id, make(transaction));
        }
    });
    tell_news(id);
    return !written || is_open ? written : fail(ErrorKind::conflict, "submission {} is no longer open", id);
}

Result<void> Clerk::keep_game(SubmissionId id, pairing::Qualification const& qualification) {
    auto const number = static_cast<int>(qualification.records().size()) - 1;
    if (m_with.counts != nullptr) {
        m_with.counts->add("qualification", qualification.records().back());
    }
    auto const record = pairing::match_record(qualification, number);
    return say(id, SubmissionState::qualifying, [&](storage::Transaction& transaction) {
        auto const key = storage::Submissions::keep_game(transaction, id, record);
        return game_event(qualification, key, m_with.now());
    });
}

Result<queue::Completion> Clerk::complete(SubmissionId id, Verdict verdict) {
    auto const report = TULKAS_TRY(keep_report(m_contents, std::move(verdict.report)));
    storage::Judgement const judgement{.state = state_of(verdict),
                                       .language = verdict.language,
                                       .nickname = verdict.nickname,
                                       .why = verdict.why,
                                       .text = verdict.text,
                                       .report = report,
                                       .build_output = verdict.build_output};
    return [id, judgement, breaches = std::move(verdict.breaches),
            now = m_with.now()](storage::Transaction& transaction) {
        storage::Submissions::finish(transaction, id, judgement, now);
        storage::Submissions::say(transaction, id,
                                  verdict_event(judgement.state, judgement.why, now, breaches));
    };
}

} // namespace submissions
