// Judges one submission: checks, build, qualification, verdict.
//
// It knows no database and no network: who wants to know how it goes is called on the way. What is wrong with
// the submission is a verdict; an error is a fault of ours.
#pragma once

#include "languages/submission.hpp"
#include "match/bot.hpp"
#include "match/workshop.hpp"
#include "pairing/judge_report.hpp"
#include "rules/registry.hpp"
#include "sandbox/run.hpp"
#include "storage/states.hpp"
#include "submissions/terms.hpp"
#include "support/json.hpp"

#include <atomic>
#include <functional>
#include <optional>
#include <string>

namespace submissions {

struct Order {
    rules::Game const& game;
    Terms terms;
    languages::SourceFile file;
    std::string player; // how the author is called in the report
    std::uint64_t seed = 0;
    std::optional<std::string> name = {};         // of the bot, as its author wants it
    std::optional<std::string> default_name = {}; // where neither the author nor the files say one
    // Why the author may not be called that, besides house bots; nothing: they may.
    std::function<support::Result<void>(std::string const& nickname)> check_nickname = {};
};

struct Verdict {
    bool is_accepted = false;
    // Its source breaks rules of its assignment: it is no attempt.
    std::vector<pairing::RuleBreach> breaches = {};
    std::string language = {}; // "" if it is not known
    std::string nickname = {};
    std::string why = {};          // it is not accepted
    std::string text = {};         // the report as it has always been
    std::string build_output = {}; // of the compiler: errors, or warnings
    support::JsonObject report = {};
};

// What was found out about a submission. The verdict follows from it.
struct Findings {
    std::string language; // "" if it is not known
    std::string nickname;
    std::string framework; // for which it was written, where that is not the SDK's own
    std::optional<pairing::Rejection> rejection = {}; // it never came to play
    std::string build_output;
    std::vector<record::GameRecord> records = {};
};

struct JudgeListener {
    // It is checking, building or qualifying now.
    std::function<support::Result<void>(storage::SubmissionState stage)> entered;
    // The compiler has said something; it may be cut in the middle of a line.
    sandbox::Heard printed;
    // The last game of the qualification has ended.
    std::function<support::Result<void>(pairing::Qualification const&)> played;
};

// What the submission has to achieve.
[[nodiscard]] pairing::Qualification qualification_of(Order const& order);

class Judge {
public:
    // Both outlive it.
    Judge(match::Workshop& workshop, rules::Registry const& games) : m_workshop(workshop), m_games(games) {}

    // Setting `stop` ends it soon, with an error. The core is given back while a bot sleeps.
    [[nodiscard]] support::Result<Verdict> judge(Order const& order, JudgeListener const& listener,
                                                 std::atomic<bool>& stop,
                                                 support::CorePermit* core = nullptr) const;
    // The two halves of it: the first needs the sandbox, the second nothing.
    [[nodiscard]] support::Result<Findings> examine(Order const& order, JudgeListener const& listener,
                                                    std::atomic<bool>& stop,
                                                    support::CorePermit* core = nullptr) const;
    [[nodiscard]] static support::Result<Verdict> verdict(Order const& order, Findings const& findings,
                                                          rules::Registry const& games);

private:
    using Bots = std::vector<std::shared_ptr<match::Bot const>>;
    [[nodiscard]] static support::Result<std::vector<record::GameRecord>>
    qualify(Order const& order, Bots const& bots, JudgeListener const& listener, std::atomic<bool>& stop,
            support::CorePermit* core);

    match::Workshop& m_workshop;
    rules::Registry const& m_games;
};

} // namespace submissions
