#include "storage/courses.hpp"

#include "storage/query.hpp"

#include <cstdint>
#include <limits>

namespace storage {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

struct CourseColumns {
    static constexpr char const* selection =
        "SELECT id, slug, title, text, join_hash, created, late_days FROM "
        "courses";

    long long id = 0;
    std::string slug;
    std::string title;
    std::string text;
    Nullable<std::string> join_hash;
    long long created = 0;
    int late_days = 0;

    void bind(soci::statement& statement) {
        bind_columns(statement, id, slug, title, text, join_hash, created, late_days);
    }
    [[nodiscard]] CourseRow value() const {
        return {.id = id,
                .slug = slug,
                .title = title,
                .text = text,
                .join_hash = join_hash.value(),
                .created = support::to_moment(created),
                .late_days = late_days};
    }
};

struct StaffColumns {
    static constexpr char const* selection = "SELECT s.account, a.name, s.role FROM course_staff s JOIN "
                                             "accounts a ON a.id = s.account";

    long long account = 0;
    std::string name;
    StaffRole role{};

    void bind(soci::statement& statement) { bind_columns(statement, account, name, role); }
    [[nodiscard]] StaffRow value() const { return {.account = account, .name = name, .role = role}; }
};

struct MemberColumns {
    static constexpr char const* selection =
        "SELECT m.id, m.course, m.student_number, m.name, m.section, m.account, a.name, m.linked, m.removed "
        "FROM course_members m LEFT JOIN accounts a ON a.id = m.account";

    long long id = 0;
    long long course = 0;
    std::string student_number;
    std::string name;
    std::string section;
    Nullable<long long> account;
    Nullable<std::string> account_name;
    Nullable<long long> linked;
    Nullable<long long> removed;

    void bind(soci::statement& statement) {
        bind_columns(statement, id, course, student_number, name, section, account, account_name, linked,
                     removed);
    }
    [[nodiscard]] MemberRow value() const {
        MemberRow row{
            .id = id, .course = course, .student_number = student_number, .name = name, .section = section};
        row.account = account.value();
        row.account_name = account_name.value().value_or("");
        row.linked = linked.value().transform(support::to_moment);
        row.removed = removed.value().transform(support::to_moment);
        return row;
    }
};

struct CourseLogColumns {
    static constexpr char const* selection = "SELECT l.id, l.course, l.actor, a.name, l.moment, l.action, "
                                             "l.details FROM course_log l LEFT JOIN accounts a ON a.id = "
                                             "l.actor";

    long long id = 0;
    long long course = 0;
    Nullable<long long> actor;
    Nullable<std::string> actor_name;
    long long moment = 0;
    std::string action;
    std::string details;

    void bind(soci::statement& statement) {
        bind_columns(statement, id, course, actor, actor_name, moment, action, details);
    }
    [[nodiscard]] CourseLogRow value() const {
        CourseLogRow row{.id = id, .course = course};
        row.actor = actor.value();
        row.actor_name = actor_name.value().value_or("");
        row.moment = support::to_moment(moment);
        row.action = action;
        row.details = details;
        return row;
    }
};

// A value that may be nothing, as a parameter.
struct OptionalNumber {
    explicit OptionalNumber(std::optional<long long> number)
        : value(number.value_or(0)), is(number ? soci::i_ok : soci::i_null) {}

    long long value;
    soci::indicator is;
};

std::optional<long long> number_of(std::optional<support::Moment> const& moment) {
    return moment ? std::optional<long long>(support::to_number(*moment)) : std::nullopt;
}

} // namespace

Result<support::CourseId> Courses::add(CourseRow const& row, support::AccountId owner) {
    long long id = 0;
    bool added = false;
    long long const created = support::to_number(row.created);
    TULKAS_TRY(m_database.write([&](Transaction& transaction) {
        transaction << "INSERT INTO courses (slug, title, text, created) VALUES (:slug, :title, :text, "
                       ":created) ON CONFLICT DO NOTHING RETURNING id",
            soci::use(row.slug, "slug"), soci::use(row.title, "title"), soci::use(row.text, "text"),
            soci::use(created, "created"), soci::into(id);
        added = transaction.session().got_data();
        if (added) {
            set_staff(transaction, id, owner, StaffRole::owner);
        }
    }));
    return added ? Result<support::CourseId>(id)
                 : fail(ErrorKind::conflict, "the short name \"{}\" is taken by another course", row.slug);
}

Result<std::optional<CourseRow>> Courses::find(support::CourseId id) {
    long long const number = id;
    return first_of(read_rows<CourseColumns>(m_database, "WHERE id = :id", [&](soci::statement& statement) {
        statement.exchange(soci::use(number, "id"));
    }));
}

Result<std::optional<CourseRow>> Courses::find_by_slug(std::string const& slug) {
    return first_of(
        read_rows<CourseColumns>(m_database, "WHERE slug = :slug", [&](soci::statement& statement) {
            statement.exchange(soci::use(slug, "slug"));
        }));
}

Result<std::vector<CourseRow>> Courses::list(std::optional<support::AccountId> of, support::CourseId before,
                                             int limit) {
    long long const account = of.value_or(0);
    long long const bound = before > 0 ? before : std::numeric_limits<long long>::max();
    std::string const whose =
        of ? " AND (id IN (SELECT course FROM course_staff WHERE account = :staff) OR id IN (SELECT course "
             "FROM course_members WHERE account = :member AND removed IS NULL))"
           : "";
    return read_rows<CourseColumns>(m_database,
                                    "WHERE id < :before" + whose + " ORDER BY id DESC LIMIT :most",
                                    [&](soci::statement& statement) {
                                        statement.exchange(soci::use(bound, "before"));
                                        if (of) {
                                            statement.exchange(soci::use(account, "staff"));
                                            statement.exchange(soci::use(account, "member"));
                                        }
                                        statement.exchange(soci::use(limit, "most"));
                                    });
}

void Courses::lock(Transaction& transaction, support::CourseId id) {
    long long const number = id;
    transaction << "UPDATE courses SET slug = slug WHERE id = :id", soci::use(number, "id");
}

void Courses::change(Transaction& transaction, CourseRow const& row) {
    long long const id = row.id;
    std::string const join_hash = row.join_hash.value_or("");
    auto join_hash_is = row.join_hash ? soci::i_ok : soci::i_null;
    transaction << "UPDATE courses SET title = :title, text = :text, join_hash = :join_hash, late_days = "
                   ":late_days WHERE id = :id",
        soci::use(row.title, "title"), soci::use(row.text, "text"),
        soci::use(join_hash, join_hash_is, "join_hash"), soci::use(row.late_days, "late_days"),
        soci::use(id, "id");
}

std::vector<StaffRow> Courses::staff(Transaction& transaction, support::CourseId course) {
    long long const number = course;
    return query<StaffColumns>(
        transaction, "WHERE s.course = :course ORDER BY a.name_key",
        [&](soci::statement& statement) { statement.exchange(soci::use(number, "course")); });
}

Result<std::vector<StaffRow>> Courses::staff(support::CourseId course) {
    std::vector<StaffRow> rows;
    TULKAS_TRY(m_database.read([&](Transaction& transaction) { rows = staff(transaction, course); }));
    return rows;
}

Result<std::optional<StaffRole>> Courses::role_of(support::CourseId course, support::AccountId account) {
    long long const number = course;
    long long const who = account;
    auto const row = TULKAS_TRY(first_of(read_rows<StaffColumns>(
        m_database, "WHERE s.course = :course AND s.account = :account", [&](soci::statement& statement) {
            statement.exchange(soci::use(number, "course"));
            statement.exchange(soci::use(who, "account"));
        })));
    return row ? std::optional(row->role) : std::nullopt;
}

void Courses::set_staff(Transaction& transaction, support::CourseId course, support::AccountId account,
                        StaffRole role) {
    long long const number = course;
    long long const who = account;
    transaction << "INSERT INTO course_staff (course, account, role) VALUES (:course, :account, :role) ON "
                   "CONFLICT (course, account) DO UPDATE SET role = excluded.role",
        soci::use(number, "course"), soci::use(who, "account"), soci::use(role, "role");
}

bool Courses::remove_staff(Transaction& transaction, support::CourseId course, support::AccountId account) {
    long long const number = course;
    long long const who = account;
    return storage::change(transaction,
                           "DELETE FROM course_staff WHERE course = :course AND account = :account",
                           [&](soci::statement& statement) {
                               statement.exchange(soci::use(number, "course"));
                               statement.exchange(soci::use(who, "account"));
                           }) > 0;
}

Result<std::vector<MemberRow>> Courses::members(support::CourseId course, support::MemberId after,
                                                int limit) {
    long long const number = course;
    long long const last = after;
    return read_rows<MemberColumns>(m_database,
                                    "WHERE m.course = :course AND m.removed IS NULL AND m.id > :after ORDER "
                                    "BY m.id LIMIT :most",
                                    [&](soci::statement& statement) {
                                        statement.exchange(soci::use(number, "course"));
                                        statement.exchange(soci::use(last, "after"));
                                        statement.exchange(soci::use(limit, "most"));
                                    });
}

std::vector<MemberRow> Courses::roster(Transaction& transaction, support::CourseId course) {
    long long const number = course;
    return query<MemberColumns>(
        transaction, "WHERE m.course = :course ORDER BY m.id",
        [&](soci::statement& statement) { statement.exchange(soci::use(number, "course")); });
}

Result<std::optional<MemberRow>> Courses::find_member(support::CourseId course, support::MemberId id) {
    long long const number = course;
    long long const member = id;
    return first_of(read_rows<MemberColumns>(m_database, "WHERE m.course = :course AND m.id = :id",
                                             [&](soci::statement& statement) {
                                                 statement.exchange(soci::use(number, "course"));
                                                 statement.exchange(soci::use(member, "id"));
                                             }));
}

Result<std::optional<MemberRow>> Courses::member_of(support::CourseId course, support::AccountId account) {
    long long const number = course;
    long long const who = account;
    return first_of(read_rows<MemberColumns>(
        m_database, "WHERE m.course = :course AND m.account = :account AND m.removed IS NULL",
        [&](soci::statement& statement) {
            statement.exchange(soci::use(number, "course"));
            statement.exchange(soci::use(who, "account"));
        }));
}

support::MemberId Courses::add_member(Transaction& transaction, MemberRow const& row) {
    long long id = 0;
    long long const course = row.course;
    OptionalNumber account(row.account);
    OptionalNumber linked(number_of(row.linked));
    transaction << "INSERT INTO course_members (course, student_number, name, section, account, linked) "
                   "VALUES (:course, :student_number, :name, :section, :account, :linked) RETURNING id",
        soci::use(course, "course"), soci::use(row.student_number, "student_number"),
        soci::use(row.name, "name"), soci::use(row.section, "section"),
        soci::use(account.value, account.is, "account"), soci::use(linked.value, linked.is, "linked"),
        soci::into(id);
    return id;
}

void Courses::change_member(Transaction& transaction, MemberRow const& row) {
    long long const id = row.id;
    OptionalNumber account(row.account);
    OptionalNumber linked(number_of(row.linked));
    OptionalNumber removed(number_of(row.removed));
    transaction << "UPDATE course_members SET name = :name, section = :section, account = :account, linked = "
                   ":linked, removed = :removed WHERE id = :id",
        soci::use(row.name, "name"), soci::use(row.section, "section"),
        soci::use(account.value, account.is, "account"), soci::use(linked.value, linked.is, "linked"),
        soci::use(removed.value, removed.is, "removed"), soci::use(id, "id");
}

void Courses::say(Transaction& transaction, CourseLogRow const& row) {
    long long const course = row.course;
    OptionalNumber actor(row.actor);
    long long const moment = support::to_number(row.moment);
    transaction << "INSERT INTO course_log (course, actor, moment, action, details) VALUES (:course, :actor, "
                   ":moment, :action, :details)",
        soci::use(course, "course"), soci::use(actor.value, actor.is, "actor"), soci::use(moment, "moment"),
        soci::use(row.action, "action"), soci::use(row.details, "details");
}

Result<std::vector<CourseLogRow>> Courses::log(support::CourseId course, std::int64_t before, int limit) {
    long long const number = course;
    long long const bound = before > 0 ? before : std::numeric_limits<long long>::max();
    return read_rows<CourseLogColumns>(
        m_database, "WHERE l.course = :course AND l.id < :before ORDER BY l.id DESC LIMIT :most",
        [&](soci::statement& statement) {
            statement.exchange(soci::use(number, "course"));
            statement.exchange(soci::use(bound, "before"));
            statement.exchange(soci::use(limit, "most"));
        });
}

} // namespace storage
