// Bots that are programs: source files, directories with a manifest, executables.
#pragma once

#include "languages/submission.hpp"
#include "match/bot.hpp"
#include "match/workshop.hpp"
#include "pairing/judge_report.hpp"
#include "source_rules/rules.hpp"
#include "support/result.hpp"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

namespace match {

// What was done to a submission's files, for its author.
using Warn = std::function<void(std::string const& warning)>;

// Refuses nicknames that pretend to be one of the game's house bots.
[[nodiscard]] support::Result<void> check_nickname(std::string const& nickname, rules::Game const& game);

// What is asked of a program besides that it plays.
struct ProgramTerms {
    languages::SubmissionRules files = {};
    std::vector<std::string> languages = {}; // all without any
    source_rules::Rules source = {};
};

// Not one of the languages that are taken.
[[nodiscard]] std::optional<pairing::Rejection> wrong_language(std::vector<std::string> const& taken,
                                                               languages::Language const& language);

using BotOrRejection = std::variant<std::shared_ptr<Bot const>, pairing::Rejection>;

// Checks and builds what is handed in: a bot that can be started as often as wanted, or why there is none,
// for its author. An error is none of the author's. The workshop outlives the bot.
[[nodiscard]] support::Result<BotOrRejection> make_program_bot(std::filesystem::path const& path,
                                                               Workshop& workshop,
                                                               ProgramTerms const& terms = {},
                                                               Warn const& warn = {});
// The same for a submission that was checked. The compiler's output is passed on while it builds; the core is
// given back while it sleeps.
[[nodiscard]] support::Result<BotOrRejection> make_program_bot(languages::Submission const& submission,
                                                               Workshop& workshop,
                                                               sandbox::Heard const& heard = {},
                                                               support::CorePermit* core = nullptr);

// The same, unless its build says that it does not answer what the game asks first: then why it is rejected.
[[nodiscard]] BotOrRejection fitting(BotOrRejection bot, rules::Game const& game);

} // namespace match
