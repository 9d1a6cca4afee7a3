// The teams of an assignment as a file: what it says, and what it would change.
//
// Pure, as the roster's file is: the same plan is a preview and is carried out, a file with a fault changes
// nothing, and read twice it changes nothing the second time. Students who are not in the file stay as they
// are.
#pragma once

#include "courses/roster.hpp"
#include "storage/teams.hpp"

namespace courses {

struct TeamLine {
    int line = 0;
    std::string student_number;
    std::string team; // "": none
};

struct TeamFile {
    std::vector<TeamLine> lines;
    std::vector<LineFault> faults;
};

// Columns by their titles, in any order: team and student_number; others are not looked at. invalid: it is no
// table, or one of them is missing.
[[nodiscard]] support::Result<TeamFile> read_teams(std::string_view text);

// A student who belongs to another team afterwards; "" is none.
struct TeamMove {
    support::MemberId member = 0;
    std::string student_number;
    std::string name;
    std::string from;
    std::string to;

    bool operator==(TeamMove const&) const = default;
};

struct TeamPlan {
    std::vector<TeamMove> moves;
    int unchanged = 0;
    std::vector<LineFault> faults;
};

[[nodiscard]] TeamPlan plan_teams(TeamFile const& file, std::vector<storage::MemberRow> const& roster,
                                  std::vector<storage::TeamRow> const& teams, int most);

// What a team may be called. invalid: why not.
[[nodiscard]] support::Result<void> check_team_name(std::string const& name);
// Whether two names are the same to a reader.
[[nodiscard]] bool is_same_team(std::string_view one, std::string_view other);

} // namespace courses
