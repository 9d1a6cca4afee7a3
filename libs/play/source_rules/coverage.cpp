#include "source_rules/coverage.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace source_rules {

using languages::Language;
using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

struct Asked {
    bool is_asked;
    char const* rule;    // in the terms
    char const* outline; // what the outline must tell
    bool is_use;
};

std::vector<Asked> asked_of_outline(Rules const& rules) {
    return {{!rules.class_name.empty(), "class_name", "class_name", false},
            {rules.no_package, "no_package", "package", false},
            {rules.no_printing, "no_printing", "printing", true},
            {rules.no_files, "no_files", "files", true},
            {rules.no_threads, "no_threads", "threads", true},
            {!rules.forbidden_imports.empty(), "forbidden_imports", "imports", false},
            {rules.documentation != Documentation::none, "documentation", "documentation", false}};
}

bool tells(Language const& language, Asked const& asked) {
    if (!language.outline) {
        return false;
    }
    auto const& [recipe, extensions, rules, uses] = *language.outline;
    return asked.is_use ? uses.contains(asked.outline)
                        : std::ranges::find(rules, asked.outline) != rules.end();
}

} // namespace

std::vector<std::string> unchecked(Rules const& rules, Language const& language) {
    std::vector<std::string> names;
    for (auto const& asked : asked_of_outline(rules)) {
        if (asked.is_asked && !tells(language, asked)) {
            names.emplace_back(asked.rule);
        }
    }
    return names;
}

bool needs_outline(Rules const& rules) {
    return std::ranges::any_of(asked_of_outline(rules), &Asked::is_asked);
}

Result<void> check_coverage(Rules const& rules, std::vector<std::string> const& names,
                            languages::Languages const& languages) {
    std::vector<std::string> able;
    std::string first; // that is not
    std::vector<std::string> missing;
    for (auto const& language : languages.languages()) {
        auto const lacking = unchecked(rules, *language);
        bool const is_taken = names.empty() || std::ranges::find(names, language->name) != names.end();
        if (lacking.empty()) {
            able.push_back(language->name);
        } else if (is_taken && first.empty()) {
            first = language->title;
            missing = lacking;
        }
    }
    if (first.empty()) {
        return {};
    }
    return fail(ErrorKind::invalid,
                "the source rules {} cannot be checked in {}; leave them out, or let \"languages\" be some "
                "of: {}",
                fmt::join(missing, ", "), first, fmt::join(able, ", "));
}

} // namespace source_rules
