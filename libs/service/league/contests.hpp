// Contests of the server: made, changed, tried out, frozen, published, graded.
#pragma once

#include "league/contest.hpp"
#include "league/tournaments.hpp"
#include "storage/teams.hpp"
#include "support/ids.hpp"
#include "support/moment.hpp"

#include <functional>

namespace league {

struct Contest {
    storage::ContestRow row;
    Terms terms;

    [[nodiscard]] Phase phase(support::Moment now) const { return phase_of(row, now); }
    [[nodiscard]] grading::Schedule schedule() const { return schedule_of(row, terms); }
};

// Who changes something, for the log of the course.
struct Actor {
    support::AccountId account = 0;
    support::Moment now;
};

// What somebody has handed in to a contest, as far as contests want to know.
struct Entry {
    support::AccountId author = 0;
    std::string author_name; // or the team's
    std::string nickname;
    int attempts = 0;
    std::optional<Entrant> entrant = {};           // the last accepted submission, if any is
    bool is_judged = true;                         // nothing waits for its verdict
    std::optional<support::Moment> handed_in = {}; // the entrant
    std::optional<storage::TeamRow> team = {};     // whose it is; the author is one of them

    // Names of accounts; where a member has none, the name on the roster.
    [[nodiscard]] std::vector<std::string> authors() const;
};

// What people have handed in; nobody has, where they are empty.
struct HandedIn {
    // By author.
    std::function<support::Result<std::vector<Entry>>(support::ContestId)> entries = {};
    std::function<support::Result<int>(Contest const&, support::AccountId author)> attempts = {};
};

// With the terms that the row keeps as a text.
[[nodiscard]] support::Result<Contest> contest_of(storage::ContestRow row, rules::Registry const& games);

// One line of the grades.
struct Grade {
    Entry entry;
    std::optional<std::size_t> place = {}; // from 1 on
    double points = 0;                     // without what was lost
    double lost_percent = 0;               // by being late
};

// With a line of titles: author,nickname,accepted,attempts,place,points,lost_percent,team. Each member of a
// team has a line.
[[nodiscard]] std::string grades_csv(std::vector<Grade> const& grades);

struct NewContest {
    std::string slug;
    std::string title;
    std::string game;
    support::Json terms;
    support::Moment opens;
    support::Moment closes;
    std::optional<support::AccountId> organiser = {};
    std::optional<support::CourseId> course = {}; // of which it is an assignment
};

// What is not there stays as it is.
struct ContestChange {
    std::optional<std::string> title = {};
    std::optional<support::JsonObject> terms = {}; // some of them
    std::optional<support::Moment> opens = {};
    std::optional<support::Moment> closes = {};
};

class Contests {
public:
    // Of terms that somebody writes, what the contests do not know themselves: which languages there are.
    using CheckTerms = std::function<support::Result<void>(Terms const&)>;

    // They outlive it.
    Contests(storage::Database& database, rules::Registry const& games, Tournaments& tournaments,
             HandedIn handed_in, CheckTerms check_terms = {});

    // A draft. conflict: the slug is taken.
    [[nodiscard]] support::Result<Contest> create(NewContest const& wish, support::Moment now);
    // not_found: there is none.
    [[nodiscard]] support::Result<Contest> find(std::string const& slug);
    [[nodiscard]] support::Result<Contest> find(support::ContestId id);
    // The terms only as long as it has not opened, but for the text and the points.
    [[nodiscard]] support::Result<Contest> change(Contest const& contest, ContestChange const& change,
                                                  Actor const& actor);
    // Nothing counts from now on, whatever was granted.
    [[nodiscard]] support::Result<Contest> close(Contest const& contest, Actor const& actor);
    // More time for members of the course; nothing: no more than the others. not_found: there is no such
    // member.
    [[nodiscard]] support::Result<Contest> extend(Contest const& contest,
                                                  std::vector<support::MemberId> const& members,
                                                  std::optional<storage::Extension> const& extension,
                                                  Actor const& actor);
    // Points for a member by hand; 0 for none. not_found: there is no such member.
    [[nodiscard]] support::Result<void> give_bonus(Contest const& contest, storage::Bonus const& bonus,
                                                   Actor const& actor);
    // Everybody sees it from now on.
    [[nodiscard]] support::Result<Contest> announce(Contest const& contest);
    // A tournament of what there is now; it counts for nothing and only the organiser sees it.
    [[nodiscard]] support::Result<support::TournamentId> try_out(Contest const& contest);
    // After the deadline, when everything is judged: the entries are fixed and the final tournament begins.
    [[nodiscard]] support::Result<Contest> freeze(Contest const& contest, support::Moment now);
    // Freezes whatever is due.
    [[nodiscard]] support::Result<void> freeze_all(support::Moment now);
    // When the final tournament is over: everybody sees the standing.
    [[nodiscard]] support::Result<Contest> publish(Contest const& contest);

    [[nodiscard]] support::Result<std::vector<Entry>> entries(Contest const& contest) const;
    [[nodiscard]] support::Result<int> attempts(Contest const& contest, support::AccountId author) const;
    // The best first; without places before the final tournament is over.
    [[nodiscard]] support::Result<std::vector<Grade>> grades(Contest const& contest);

    [[nodiscard]] storage::Contests& stored() { return m_stored; }
    [[nodiscard]] support::Result<Contest> with_terms(storage::ContestRow row) const {
        return contest_of(std::move(row), m_games);
    }

private:
    // Writes it with its end, and to the log of its course.
    [[nodiscard]] support::Result<Contest> write(Contest contest, storage::ContestState state,
                                                 Actor const& actor, std::string const& action,
                                                 std::string const& details);
    [[nodiscard]] support::Result<void> check_all(Terms const& terms, rules::Game const& game) const;
    [[nodiscard]] TournamentWish tournament_of(Contest const& contest,
                                               std::vector<Entry> const& entries) const;

    storage::Database& m_database;
    rules::Registry const& m_games;
    Tournaments& m_tournaments;
    HandedIn m_handed_in;
    CheckTerms m_check_terms;
    storage::Contests m_stored;
};

} // namespace league
