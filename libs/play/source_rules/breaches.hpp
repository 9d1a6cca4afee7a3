// Which rules a submission breaks, and where: a pure function of the rules, the files and the outline.
#pragma once

#include "languages/submission.hpp"
#include "pairing/judge_report.hpp"
#include "pairing/rule_breach.hpp"
#include "source_rules/outline.hpp"
#include "source_rules/rules.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace source_rules {

// Of the rules that need no outline: names, number and size of the files.
[[nodiscard]] std::vector<pairing::RuleBreach> breaches_by_files(Rules const& rules,
                                                                 languages::Submission const& submission);
// Of the others. The recipe says what breaks a rule by being used.
[[nodiscard]] std::vector<pairing::RuleBreach>
breaches_by_outline(Rules const& rules, languages::Submission const& submission, Outline const& outline);

// "*" and "?" in the pattern stand for anything, and for any one byte.
[[nodiscard]] bool matches(std::string_view pattern, std::string_view text);
// Whether a name is this one, or within it: java.util.List is within java.util.
[[nodiscard]] bool is_within(std::string_view name, std::string_view whole);

// "Otter.java:7: System.out prints; write to the log of the bot instead": for the author.
[[nodiscard]] std::string words_of(pairing::RuleBreach const& breach);
// There is at least one.
[[nodiscard]] pairing::Rejection rejection_of(std::vector<pairing::RuleBreach> breaches);

} // namespace source_rules
