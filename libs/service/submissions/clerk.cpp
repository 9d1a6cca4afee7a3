#include "submissions/clerk.hpp"

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

Result<SubmissionId> submission_of(queue::Task const& task) {
    auto const what = TULKAS_TRY(support::parse_json(task.what));
    auto const* const id = what.is_object() ? what.get_object().if_contains("submission") : nullptr;
    return id != nullptr && id->is_int64() ? Result<SubmissionId>(id->get_int64())
                                           : fail(ErrorKind::invalid, "no submission is named");
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
                    }
                }};
}

Result<queue::Completion> Clerk::run(queue::Task const& task) {
    auto const id = TULKAS_TRY(submission_of(task));
    auto const version = m_submissions.find(id);
    if (!version || !*version) {
        return version ? fail(ErrorKind::not_found, "there is no submission {}", id)
                       : Result<queue::Completion>(pass_on(version));
    }
    auto const bot = TULKAS_TRY(m_submissions.find_bot((*version)->bot));
    auto const game = TULKAS_TRY(find_game(bot->game));
    auto const order = TULKAS_TRY(order_of(**version, *bot, *game));
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
    m_verdicts.at({verdict->is_accepted ? "accepted" : "rejected", storage::to_text(reached)}).add();
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
    if (m_with.follow_games) {
        TULKAS_TRY(m_with.follow_games());
    }
    return m_with.games.find(name);
}

Result<Order> Clerk::order_of(storage::Version const& version, storage::StoredBot const& bot,
                              rules::Game const& game) {
    auto terms = bot.contest != storage::no_contest && m_with.hooks.terms
                     ? m_with.hooks.terms(bot.contest, game)
                     : standard_terms(game, m_with.standards);
    if (!terms) {
        return pass_on(terms);
    }
    auto source = TULKAS_TRY(m_contents.get(version.source));
    return Order{.game = game,
                 .terms = *std::move(terms),
                 .file = {.name = version.file_name, .content = std::move(source)},
                 .player = bot.owner_name,
                 .seed = support::derive_seed(static_cast<std::uint64_t>(version.id), 0),
                 .name = version.name.empty() ? std::nullopt : std::optional(version.name),
                 // Who takes part in a contest is its organiser's to know.
                 .default_name =
                     bot.contest == storage::no_contest ? std::optional(bot.owner_name) : std::nullopt,
                 .check_nickname = [this, owner = bot.owner, game = bot.game](std::string const& nickname) {
                     return check_nickname(nickname, owner, game);
                 }};
}

// Names of accounts have no blanks, so somebody who pretends to be one writes another sign, or none.
Result<void> Clerk::check_nickname(std::string const& nickname, support::AccountId owner,
                                   std::string const& game) {
    auto const read = support::as_read(nickname);
    for (std::string_view const sign : {" ", "", "_", "-", "."}) {
        auto const account = TULKAS_TRY(
            storage::Accounts(m_with.database).find_by_name(boost::replace_all_copy(read, " ", sign)));
        if (account && account->id != owner) {
            return fail(ErrorKind::refused, "the nickname {} is another person's name here; choose another",
                        support::in_quotes(nickname));
        }
    }
    auto const bearer = TULKAS_TRY(m_submissions.find_bearer(nickname, game));
    return bearer && *bearer != owner
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
    return !written || is_open ? written
                               : fail(ErrorKind::conflict, "submission {} is not open any more", id);
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
    storage::Judgement const judgement{.state = verdict.is_accepted ? SubmissionState::accepted
                                                                    : SubmissionState::rejected,
                                       .language = verdict.language,
                                       .nickname = verdict.nickname,
                                       .why = verdict.why,
                                       .text = verdict.text,
                                       .report = report,
                                       .build_output = verdict.build_output};
    return [id, judgement, now = m_with.now()](storage::Transaction& transaction) {
        storage::Submissions::finish(transaction, id, judgement, now);
        storage::Submissions::say(transaction, id, verdict_event(judgement.state, judgement.why, now));
    };
}

} // namespace submissions
