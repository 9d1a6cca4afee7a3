#include "storage/uploads.hpp"

#include "storage/contents.hpp"
#include "storage/query.hpp"

namespace storage {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

struct StoredSubmissionRow {
    static constexpr char const* selection =
        "SELECT s.id, s.source, s.report, s.state, s.finished, s.has_games, CASE WHEN b.accepted = s.id THEN "
        "1 ELSE 0 END FROM submissions s JOIN bots b ON b.id = s.bot";

    long long id = 0;
    std::string source;
    Nullable<std::string> report;
    SubmissionState state{};
    Nullable<long long> finished;
    int has_games = 0;
    int plays = 0;

    void bind(soci::statement& statement) {
        bind_columns(statement, id, source, report, state, finished, has_games, plays);
    }

    [[nodiscard]] StoredSubmissionRow value() const { return *this; }

    [[nodiscard]] bool ended_before(std::optional<support::Moment> limit) const {
        auto const end = finished.value();
        return limit && end && support::to_moment(*end) < *limit;
    }
};

struct StoredPackageRow {
    static constexpr char const* selection =
        "SELECT id, archive, state, COALESCE(decided, checked, created) FROM game_packages";

    long long id = 0;
    std::string archive;
    PackageState state{};
    long long changed = 0;

    void bind(soci::statement& statement) { bind_columns(statement, id, archive, state, changed); }

    [[nodiscard]] StoredPackageRow value() const { return *this; }
};

struct JudgedGameRow {
    static constexpr char const* selection = "SELECT record FROM judged_games";

    std::string record;

    void bind(soci::statement& statement) { bind_columns(statement, record); }

    [[nodiscard]] std::string value() const { return record; }
};

bool is_unwanted(SubmissionState state) {
    return state == SubmissionState::rejected || state == SubmissionState::cancelled ||
           state == SubmissionState::failed || state == SubmissionState::refused;
}

bool is_unwanted(PackageState state) {
    return state == PackageState::refused || state == PackageState::cancelled ||
           state == PackageState::failed;
}

template <typename Row>
Result<std::vector<Row>> rows_behind(Database& database, std::string const& id, std::int64_t after) {
    long long const behind = after;
    int const most = Retention::batch;
    return read_rows<Row>(database, "WHERE " + id + " > :after ORDER BY " + id + " LIMIT :most",
                          [&](soci::statement& statement) {
                              statement.exchange(soci::use(behind, "after"));
                              statement.exchange(soci::use(most, "most"));
                          });
}

bool change_one(Transaction& transaction, std::string const& text, long long id) {
    return change(transaction, text,
                  [&](soci::statement& statement) { statement.exchange(soci::use(id, "id")); }) > 0;
}

template <typename Row>
std::optional<std::int64_t> last_behind(std::vector<Row> const& rows) {
    return std::ssize(rows) < Retention::batch ? std::nullopt : std::optional<std::int64_t>(rows.back().id);
}

// One that failed by our own fault may be judged again meanwhile.
bool remove_file(Transaction& transaction, StoredSubmissionRow const& row) {
    Contents::put_removed(transaction);
    bool const is_removed = change_one(transaction,
                                       "UPDATE submissions SET source = 'removed' WHERE id = :id AND source "
                                       "<> 'removed' AND state IN ('rejected', 'cancelled', 'failed', "
                                       "'refused')",
                                       row.id);
    if (is_removed) {
        Contents::remove_unused(transaction, row.source);
    }
    return is_removed;
}

void remove_records(Transaction& transaction, long long id) {
    auto const records =
        query<JudgedGameRow>(transaction, "WHERE submission = :id",
                             [&](soci::statement& statement) { statement.exchange(soci::use(id, "id")); });
    transaction << "DELETE FROM judged_games WHERE submission = :id", soci::use(id, "id");
    for (auto const& record : records) {
        Contents::remove_unused(transaction, record);
    }
}

// The verdict stays, as the first event: their numbers have no gaps.
bool remove_games(Transaction& transaction, long long id) {
    if (!change_one(
            transaction,
            "UPDATE submissions SET has_games = 0 WHERE id = :id AND has_games = 1 AND finished IS NOT NULL",
            id)) {
        return false;
    }
    remove_records(transaction, id);
    transaction << "DELETE FROM submission_events WHERE submission = :id AND number < (SELECT MAX(number) "
                   "FROM submission_events WHERE submission = :same)",
        soci::use(id, "id"), soci::use(id, "same");
    transaction << "UPDATE submission_events SET number = 1 WHERE submission = :id", soci::use(id, "id");
    return true;
}

std::int64_t count_bytes(Transaction& transaction, long long owner) {
    long long bytes = 0;
    transaction << "SELECT COALESCE((SELECT SUM(size) FROM submissions WHERE author = :author AND source <> "
                   "'removed'), 0) + COALESCE((SELECT SUM(p.size) FROM "
                   "game_packages p WHERE p.owner = :owner AND p.archive <> 'removed'), 0)",
        soci::use(owner, "author"), soci::use(owner, "owner"), soci::into(bytes);
    return bytes;
}

double megabytes(std::int64_t bytes) {
    return static_cast<double>(bytes) / (1024.0 * 1024.0);
}

} // namespace

Result<std::int64_t> Uploads::bytes_of(support::AccountId owner) {
    std::int64_t bytes = 0;
    auto const read =
        m_database.read([&](Transaction& transaction) { bytes = count_bytes(transaction, owner); });
    return read ? Result<std::int64_t>(bytes) : pass_on(read);
}

Result<void> Uploads::check_room(Transaction& transaction, support::AccountId owner, std::int64_t size,
                                 std::optional<std::int64_t> most) {
    if (!most) {
        return {};
    }
    // Changes nothing but locks the row: two uploads at a time would both see the same room.
    change_one(transaction, "UPDATE accounts SET name = name WHERE id = :id", owner);
    auto const used = count_bytes(transaction, owner);
    if (used + size <= *most) {
        return {};
    }
    return fail(ErrorKind::refused,
                "not enough storage: this upload has {:.1f} MB, and you use {:.1f} MB of the {:.0f} MB that "
                "an account may store; delete submissions that were not accepted, or ask an administrator "
                "for more",
                megabytes(size), megabytes(used), megabytes(*most));
}

Result<void> Uploads::delete_submission(support::SubmissionId id, support::Moment now) {
    long long const number = id;
    long long const moment = support::to_number(now);
    bool is_deleted = false;
    TULKAS_TRY(m_database.write([&](Transaction& transaction) {
        auto const row = first_of(
            query<StoredSubmissionRow>(transaction, "WHERE s.id = :id", [&](soci::statement& statement) {
                statement.exchange(soci::use(number, "id"));
            }));
        Contents::put_removed(transaction);
        is_deleted =
            row && change(transaction,
                          "UPDATE submissions SET deleted = :now, source = 'removed', report = NULL, "
                          "report_text = '', build_output = '', why = '', file_name = '', name = '', "
                          "has_games = 0 WHERE id = :id AND deleted IS NULL AND state IN ('rejected', "
                          "'cancelled', 'failed', 'refused')",
                          [&](soci::statement& statement) {
                              statement.exchange(soci::use(moment, "now"));
                              statement.exchange(soci::use(number, "id"));
                          }) > 0;
        if (is_deleted) {
            transaction << "DELETE FROM submission_events WHERE submission = :id", soci::use(number, "id");
            remove_records(transaction, number);
            Contents::remove_unused(transaction, row->source);
            Contents::remove_unused(transaction, row->report.value().value_or(""));
        }
    }));
    return is_deleted ? Result<void>()
                      : fail(ErrorKind::refused,
                             "submission {} cannot be deleted: only those that were rejected, cancelled or "
                             "could not be judged can",
                             id);
}

Result<void> Uploads::delete_package(support::PackageId id, support::Moment now) {
    long long const number = id;
    long long const moment = support::to_number(now);
    bool is_deleted = false;
    TULKAS_TRY(m_database.write([&](Transaction& transaction) {
        auto const row =
            first_of(query<StoredPackageRow>(transaction, "WHERE id = :id", [&](soci::statement& statement) {
                statement.exchange(soci::use(number, "id"));
            }));
        Contents::put_removed(transaction);
        is_deleted = row && change(transaction,
                                   "UPDATE game_packages SET deleted = :now, archive = 'removed', report = "
                                   "'', why = '' WHERE id = :id AND deleted IS NULL AND state IN ('refused', "
                                   "'cancelled', 'failed', 'refused')",
                                   [&](soci::statement& statement) {
                                       statement.exchange(soci::use(moment, "now"));
                                       statement.exchange(soci::use(number, "id"));
                                   }) > 0;
        if (is_deleted) {
            Contents::remove_unused(transaction, row->archive);
        }
    }));
    return is_deleted ? Result<void>()
                      : fail(ErrorKind::refused,
                             "package {} cannot be deleted: only those that were refused, cancelled or could "
                             "not be tried out can",
                             id);
}

Result<SweptUploads> Uploads::sweep_submissions(support::SubmissionId after, UploadLimits const& limits) {
    auto const rows = TULKAS_TRY(rows_behind<StoredSubmissionRow>(m_database, "s.id", after));
    SweptUploads swept{.last = last_behind(rows)};
    for (auto const& row : rows) { // each alone: a judging has hundreds of events
        bool const has_old_file =
            is_unwanted(row.state) && row.source != Contents::removed && row.ended_before(limits.files);
        bool const has_old_games = row.has_games != 0 && row.plays == 0 && row.ended_before(limits.games);
        if (!has_old_file && !has_old_games) {
            continue;
        }
        bool is_file_removed = false;
        bool are_games_removed = false;
        TULKAS_TRY(m_database.write([&](Transaction& transaction) {
            is_file_removed = has_old_file && remove_file(transaction, row);
            are_games_removed = has_old_games && remove_games(transaction, row.id);
        }));
        swept.files += is_file_removed ? 1 : 0;
        swept.games += are_games_removed ? 1 : 0;
    }
    return swept;
}

Result<Swept> Uploads::sweep_packages(support::PackageId after, support::Moment before) {
    auto const rows = TULKAS_TRY(rows_behind<StoredPackageRow>(m_database, "id", after));
    Swept swept{.last = last_behind(rows)};
    for (auto const& row : rows) {
        if (!is_unwanted(row.state) || row.archive == Contents::removed ||
            support::to_moment(row.changed) >= before) {
            continue;
        }
        bool is_removed = false;
        TULKAS_TRY(m_database.write([&](Transaction& transaction) {
            Contents::put_removed(transaction);
            is_removed = change_one(transaction,
                                    "UPDATE game_packages SET archive = 'removed' WHERE id = :id AND state "
                                    "IN ('refused', 'cancelled', 'failed')",
                                    row.id);
            if (is_removed) {
                Contents::remove_unused(transaction, row.archive);
            }
        }));
        swept.removed += is_removed ? 1 : 0;
    }
    return swept;
}

} // namespace storage
