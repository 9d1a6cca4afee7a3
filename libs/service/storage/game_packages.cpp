#include "storage/game_packages.hpp"

#include "storage/query.hpp"
#include "support/ids.hpp"
#include "support/moment.hpp"

#include <limits>

namespace storage {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

struct PackageRow {
    static constexpr char const* selection =
        "SELECT p.id, p.owner, o.name, p.game, p.version, p.title, p.summary, p.archive, p.size, p.state, "
        "p.why, p.report, p.work, p.created, p.checked, p.decided, COALESCE(d.name, '') FROM game_packages p "
        "JOIN accounts o ON o.id = p.owner LEFT JOIN accounts d ON d.id = p.decided_by";

    GamePackage package;
    long long id = 0;
    long long owner = 0;
    long long version = 0;
    long long size = 0;
    long long work = 0;
    long long created = 0;
    Nullable<long long> checked;
    Nullable<long long> decided;

    void bind(soci::statement& statement) {
        bind_columns(statement, id, owner, package.owner_name, package.game, version, package.title,
                     package.summary, package.archive, size, package.state, package.why, package.report, work,
                     created, checked, decided, package.decided_by);
    }

    [[nodiscard]] GamePackage value() const {
        auto made = package;
        made.id = id;
        made.owner = owner;
        made.version = version;
        made.size = size;
        made.work = work;
        made.created = support::to_moment(created);
        made.checked = checked.value().transform(support::to_moment);
        made.decided = decided.value().transform(support::to_moment);
        return made;
    }
};

struct UploadedGameRow {
    static constexpr char const* selection = "SELECT name, owner, version, current FROM uploaded_games";

    std::string name;
    long long owner = 0;
    long long version = 0;
    Nullable<long long> current;

    void bind(soci::statement& statement) { bind_columns(statement, name, owner, version, current); }

    [[nodiscard]] UploadedGame value() const {
        return {.name = name, .owner = owner, .version = version, .current = current.value()};
    }
};

struct Decision {
    PackageState state;
    std::string why = {};
    support::AccountId who = 0;
    support::Moment now;
};

// False if it does not wait for one.
bool decide(Transaction& transaction, support::PackageId id, Decision const& decision) {
    long long const number = id;
    long long const who = decision.who;
    long long const moment = support::to_number(decision.now);
    return change(transaction,
                  "UPDATE game_packages SET state = :state, why = :why, decided = :now, decided_by = :who "
                  "WHERE id = :id AND state = 'waiting'",
                  [&](soci::statement& statement) {
                      statement.exchange(soci::use(decision.state, "state"));
                      statement.exchange(soci::use(decision.why, "why"));
                      statement.exchange(soci::use(moment, "now"));
                      statement.exchange(soci::use(who, "who"));
                      statement.exchange(soci::use(number, "id"));
                  }) > 0;
}

// Changes nothing, but until the end of the transaction nobody else decides.
bool is_waiting(Transaction& transaction, support::PackageId id) {
    long long const number = id;
    return change(transaction, "UPDATE game_packages SET state = state WHERE id = :id AND state = 'waiting'",
                  [&](soci::statement& statement) { statement.exchange(soci::use(number, "id")); }) > 0;
}

// The row of the game is locked by whoever comes first: of two packages of one name one is approved.
bool make_current(Transaction& transaction, GamePackage const& package) {
    long long const id = package.id;
    long long const owner = package.owner;
    long long const version = package.version;
    return change(transaction,
                  "INSERT INTO uploaded_games (name, owner, version, current) VALUES (:name, :owner, "
                  ":version, :current) ON CONFLICT (name) DO UPDATE SET version = excluded.version, current "
                  "= excluded.current WHERE uploaded_games.owner = excluded.owner AND "
                  "uploaded_games.version < excluded.version",
                  [&](soci::statement& statement) {
                      statement.exchange(soci::use(package.game, "name"));
                      statement.exchange(soci::use(owner, "owner"));
                      statement.exchange(soci::use(version, "version"));
                      statement.exchange(soci::use(id, "current"));
                  }) > 0;
}

std::unexpected<support::Error> not_waiting(support::PackageId id) {
    return fail(ErrorKind::refused, "package {} does not wait for a decision", id);
}

} // namespace

support::PackageId GamePackages::add(Transaction& transaction, NewGamePackage const& package,
                                     support::Moment now) {
    long long id = 0;
    long long const owner = package.owner;
    long long const version = package.version;
    long long const size = package.size;
    long long const created = support::to_number(now);
    transaction
        << "INSERT INTO game_packages (owner, game, version, title, summary, archive, size, state, why, "
           "report, work, created) VALUES (:owner, :game, :version, :title, :summary, :archive, :size, "
           "'checking', '', '', 0, :created) RETURNING id",
        soci::use(owner, "owner"), soci::use(package.game, "game"), soci::use(version, "version"),
        soci::use(package.title, "title"), soci::use(package.summary, "summary"),
        soci::use(package.archive, "archive"), soci::use(size, "size"), soci::use(created, "created"),
        soci::into(id);
    return id;
}

void GamePackages::set_work(Transaction& transaction, support::PackageId id, support::WorkId work) {
    long long const number = id;
    long long const of_work = work;
    transaction << "UPDATE game_packages SET work = :work WHERE id = :id", soci::use(of_work, "work"),
        soci::use(number, "id");
}

bool GamePackages::enter(Transaction& transaction, support::PackageId id) {
    long long const number = id;
    return change(transaction,
                  "UPDATE game_packages SET state = 'checking', why = '', checked = NULL WHERE id = :id AND "
                  "state IN ('checking', 'failed')",
                  [&](soci::statement& statement) { statement.exchange(soci::use(number, "id")); }) > 0;
}

bool GamePackages::finish_check(Transaction& transaction, support::PackageId id,
                                CheckedPackage const& checked, support::Moment now) {
    long long const number = id;
    long long const moment = support::to_number(now);
    return change(transaction,
                  "UPDATE game_packages SET state = :state, why = :why, report = :report, checked = :now "
                  "WHERE id = :id AND state = 'checking'",
                  [&](soci::statement& statement) {
                      statement.exchange(soci::use(checked.state, "state"));
                      statement.exchange(soci::use(checked.why, "why"));
                      statement.exchange(soci::use(checked.report, "report"));
                      statement.exchange(soci::use(moment, "now"));
                      statement.exchange(soci::use(number, "id"));
                  }) > 0;
}

bool GamePackages::cancel(Transaction& transaction, support::PackageId id, support::Moment now) {
    long long const number = id;
    long long const moment = support::to_number(now);
    return change(transaction,
                  "UPDATE game_packages SET state = 'cancelled', decided = :now WHERE id = :id AND state IN "
                  "('checking', 'waiting', 'failed')",
                  [&](soci::statement& statement) {
                      statement.exchange(soci::use(moment, "now"));
                      statement.exchange(soci::use(number, "id"));
                  }) > 0;
}

Result<void> GamePackages::approve(GamePackage const& package, support::AccountId who, support::Moment now) {
    bool waits = false;
    bool is_current = false;
    auto const written = m_database.write([&](Transaction& transaction) {
        waits = is_waiting(transaction, package.id);
        is_current = waits && make_current(transaction, package);
        if (is_current) {
            decide(transaction, package.id, {.state = PackageState::approved, .who = who, .now = now});
        }
    });
    if (!written || is_current) {
        return written;
    }
    return !waits ? not_waiting(package.id)
                  : fail(ErrorKind::refused,
                         "{} belongs to another author, or has version {} or a newer one already",
                         package.game, package.version);
}

Result<void> GamePackages::refuse(support::PackageId id, std::string const& why, support::AccountId who,
                                  support::Moment now) {
    bool is_decided = false;
    auto const written = m_database.write([&](Transaction& transaction) {
        is_decided =
            decide(transaction, id, {.state = PackageState::refused, .why = why, .who = who, .now = now});
    });
    return !written || is_decided ? written : not_waiting(id);
}

Result<void> GamePackages::withdraw(std::string const& game, support::AccountId who, support::Moment now) {
    bool was_played = false;
    long long const account = who;
    long long const moment = support::to_number(now);
    auto const written = m_database.write([&](Transaction& transaction) {
        was_played =
            change(transaction,
                   "UPDATE uploaded_games SET current = NULL WHERE name = :name AND current IS NOT NULL",
                   [&](soci::statement& statement) { statement.exchange(soci::use(game, "name")); }) > 0;
        transaction
            << "UPDATE game_packages SET state = 'withdrawn', decided = :now, decided_by = :who WHERE "
               "game = :game AND state = 'approved'",
            soci::use(moment, "now"), soci::use(account, "who"), soci::use(game, "game");
    });
    return !written || was_played
               ? written
               : fail(ErrorKind::refused, "{} is not an uploaded game of this arena", game);
}

Result<void> GamePackages::restore(GamePackage const& package, support::AccountId who, support::Moment now) {
    bool is_current = false;
    long long const id = package.id;
    long long const version = package.version;
    long long const account = who;
    long long const moment = support::to_number(now);
    auto const written = m_database.write([&](Transaction& transaction) {
        is_current = change(transaction,
                            "UPDATE uploaded_games SET current = :id WHERE name = :name AND version = "
                            ":version AND current IS NULL",
                            [&](soci::statement& statement) {
                                statement.exchange(soci::use(id, "id"));
                                statement.exchange(soci::use(package.game, "name"));
                                statement.exchange(soci::use(version, "version"));
                            }) > 0;
        if (is_current) {
            transaction << "UPDATE game_packages SET state = 'approved', decided = :now, decided_by = :who "
                           "WHERE id = :id",
                soci::use(moment, "now"), soci::use(account, "who"), soci::use(id, "id");
        }
    });
    return !written || is_current ? written
                                  : fail(ErrorKind::refused, "version {} of {} was not withdrawn",
                                         package.version, package.game);
}

Result<std::optional<GamePackage>> GamePackages::find(support::PackageId id) {
    long long const number = id;
    return first_of(read_rows<PackageRow>(
        m_database, "WHERE p.id = :id AND p.deleted IS NULL",
        [&](soci::statement& statement) { statement.exchange(soci::use(number, "id")); }));
}

Result<std::optional<UploadedGame>> GamePackages::find_game(std::string const& name) {
    return first_of(
        read_rows<UploadedGameRow>(m_database, "WHERE name = :name", [&](soci::statement& statement) {
            statement.exchange(soci::use(name, "name"));
        }));
}

Result<std::optional<GamePackage>> GamePackages::find_version(std::string const& game, std::int64_t version) {
    long long const number = version;
    return first_of(read_rows<PackageRow>(
        m_database, "WHERE p.game = :game AND p.version = :version AND p.state IN ('approved', 'withdrawn')",
        [&](soci::statement& statement) {
            statement.exchange(soci::use(game, "game"));
            statement.exchange(soci::use(number, "version"));
        }));
}

Result<std::vector<GamePackage>> GamePackages::list(GamePackageFilter const& filter,
                                                    support::PackageId before, int limit) {
    long long const owner = filter.owner.value_or(0);
    long long const number = before > 0 ? before : std::numeric_limits<long long>::max();
    std::string where = "WHERE p.id < :before AND p.deleted IS NULL";
    where += filter.owner ? " AND p.owner = :owner" : "";
    where += filter.state ? " AND p.state = :state" : "";
    return read_rows<PackageRow>(m_database, where + " ORDER BY p.id DESC LIMIT :most",
                                 [&](soci::statement& statement) {
                                     statement.exchange(soci::use(number, "before"));
                                     if (filter.owner) {
                                         statement.exchange(soci::use(owner, "owner"));
                                     }
                                     if (filter.state) {
                                         statement.exchange(soci::use(*filter.state, "state"));
                                     }
                                     statement.exchange(soci::use(limit, "most"));
                                 });
}

Result<std::vector<UploadedGame>> GamePackages::played() {
    return read_rows<UploadedGameRow>(m_database, "WHERE current IS NOT NULL ORDER BY name",
                                      [](soci::statement&) {});
}

} // namespace storage
