// Checks a submission by the rules of its assignment.
#pragma once

#include "languages/build.hpp"
#include "pairing/rule_breach.hpp"
#include "source_rules/rules.hpp"

#include <optional>
#include <vector>

namespace source_rules {

struct Inspection {
    std::vector<pairing::RuleBreach> breaches;
    // The source cannot be read: for most it does not compile, which its build says better. If it builds all
    // the same, this is why it is refused.
    std::optional<pairing::RuleBreach> unreadable = {};
};

// In the sandbox where a rule needs it. An error is one of the machine.
[[nodiscard]] support::Result<Inspection> inspect(Rules const& rules, languages::Submission const& submission,
                                                  languages::Builder const& builder,
                                                  support::CorePermit* core = nullptr);

} // namespace source_rules
