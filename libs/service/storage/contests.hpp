// Contests: what they are about, until when, and how far they have come.
#pragma once

#include "storage/accounts.hpp"
#include "storage/states.hpp"
#include "storage/tournaments.hpp"
#include "support/ids.hpp"
#include "support/moment.hpp"

#include <optional>
#include <string>
#include <vector>

namespace storage {

struct ContestRow {
    support::ContestId id = 0;
    std::string slug; // its name in addresses
    std::string title;
    std::string game;
    std::string terms; // not looked at here
    ContestState state = ContestState::draft;
    std::optional<support::AccountId> organiser = {};
    support::Moment opens;
    support::Moment closes;
    support::Moment created;
    std::optional<support::TournamentId> final_tournament = {};
    std::optional<support::CourseId> course = {}; // of which it is an assignment
    std::string course_slug = {};                 // not written, like the title
    std::string course_title = {};
    std::optional<support::Moment> closed = {}; // by hand
    support::Moment ends = {};                  // when nothing that counts can come any more

    bool operator==(ContestRow const&) const = default;
};

// More time for a member of the course.
struct Extension {
    support::MemberId member = 0;
    std::string member_name = {}; // not written, like the number
    std::string student_number = {};
    support::Moment closes;
    std::string reason;

    bool operator==(Extension const&) const = default;
};

// Points that staff gave by hand, or took.
struct Bonus {
    support::MemberId member = 0;
    double points = 0;
    std::string reason;

    bool operator==(Bonus const&) const = default;
};

// What a member, or their team, has handed in to an assignment, as far as time is concerned.
struct Turn {
    support::ContestId contest = 0;
    support::MemberId member = 0;
    std::optional<support::AccountId> account = {};
    std::optional<support::TeamId> team = {};
    std::optional<support::Moment> extension = {}; // the member's own
    // What counts: the last official submission that was accepted.
    std::optional<support::Moment> handed_in = {};

    bool operator==(Turn const&) const = default;
};

struct ContestFilter {
    std::optional<std::string> game = {};
    std::optional<support::CourseId> course = {};
    bool sees_all = false; // drafts, and what belongs to courses
    // Otherwise what this one sees besides: its own drafts, and the assignments of its courses; drafts of
    // them where it belongs to the staff.
    std::optional<support::AccountId> viewer = {};
};

class Contests {
public:
    explicit Contests(Database& database) : m_database(database) {}

    // The row's id is not looked at. conflict: the slug is taken.
    [[nodiscard]] support::Result<support::ContestId> add(ContestRow const& row);
    [[nodiscard]] support::Result<std::optional<ContestRow>> find(support::ContestId id);
    [[nodiscard]] support::Result<std::optional<ContestRow>> find_by_slug(std::string const& slug);
    // The newest first, those made before the one with this id; 0 for the first page.
    [[nodiscard]] support::Result<std::vector<ContestRow>> list(ContestFilter const& filter,
                                                                support::ContestId before, int limit);
    // Those in this state that have ended.
    [[nodiscard]] support::Result<std::vector<ContestRow>> closed(ContestState state, support::Moment now);

    // Title, terms, all times, and the state, as long as the state is that one. False where it is not any
    // more.
    [[nodiscard]] support::Result<bool> change(ContestRow const& row, ContestState state);
    static bool change(Transaction& transaction, ContestRow const& row, ContestState state);

    // By name.
    [[nodiscard]] support::Result<std::vector<Extension>> extensions(support::ContestId contest);
    [[nodiscard]] static std::vector<Extension> extensions(Transaction& transaction,
                                                           support::ContestId contest);
    static void set_extension(Transaction& transaction, support::ContestId contest,
                              Extension const& extension);
    static bool remove_extension(Transaction& transaction, support::ContestId contest,
                                 support::MemberId member);
    [[nodiscard]] support::Result<std::vector<Bonus>> bonuses(support::ContestId contest);
    static void set_bonus(Transaction& transaction, support::ContestId contest, Bonus const& bonus);
    // Of all members in all assignments of a course, or in that one.
    [[nodiscard]] support::Result<std::vector<Turn>> turns(support::CourseId course,
                                                           std::optional<support::ContestId> contest = {});
    // Within the caller's transaction: from "announced" to "frozen". False where it is not announced any
    // more.
    static bool freeze(Transaction& transaction, support::ContestId id);
    static void set_final(Transaction& transaction, support::ContestId id, support::TournamentId tournament);

private:
    Database& m_database;
};

} // namespace storage
