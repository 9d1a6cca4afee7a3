// Which rules can be checked in which language.
#pragma once

#include "languages/languages.hpp"
#include "source_rules/rules.hpp"

#include <string>
#include <vector>

namespace source_rules {

// Of the rules that are asked, those that cannot be checked in the language: {"no_printing"}.
[[nodiscard]] std::vector<std::string> unchecked(Rules const& rules, languages::Language const& language);
// Whether any of them needs an outline.
[[nodiscard]] bool needs_outline(Rules const& rules);

// For who writes an assignment that takes these languages, or all where none is named. invalid: a rule cannot
// be checked in one of them.
[[nodiscard]] support::Result<void> check_coverage(Rules const& rules, std::vector<std::string> const& names,
                                                   languages::Languages const& languages);

} // namespace source_rules
