#include "courses/courses.hpp"

#include "people/secret.hpp"
#include "storage/accounts.hpp"
#include "support/controls.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace courses {

using storage::CourseRow;
using storage::MemberRow;
using storage::StaffRole;
using storage::Transaction;
using support::AccountId;
using support::ErrorKind;
using support::fail;
using support::Moment;
using support::Result;

namespace {

Result<void> check_course(CourseRow const& course) {
    constexpr std::size_t longest_slug = 64;
    constexpr std::size_t longest_title = 200;
    constexpr std::size_t longest_text = 20'000;
    bool const is_good_slug =
        !course.slug.empty() && course.slug.size() <= longest_slug &&
        std::ranges::all_of(course.slug, [](char letter) {
            return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '-';
        });
    if (!is_good_slug) {
        return fail(ErrorKind::invalid, "a short name may contain only a–z, 0–9 and -, at most {} characters",
                    longest_slug);
    }
    if (course.title.empty() || course.title.size() > longest_title ||
        support::visible_line(course.title) != course.title) {
        return fail(ErrorKind::invalid, "a title must have 1 to {} bytes and no control characters",
                    longest_title);
    }
    return course.text.size() <= longest_text
               ? Result<void>()
               : fail(ErrorKind::invalid, "a description must have at most {} bytes", longest_text);
}

// How many owners there would be if this one had the role, or none.
bool keeps_owner(std::vector<storage::StaffRow> const& staff, AccountId account,
                 std::optional<StaffRole> role) {
    return std::ranges::any_of(staff, [&](storage::StaffRow const& one) {
        return (one.account == account ? role : std::optional(one.role)) == StaffRole::owner;
    });
}

constexpr char const* needs_owner = "a course needs an owner: make somebody else one first";

} // namespace

Result<CourseRow> Courses::create(NewCourse const& wish, AccountId owner, Moment now) {
    CourseRow row{.slug = wish.slug, .title = wish.title, .text = wish.text, .created = now};
    TULKAS_TRY(check_course(row));
    row.id = TULKAS_TRY(m_stored.add(row, owner));
    return row;
}

Result<CourseRow> Courses::find(std::string const& slug) {
    auto const row = TULKAS_TRY(m_stored.find_by_slug(slug));
    return row ? Result<CourseRow>(*row)
               : fail(ErrorKind::not_found, "there is no course {}", support::in_quotes(slug));
}

Result<CourseRow> Courses::change(CourseRow const& course, CourseChange const& change, AccountId actor,
                                  Moment now) {
    auto after = course;
    after.title = change.title.value_or(after.title);
    after.text = change.text.value_or(after.text);
    TULKAS_TRY(check_course(after));
    constexpr std::int64_t most_late_days = 100;
    if (change.late_days && (*change.late_days < 0 || *change.late_days > most_late_days)) {
        return fail(ErrorKind::invalid, "late days must be 0 to {} (got {})", most_late_days,
                    *change.late_days);
    }
    after.late_days = static_cast<int>(change.late_days.value_or(after.late_days));
    TULKAS_TRY(m_database.write([&](Transaction& transaction) {
        storage::Courses::change(transaction, after);
        storage::Courses::say(
            transaction,
            {.course = course.id, .actor = actor, .moment = now, .action = "course", .details = after.title});
    }));
    return after;
}

Result<AccountId> Courses::set_staff(CourseRow const& course, std::string const& name, StaffRole role,
                                     AccountId actor, Moment now) {
    auto const account = TULKAS_TRY(storage::Accounts(m_database).find_by_name(name));
    if (!account) {
        return fail(ErrorKind::not_found, "there is no account {}", support::in_quotes(name));
    }
    bool is_kept = true;
    TULKAS_TRY(m_database.write([&](Transaction& transaction) {
        storage::Courses::lock(transaction, course.id);
        auto const staff = storage::Courses::staff(transaction, course.id);
        is_kept = role == StaffRole::owner || keeps_owner(staff, account->id, role);
        if (is_kept) {
            storage::Courses::set_staff(transaction, course.id, account->id, role);
            storage::Courses::say(transaction,
                                  {.course = course.id,
                                   .actor = actor,
                                   .moment = now,
                                   .action = "staff",
                                   .details = fmt::format("{}: {}", account->name, to_text(role))});
        }
    }));
    return is_kept ? Result<AccountId>(account->id) : fail(ErrorKind::refused, needs_owner);
}

Result<void> Courses::remove_staff(CourseRow const& course, AccountId account, AccountId actor, Moment now) {
    Result<void> result;
    TULKAS_TRY(m_database.write([&](Transaction& transaction) {
        storage::Courses::lock(transaction, course.id);
        auto const staff = storage::Courses::staff(transaction, course.id);
        auto const one = std::ranges::find(staff, account, &storage::StaffRow::account);
        if (one == staff.end()) {
            result = fail(ErrorKind::not_found, "account {} does not belong to the staff", account);
        } else if (!keeps_owner(staff, account, std::nullopt)) {
            result = fail(ErrorKind::refused, needs_owner);
        } else {
            storage::Courses::remove_staff(transaction, course.id, account);
            storage::Courses::say(transaction, {.course = course.id,
                                                .actor = actor,
                                                .moment = now,
                                                .action = "staff-removed",
                                                .details = one->name});
        }
    }));
    return result;
}

Result<RosterPlan> Courses::import(CourseRow const& course, RosterImport const& file, AccountId actor,
                                   Moment now) {
    auto const lines = TULKAS_TRY(read_roster(file.text));
    std::map<std::string, std::optional<AccountId>> accounts; // before the transaction: other statements
    for (auto const& line : lines.lines) {
        if (!line.account.empty() && !accounts.contains(line.account)) {
            auto const account = TULKAS_TRY(storage::Accounts(m_database).find_by_name(line.account));
            accounts[line.account] = account ? std::optional(account->id) : std::nullopt;
        }
    }
    RosterPlan plan;
    auto const look = [&](Transaction& transaction) {
        plan = plan_roster(
            lines, storage::Courses::roster(transaction, course.id),
            [&](std::string const& name) { return accounts[name]; }, now);
    };
    if (file.is_preview) {
        TULKAS_TRY(m_database.read(look));
        return plan;
    }
    TULKAS_TRY(m_database.write([&](Transaction& transaction) {
        storage::Courses::lock(transaction, course.id);
        look(transaction);
        if (!plan.faults.empty()) {
            return;
        }
        for (auto& member : plan.added) {
            member.course = course.id;
            member.id = storage::Courses::add_member(transaction, member);
        }
        for (auto const& member : plan.changed) {
            storage::Courses::change_member(transaction, member);
        }
        for (auto member : file.removes_missing ? plan.missing : std::vector<MemberRow>()) {
            member.removed = now;
            storage::Courses::change_member(transaction, member);
        }
        auto const removed = file.removes_missing ? plan.missing.size() : 0;
        if (plan.added.size() + plan.changed.size() + removed > 0) {
            storage::Courses::say(transaction, {.course = course.id,
                                                .actor = actor,
                                                .moment = now,
                                                .action = "roster",
                                                .details = fmt::format("+{} ~{} -{}", plan.added.size(),
                                                                       plan.changed.size(), removed)});
        }
    }));
    return plan;
}

Result<MemberRow> Courses::change_member(CourseRow const& course, support::MemberId id,
                                         MemberChange const& change, AccountId actor, Moment now) {
    auto const found = TULKAS_TRY(m_stored.find_member(course.id, id));
    if (!found) {
        return fail(ErrorKind::not_found, "there is no member {} in this course", id);
    }
    auto member = *found;
    member.name = change.name.value_or(member.name);
    member.section = change.section.value_or(member.section);
    TULKAS_TRY(check_member(member.student_number, member.name, member.section));
    if (change.unlinks) {
        member.account.reset();
        member.account_name.clear();
        member.linked.reset();
    }
    if (change.removed) {
        member.removed = *change.removed ? std::optional(now) : std::nullopt;
    }
    TULKAS_TRY(m_database.write([&](Transaction& transaction) {
        storage::Courses::change_member(transaction, member);
        storage::Courses::say(transaction, {.course = course.id,
                                            .actor = actor,
                                            .moment = now,
                                            .action = change.removed == true ? "member-removed"
                                                      : change.unlinks       ? "member-unlinked"
                                                                             : "member",
                                            .details = called(member)});
    }));
    return member;
}

Result<std::string> Courses::new_join_code(CourseRow const& course, AccountId actor, Moment now) {
    auto const code = people::new_secret();
    auto after = course;
    after.join_hash = people::hash_of(code);
    TULKAS_TRY(m_database.write([&](Transaction& transaction) {
        storage::Courses::change(transaction, after);
        storage::Courses::say(
            transaction,
            {.course = course.id, .actor = actor, .moment = now, .action = "join-code", .details = ""});
    }));
    return code;
}

Result<void> Courses::revoke_join_code(CourseRow const& course, AccountId actor, Moment now) {
    auto after = course;
    after.join_hash.reset();
    return m_database.write([&](Transaction& transaction) {
        storage::Courses::change(transaction, after);
        storage::Courses::say(transaction, {.course = course.id,
                                            .actor = actor,
                                            .moment = now,
                                            .action = "join-code-revoked",
                                            .details = ""});
    });
}

Result<MemberRow> Courses::join(std::string const& slug, std::string const& code,
                                std::string const& student_number, AccountId account, Moment now) {
    // Whoever has no code does not hear which courses there are.
    auto const course = TULKAS_TRY(m_stored.find_by_slug(slug));
    if (!course || !course->join_hash || *course->join_hash != people::hash_of(code)) {
        return fail(ErrorKind::denied,
                    "this link does not work any more; ask your course staff for a new one");
    }
    Result<MemberRow> result = MemberRow();
    TULKAS_TRY(m_database.write([&](Transaction& transaction) {
        storage::Courses::lock(transaction, course->id);
        auto const roster = storage::Courses::roster(transaction, course->id);
        auto const member = std::ranges::find(roster, student_number, &MemberRow::student_number);
        auto const mine = std::ranges::find(roster, std::optional(account), &MemberRow::account);
        if (member == roster.end() || member->removed) {
            result = fail(ErrorKind::denied, "there is no student {} on the roster; ask your course staff",
                          support::in_quotes(student_number));
        } else if (mine != roster.end() && mine != member) {
            result = fail(ErrorKind::conflict, "your account is student {} in this course already",
                          mine->student_number);
        } else if (member->account && *member->account != account) {
            result = fail(ErrorKind::conflict,
                          "somebody with another account has joined as student {}; ask your course staff",
                          student_number);
        } else {
            result = *member;
            if (!member->account) {
                result->account = account;
                result->linked = now;
                storage::Courses::change_member(transaction, *result);
                storage::Courses::say(transaction, {.course = course->id,
                                                    .actor = account,
                                                    .moment = now,
                                                    .action = "joined",
                                                    .details = called(*result)});
            }
        }
    }));
    return result;
}

} // namespace courses
