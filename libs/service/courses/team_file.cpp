#include "courses/team_file.hpp"

#include "courses/csv.hpp"
#include "support/controls.hpp"
#include "support/lookalikes.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace courses {

using storage::MemberRow;
using storage::TeamRow;
using support::ErrorKind;
using support::fail;
using support::MemberId;
using support::Result;

Result<void> check_team_name(std::string const& name) {
    constexpr std::size_t longest = 60;
    return !name.empty() && name.size() <= longest && support::is_plainly_seen(name) &&
                   support::trimmed(name) == name
               ? Result<void>()
               : fail(ErrorKind::invalid,
                      "a team's name must have 1 to {} bytes and no control characters (got {})", longest,
                      support::in_quotes(name));
}

bool is_same_team(std::string_view one, std::string_view other) {
    return support::as_read(one) == support::as_read(other);
}

Result<TeamFile> read_teams(std::string_view text) {
    auto const rows = TULKAS_TRY(read_csv(text, most_members + 1));
    if (rows.empty()) {
        return fail(ErrorKind::invalid, "the file is empty");
    }
    CsvColumns const columns(rows.front());
    for (auto const* const title : {"team", "student_number"}) {
        if (!columns.has(title)) {
            return fail(ErrorKind::invalid,
                        "the first line must name the columns team and student_number ({} is missing)",
                        title);
        }
    }
    TeamFile file;
    std::map<std::string, int> lines; // by student number
    for (auto row = rows.begin() + 1; row != rows.end(); ++row) {
        TeamLine line{.line = row->line,
                      .student_number = columns.cell(*row, "student_number"),
                      .team = columns.cell(*row, "team")};
        auto const named = line.team.empty() ? Result<void>() : check_team_name(line.team);
        auto const [found, is_new] = lines.emplace(line.student_number, row->line);
        if (line.student_number.empty() || !named) {
            file.faults.push_back(
                {row->line, named ? "the student number is missing" : named.error().message});
        } else if (!is_new) {
            file.faults.push_back({row->line, fmt::format("the student number {} is in line {} already",
                                                          line.student_number, found->second)});
        } else {
            file.lines.push_back(std::move(line));
        }
    }
    return file;
}

namespace {

// The teams as they would be.
class Grouping {
public:
    explicit Grouping(std::vector<TeamRow> const& teams) {
        for (auto const& team : teams) {
            m_names.emplace(support::as_read(team.name), team.name);
            for (auto const& member : team.members) {
                m_teams[member.member] = team.name;
            }
        }
    }

    // As it is written already, if it is there.
    std::string name_of(std::string const& team) {
        return team.empty() ? "" : m_names.emplace(support::as_read(team), team).first->second;
    }
    // Says where the member was.
    std::string move(MemberId member, std::string const& team) {
        return std::exchange(m_teams[member], team);
    }
    [[nodiscard]] std::ptrdiff_t size_of(std::string const& team) const {
        return std::ranges::count_if(m_teams, [&](auto const& one) { return one.second == team; });
    }

private:
    std::map<std::string, std::string> m_names; // by how they are read
    std::map<MemberId, std::string> m_teams;
};

} // namespace

TeamPlan plan_teams(TeamFile const& file, std::vector<MemberRow> const& roster,
                    std::vector<TeamRow> const& teams, int most) {
    TeamPlan plan{.moves = {}, .unchanged = 0, .faults = file.faults};
    Grouping grouping(teams);
    std::map<std::string, int> last_lines; // by team
    for (auto const& [line, student_number, team] : file.lines) {
        auto const member = std::ranges::find(roster, student_number, &MemberRow::student_number);
        if (member == roster.end() || member->removed) {
            plan.faults.push_back({line, fmt::format("there is no student {} on the roster",
                                                     support::in_quotes(student_number))});
            continue;
        }
        auto const to = grouping.name_of(team);
        auto const from = grouping.move(member->id, to);
        if (from == to) {
            ++plan.unchanged;
        } else {
            plan.moves.push_back({member->id, student_number, member->name, from, to});
        }
        if (!to.empty()) {
            last_lines[to] = line;
        }
    }
    for (auto const& [team, line] : last_lines) {
        if (auto const size = grouping.size_of(team); size > most) {
            plan.faults.push_back({line, fmt::format("{} would have {} members, and the assignment allows {}",
                                                     support::in_quotes(team), size, most)});
        }
    }
    std::ranges::sort(plan.faults, {}, &LineFault::line);
    return plan;
}

} // namespace courses
