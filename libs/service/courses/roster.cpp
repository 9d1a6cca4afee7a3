#include "courses/roster.hpp"

#include "courses/csv.hpp"
#include "support/controls.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

namespace courses {

using storage::MemberRow;
using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

Result<void> check_text(std::string_view what, std::string const& text, std::size_t most) {
    return text.size() <= most && (text.empty() || support::is_plainly_seen(text))
               ? Result<void>()
               : fail(ErrorKind::invalid, "{} must have at most {} bytes and no control characters (got {})",
                      what, most, support::in_quotes(text));
}

// Whether the line says something else than the roster, which gets it.
bool update(MemberRow& member, RosterLine const& line, std::optional<support::AccountId> account,
            support::Moment now) {
    auto const before = member;
    member.name = line.name;
    member.section = line.section.empty() ? member.section : line.section;
    member.removed.reset();
    if (account && account != member.account) {
        member.account = account;
        member.linked = now;
    }
    return member != before;
}

} // namespace

std::string called(MemberRow const& member) {
    return fmt::format("{} ({})", member.name, member.student_number);
}

Result<void> check_member(std::string const& student_number, std::string const& name,
                          std::string const& section) {
    constexpr std::size_t longest_number = 40;
    constexpr std::size_t longest_name = 200;
    constexpr std::size_t longest_section = 40;
    if (student_number.empty() || name.empty()) {
        return fail(ErrorKind::invalid, "{} is missing",
                    student_number.empty() ? "the student number" : "the name");
    }
    TULKAS_TRY(check_text("a student number", student_number, longest_number));
    TULKAS_TRY(check_text("a name", name, longest_name));
    return check_text("a section", section, longest_section);
}

Result<RosterFile> read_roster(std::string_view text) {
    auto const rows = TULKAS_TRY(read_csv(text, most_members + 1));
    if (rows.empty()) {
        return fail(ErrorKind::invalid, "the file is empty");
    }
    CsvColumns const columns(rows.front());
    for (auto const* const title : {"student_number", "name"}) {
        if (!columns.has(title)) {
            return fail(ErrorKind::invalid,
                        "the first line must name the columns: student_number, name, and if you like section "
                        "and account ({} is missing)",
                        title);
        }
    }
    RosterFile file;
    std::map<std::string, int> lines; // by student number
    for (auto row = rows.begin() + 1; row != rows.end(); ++row) {
        RosterLine line{.line = row->line,
                        .student_number = columns.cell(*row, "student_number"),
                        .name = columns.cell(*row, "name"),
                        .section = columns.cell(*row, "section"),
                        .account = columns.cell(*row, "account")};
        if (auto const checked = check_member(line.student_number, line.name, line.section); !checked) {
            file.faults.push_back({row->line, checked.error().message});
        } else if (auto const [found, is_new] = lines.emplace(line.student_number, row->line); !is_new) {
            file.faults.push_back({row->line, fmt::format("the student number {} is in line {} already",
                                                          line.student_number, found->second)});
        } else {
            file.lines.push_back(std::move(line));
        }
    }
    return file;
}

RosterPlan plan_roster(RosterFile const& file, std::vector<MemberRow> const& roster,
                       FindAccount const& find_account, support::Moment now) {
    RosterPlan plan{.added = {}, .changed = {}, .missing = {}, .unchanged = 0, .faults = file.faults};
    std::map<std::string, MemberRow> members;
    std::map<support::AccountId, std::string> linked; // whose number each account has
    for (auto const& member : roster) {
        members.emplace(member.student_number, member);
        if (member.account) {
            linked.emplace(*member.account, member.student_number);
        }
    }
    std::set<std::string> said;
    for (auto const& line : file.lines) {
        said.insert(line.student_number);
        auto const account = line.account.empty() ? std::nullopt : find_account(line.account);
        if (!line.account.empty() && !account) {
            plan.faults.push_back(
                {line.line, fmt::format("there is no account {}", support::in_quotes(line.account))});
            continue;
        }
        if (account) {
            auto const [whose, is_new] = linked.emplace(*account, line.student_number);
            if (!is_new && whose->second != line.student_number) {
                plan.faults.push_back(
                    {line.line, fmt::format("the account {} belongs to student {}",
                                            support::in_quotes(line.account), whose->second)});
                continue;
            }
        }
        auto const found = members.find(line.student_number);
        auto member =
            found == members.end() ? MemberRow{.student_number = line.student_number} : found->second;
        bool const differs = update(member, line, account, now);
        if (found == members.end()) {
            plan.added.push_back(std::move(member));
        } else if (differs) {
            plan.changed.push_back(std::move(member));
        } else {
            ++plan.unchanged;
        }
    }
    std::ranges::copy_if(roster, std::back_inserter(plan.missing), [&](MemberRow const& member) {
        return !member.removed && !said.contains(member.student_number);
    });
    std::ranges::sort(plan.faults, {}, &LineFault::line);
    return plan;
}

} // namespace courses
