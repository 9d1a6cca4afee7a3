// The roster of a course as a file: what it says, and what it would change.
//
// Pure: the file and the roster as it is go in, a plan comes out. The same plan is shown as a preview and
// written, so the preview says what happens. A file that has a fault anywhere changes nothing. Read twice, it
// changes nothing the second time.
#pragma once

#include "storage/courses.hpp"
#include "support/result.hpp"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace courses {

struct LineFault {
    int line = 0; // of the file, from 1
    std::string message;

    bool operator==(LineFault const&) const = default;
};

struct RosterLine {
    int line = 0;
    std::string student_number;
    std::string name;
    std::string section;
    std::string account; // its login name; "": not said

    bool operator==(RosterLine const&) const = default;
};

struct RosterFile {
    std::vector<RosterLine> lines;
    std::vector<LineFault> faults;
};

inline constexpr std::size_t most_members = 5000;

// Columns by their titles, in any order: student_number and name, and if one wants section and account.
// invalid: it is no table, or one of the first two is missing.
[[nodiscard]] support::Result<RosterFile> read_roster(std::string_view text);

struct RosterPlan {
    std::vector<storage::MemberRow> added; // their ids are to be given
    std::vector<storage::MemberRow> changed;
    std::vector<storage::MemberRow> missing; // on the roster and not in the file
    int unchanged = 0;
    std::vector<LineFault> faults;
};

using FindAccount = std::function<std::optional<support::AccountId>(std::string const& name)>;

// `roster` has those who were struck off, too: in the file, they are back. A section or an account that the
// file does not say stays as it is.
[[nodiscard]] RosterPlan plan_roster(RosterFile const& file, std::vector<storage::MemberRow> const& roster,
                                     FindAccount const& find_account, support::Moment now);

// "Otter (12)"
[[nodiscard]] std::string called(storage::MemberRow const& member);
// What one member may be called. invalid: why not.
[[nodiscard]] support::Result<void> check_member(std::string const& student_number, std::string const& name,
                                                 std::string const& section);

} // namespace courses
