#include "storage/contests.hpp"

#include "storage/query.hpp"
#include "support/ids.hpp"
#include "support/moment.hpp"

namespace storage {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

struct ContestColumns {
    long long id = 0;
    std::string slug;
    std::string title;
    std::string game;
    std::string terms;
    ContestState state{};
    Nullable<long long> organiser;
    long long opens = 0;
    long long closes = 0;
    long long created = 0;
    Nullable<long long> tournament;
    Nullable<long long> course;
    Nullable<std::string> course_slug;
    Nullable<std::string> course_title;
    Nullable<long long> closed;
    long long ends = 0;

    static constexpr char const* selection =
        "SELECT c.id, c.slug, c.title, c.game, c.terms, c.state, c.organiser, c.opens, c.closes, c.created, "
        "c.final_tournament, c.course, courses.slug, courses.title, c.closed, c.ends FROM contests c LEFT "
        "JOIN courses ON "
        "courses.id = c.course";

    void bind(soci::statement& statement) {
        bind_columns(statement, id, slug, title, game, terms, state, organiser, opens, closes, created,
                     tournament, course, course_slug, course_title, closed, ends);
    }

    [[nodiscard]] ContestRow value() const {
        ContestRow row{.id = id, .slug = slug, .title = title, .game = game, .terms = terms, .state = state};
        row.organiser = organiser.value();
        row.opens = support::to_moment(opens);
        row.closes = support::to_moment(closes);
        row.created = support::to_moment(created);
        row.final_tournament = tournament.value();
        row.course = course.value();
        row.course_slug = course_slug.value().value_or("");
        row.course_title = course_title.value().value_or("");
        row.closed = closed.value().transform(support::to_moment);
        row.ends = support::to_moment(ends);
        return row;
    }
};

struct ExtensionColumns {
    static constexpr char const* selection =
        "SELECT e.member, m.name, m.student_number, e.closes, e.reason FROM contest_extensions e JOIN "
        "course_members m ON m.id = e.member";

    long long member = 0;
    std::string name;
    std::string student_number;
    long long closes = 0;
    std::string reason;

    void bind(soci::statement& statement) {
        bind_columns(statement, member, name, student_number, closes, reason);
    }
    [[nodiscard]] Extension value() const {
        return {.member = member,
                .member_name = name,
                .student_number = student_number,
                .closes = support::to_moment(closes),
                .reason = reason};
    }
};

struct BonusColumns {
    static constexpr char const* selection = "SELECT member, points, reason FROM contest_bonuses";

    long long member = 0;
    double points = 0;
    std::string reason;

    void bind(soci::statement& statement) { bind_columns(statement, member, points, reason); }
    [[nodiscard]] Bonus value() const { return {.member = member, .points = points, .reason = reason}; }
};

struct TurnColumns {
    static constexpr char const* selection =
        "SELECT c.id, m.id, m.account, t.id, e.closes, s.created FROM contests c JOIN course_members m ON "
        "m.course = c.course AND m.removed IS NULL LEFT JOIN team_members tm ON tm.contest = c.id AND "
        "tm.member = m.id AND tm.joined IS NOT NULL LEFT JOIN teams t ON t.id = tm.team LEFT JOIN "
        "contest_extensions e ON e.contest = c.id AND e.member = m.id LEFT JOIN bots b ON b.id = "
        "COALESCE(t.bot, (SELECT own.id FROM bots own WHERE own.owner = m.account AND own.game = c.game AND "
        "own.contest = c.id)) LEFT JOIN submissions s ON s.id = b.accepted";

    long long contest = 0;
    long long member = 0;
    Nullable<long long> account;
    Nullable<long long> team;
    Nullable<long long> extension;
    Nullable<long long> handed_in;

    void bind(soci::statement& statement) {
        bind_columns(statement, contest, member, account, team, extension, handed_in);
    }
    [[nodiscard]] Turn value() const {
        return {.contest = contest,
                .member = member,
                .account = account.value(),
                .team = team.value(),
                .extension = extension.value().transform(support::to_moment),
                .handed_in = handed_in.value().transform(support::to_moment)};
    }
};

// Contests of no course as everybody, or their organiser; of a course as its staff, or its members.
char const* is_seen(bool has_viewer) {
    return has_viewer ? " AND (c.course IS NULL AND (c.state <> 'draft' OR c.organiser = :organiser) OR "
                        "c.course IN (SELECT course FROM course_staff WHERE account = :staff) OR c.state <> "
                        "'draft' AND c.course IN (SELECT course FROM course_members WHERE account = :member "
                        "AND removed IS NULL))"
                      : " AND c.state <> 'draft' AND c.course IS NULL";
}

} // namespace

Result<support::ContestId> Contests::add(ContestRow const& row) {
    long long id = 0;
    bool added = false;
    long long const organiser = row.organiser.value_or(0);
    auto organiser_is = row.organiser ? soci::i_ok : soci::i_null;
    long long const course = row.course.value_or(0);
    auto course_is = row.course ? soci::i_ok : soci::i_null;
    long long const opens = support::to_number(row.opens);
    long long const closes = support::to_number(row.closes);
    long long const created = support::to_number(row.created);
    long long const ends = support::to_number(row.ends);
    auto const written = m_database.write([&](Transaction& transaction) {
        transaction
            << "INSERT INTO contests (slug, title, game, terms, state, organiser, opens, closes, created, "
               "course, ends) VALUES (:slug, :title, :game, :terms, :state, :organiser, :opens, :closes, "
               ":created, :course, :ends) ON CONFLICT DO NOTHING RETURNING id",
            soci::use(row.slug, "slug"), soci::use(row.title, "title"), soci::use(row.game, "game"),
            soci::use(row.terms, "terms"), soci::use(row.state, "state"),
            soci::use(organiser, organiser_is, "organiser"), soci::use(opens, "opens"),
            soci::use(closes, "closes"), soci::use(created, "created"),
            soci::use(course, course_is, "course"), soci::use(ends, "ends"), soci::into(id);
        added = transaction.session().got_data();
    });
    if (!written) {
        return pass_on(written);
    }
    if (!added) {
        return fail(ErrorKind::conflict, "the short name {} is already taken by another contest", row.slug);
    }
    return id;
}

Result<std::optional<ContestRow>> Contests::find(support::ContestId id) {
    long long const number = id;
    return first_of(
        read_rows<ContestColumns>(m_database, "WHERE c.id = :id", [&](soci::statement& statement) {
            statement.exchange(soci::use(number, "id"));
        }));
}

Result<std::optional<ContestRow>> Contests::find_by_slug(std::string const& slug) {
    return first_of(
        read_rows<ContestColumns>(m_database, "WHERE c.slug = :slug", [&](soci::statement& statement) {
            statement.exchange(soci::use(slug, "slug"));
        }));
}

Result<std::vector<ContestRow>> Contests::list(ContestFilter const& filter, support::ContestId before,
                                               int limit) {
    long long const bound = before;
    long long const viewer = filter.viewer.value_or(0);
    long long const course = filter.course.value_or(0);
    std::string where = "WHERE 1 = 1";
    where += before > 0 ? " AND c.id < :before" : "";
    where += filter.game ? " AND c.game = :game" : "";
    where += filter.course ? " AND c.course = :course" : "";
    where += filter.sees_all ? "" : is_seen(filter.viewer.has_value());
    return read_rows<ContestColumns>(m_database, where + " ORDER BY c.id DESC LIMIT :most",
                                     [&](soci::statement& statement) {
                                         if (before > 0) {
                                             statement.exchange(soci::use(bound, "before"));
                                         }
                                         if (filter.game) {
                                             statement.exchange(soci::use(*filter.game, "game"));
                                         }
                                         if (filter.course) {
                                             statement.exchange(soci::use(course, "course"));
                                         }
                                         if (!filter.sees_all && filter.viewer) {
                                             statement.exchange(soci::use(viewer, "organiser"));
                                             statement.exchange(soci::use(viewer, "staff"));
                                             statement.exchange(soci::use(viewer, "member"));
                                         }
                                         statement.exchange(soci::use(limit, "most"));
                                     });
}

Result<std::vector<ContestRow>> Contests::closed(ContestState state, support::Moment now) {
    long long const moment = support::to_number(now);
    return read_rows<ContestColumns>(m_database, "WHERE c.state = :state AND c.ends <= :moment ORDER BY c.id",
                                     [&](soci::statement& statement) {
                                         statement.exchange(soci::use(state, "state"));
                                         statement.exchange(soci::use(moment, "moment"));
                                     });
}

bool Contests::change(Transaction& transaction, ContestRow const& row, ContestState state) {
    long long const id = row.id;
    long long const opens = support::to_number(row.opens);
    long long const closes = support::to_number(row.closes);
    long long const closed = row.closed ? support::to_number(*row.closed) : 0;
    auto closed_is = row.closed ? soci::i_ok : soci::i_null;
    long long const ends = support::to_number(row.ends);
    auto const bind = [&](soci::statement& statement) {
        statement.exchange(soci::use(row.title, "title"));
        statement.exchange(soci::use(row.terms, "terms"));
        statement.exchange(soci::use(opens, "opens"));
        statement.exchange(soci::use(closes, "closes"));
        statement.exchange(soci::use(closed, closed_is, "closed"));
        statement.exchange(soci::use(ends, "ends"));
        statement.exchange(soci::use(row.state, "state"));
        statement.exchange(soci::use(id, "id"));
        statement.exchange(soci::use(state, "was"));
    };
    return storage::change(transaction,
                           "UPDATE contests SET title = :title, terms = :terms, opens = :opens, closes = "
                           ":closes, closed = :closed, ends = :ends, state = :state WHERE id = :id AND state "
                           "= :was",
                           bind) > 0;
}

Result<bool> Contests::change(ContestRow const& row, ContestState state) {
    bool changed = false;
    TULKAS_TRY(
        m_database.write([&](Transaction& transaction) { changed = change(transaction, row, state); }));
    return changed;
}

std::vector<Extension> Contests::extensions(Transaction& transaction, support::ContestId contest) {
    long long const number = contest;
    return query<ExtensionColumns>(
        transaction, "WHERE e.contest = :contest ORDER BY m.name, m.id",
        [&](soci::statement& statement) { statement.exchange(soci::use(number, "contest")); });
}

Result<std::vector<Extension>> Contests::extensions(support::ContestId contest) {
    std::vector<Extension> found;
    TULKAS_TRY(m_database.read([&](Transaction& transaction) { found = extensions(transaction, contest); }));
    return found;
}

void Contests::set_extension(Transaction& transaction, support::ContestId contest,
                             Extension const& extension) {
    long long const number = contest;
    long long const member = extension.member;
    long long const closes = support::to_number(extension.closes);
    transaction << "INSERT INTO contest_extensions (contest, member, closes, reason) VALUES (:contest, "
                   ":member, :closes, :reason) ON CONFLICT (contest, member) DO UPDATE SET closes = "
                   "excluded.closes, reason = excluded.reason",
        soci::use(number, "contest"), soci::use(member, "member"), soci::use(closes, "closes"),
        soci::use(extension.reason, "reason");
}

bool Contests::remove_extension(Transaction& transaction, support::ContestId contest,
                                support::MemberId member) {
    long long const number = contest;
    long long const whose = member;
    return storage::change(transaction,
                           "DELETE FROM contest_extensions WHERE contest = :contest AND member = :member",
                           [&](soci::statement& statement) {
                               statement.exchange(soci::use(number, "contest"));
                               statement.exchange(soci::use(whose, "member"));
                           }) > 0;
}

Result<std::vector<Bonus>> Contests::bonuses(support::ContestId contest) {
    long long const number = contest;
    return read_rows<BonusColumns>(
        m_database, "WHERE contest = :contest ORDER BY member",
        [&](soci::statement& statement) { statement.exchange(soci::use(number, "contest")); });
}

void Contests::set_bonus(Transaction& transaction, support::ContestId contest, Bonus const& bonus) {
    long long const number = contest;
    long long const member = bonus.member;
    transaction << "INSERT INTO contest_bonuses (contest, member, points, reason) VALUES (:contest, :member, "
                   ":points, :reason) ON CONFLICT (contest, member) DO UPDATE SET points = excluded.points, "
                   "reason = excluded.reason",
        soci::use(number, "contest"), soci::use(member, "member"), soci::use(bonus.points, "points"),
        soci::use(bonus.reason, "reason");
}

Result<std::vector<Turn>> Contests::turns(support::CourseId course,
                                          std::optional<support::ContestId> contest) {
    long long const number = course;
    long long const only = contest.value_or(0);
    return read_rows<TurnColumns>(m_database,
                                  std::string("WHERE c.course = :course") +
                                      (contest ? " AND c.id = :contest" : "") + " ORDER BY c.id, m.id",
                                  [&](soci::statement& statement) {
                                      statement.exchange(soci::use(number, "course"));
                                      if (contest) {
                                          statement.exchange(soci::use(only, "contest"));
                                      }
                                  });
}

bool Contests::freeze(Transaction& transaction, support::ContestId id) {
    long long const number = id;
    return storage::change(
               transaction, "UPDATE contests SET state = 'frozen' WHERE id = :id AND state = 'announced'",
               [&](soci::statement& statement) { statement.exchange(soci::use(number, "id")); }) > 0;
}

void Contests::set_final(Transaction& transaction, support::ContestId id, support::TournamentId tournament) {
    long long const number = id;
    long long const its = tournament;
    transaction << "UPDATE contests SET final_tournament = :tournament WHERE id = :id",
        soci::use(its, "tournament"), soci::use(number, "id");
}

} // namespace storage
