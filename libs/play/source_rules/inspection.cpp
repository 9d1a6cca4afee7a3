#include "source_rules/inspection.hpp"

#include "source_rules/breaches.hpp"
#include "source_rules/coverage.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <filesystem>

namespace source_rules {

using languages::BuildFailure;
using languages::Submission;
using pairing::RuleBreach;
using support::Result;

namespace {

// A file that the outline does not read, and that may hold source all the same.
std::optional<RuleBreach> unread_file(Submission const& submission) {
    constexpr std::array<std::string_view, 5> of_data{"", ".md", ".txt", ".json", ".csv"};
    auto const& read = submission.language->outline->extensions;
    for (auto const& file : submission.files) {
        auto const extension = std::filesystem::path(file.name).extension().string();
        if (std::ranges::find(read, extension) == read.end() &&
            std::ranges::find(of_data, extension) == of_data.end()) {
            return RuleBreach{.rule = "unread",
                              .file = file.name,
                              .what = fmt::format("only {} files are read", fmt::join(read, ", ")),
                              .wanted = fmt::format("{}", fmt::join(read, ", "))};
        }
    }
    return std::nullopt;
}

} // namespace

Result<Inspection> inspect(Rules const& rules, Submission const& submission,
                           languages::Builder const& builder, support::CorePermit* core) {
    Inspection inspection{.breaches = breaches_by_files(rules, submission)};
    auto const lacking = unchecked(rules, *submission.language);
    if (!lacking.empty()) { // it is seen when the rules are written, but languages may change
        inspection.breaches.push_back(
            {.rule = "unchecked", .what = fmt::format("{}", fmt::join(lacking, ", "))});
        return inspection;
    }
    if (!needs_outline(rules)) {
        return inspection;
    }
    if (auto unread = unread_file(submission)) {
        inspection.breaches.push_back(*std::move(unread));
        return inspection;
    }
    auto const made = TULKAS_TRY(builder.outline(submission, core));
    if (auto const* const failure = std::get_if<BuildFailure>(&made)) {
        inspection.unreadable =
            RuleBreach{.rule = "unreadable", .file = submission.main, .what = failure->summary};
        return inspection;
    }
    auto const outline = parse_outline(std::get<std::string>(made));
    if (!outline) {
        inspection.unreadable =
            RuleBreach{.rule = "unreadable", .file = submission.main, .what = outline.error().message};
        return inspection;
    }
    std::ranges::move(breaches_by_outline(rules, submission, *outline),
                      std::back_inserter(inspection.breaches));
    return inspection;
}

} // namespace source_rules
