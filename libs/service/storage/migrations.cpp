#include "storage/migrations.hpp"

#include "storage/dialect.hpp"
#include "storage/query.hpp"
#include "storage/schema.hpp"

#include <boost/algorithm/string/classification.hpp>
#include <boost/algorithm/string/split.hpp>

#include <vector>

namespace storage {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

// Taken by whoever migrates, until the end of the transaction. SQLite's writer is alone as it is.
constexpr char const* advisory_lock = "SELECT pg_advisory_xact_lock(8405168)";

int version_of(Transaction& transaction) {
    int version = 0;
    transaction << "SELECT COALESCE(MAX(number), 0) FROM schema_steps", soci::into(version);
    return version;
}

void run_statements(Transaction& transaction, std::string const& statements) {
    std::vector<std::string> parts;
    boost::split(parts, statements, boost::is_any_of(";"));
    for (auto const& part : parts) {
        transaction << part;
    }
}

bool has_list_of_steps(Transaction& transaction, Backend backend) {
    int count = 0;
    transaction << (backend == Backend::sqlite
                        ? "SELECT COUNT(*) FROM sqlite_master WHERE name = 'schema_steps'"
                        : "SELECT COUNT(*) FROM pg_tables WHERE tablename = 'schema_steps' AND schemaname = "
                          "ANY (current_schemas(false))"),
        soci::into(count);
    return count > 0;
}

void make_list_of_steps(Transaction& transaction) {
    transaction << "CREATE TABLE IF NOT EXISTS schema_steps (number INTEGER PRIMARY KEY)";
}

void take_step(Transaction& transaction, Backend backend, int number) {
    auto const& step = schema_steps()[static_cast<std::size_t>(number - 1)];
    run_statements(transaction, in_dialect_of(backend, step));
    transaction << "INSERT INTO schema_steps (number) VALUES (:number)", soci::use(number, "number");
}

Result<void> make_list_of_steps(Database& database) {
    return database.write([&](Transaction& transaction) {
        if (database.backend() == Backend::postgresql) {
            transaction << advisory_lock;
        }
        make_list_of_steps(transaction);
    });
}

// Does the next step that is missing; says which number the database is at then.
Result<int> take_a_step(Database& database) {
    int version = 0;
    auto const done = database.write([&](Transaction& transaction) {
        if (database.backend() == Backend::postgresql) {
            transaction << advisory_lock;
        }
        version = version_of(transaction);
        if (version < newest_step()) {
            take_step(transaction, database.backend(), ++version);
        }
    });
    return done ? Result<int>(version) : pass_on(done);
}

Result<void> at_newest(int version) {
    int const newest = newest_step();
    if (version > newest) {
        return fail(ErrorKind::refused,
                    "the database is of a newer version of this program: its schema is at step {}, and {} is "
                    "the last one known here",
                    version, newest);
    }
    return version == newest
               ? Result<void>()
               : fail(ErrorKind::refused,
                      "the database is not of this version of the program: its schema is at step {} of {}",
                      version, newest);
}

} // namespace

int newest_step() {
    return static_cast<int>(schema_steps().size());
}

int schema_step(Transaction& transaction, Backend backend) {
    return has_list_of_steps(transaction, backend) ? version_of(transaction) : 0;
}

void migrate_to(Transaction& transaction, Backend backend, int step) {
    make_list_of_steps(transaction);
    for (int done = version_of(transaction); done < step;) {
        take_step(transaction, backend, ++done);
    }
}

Result<void> migrate(Database& database) {
    if (auto const made = make_list_of_steps(database); !made) {
        return made;
    }
    int version = -1;
    while (version < newest_step()) {
        auto const step = TULKAS_TRY(take_a_step(database));
        version = step;
    }
    return at_newest(version);
}

Result<void> check_schema(Database& database) {
    auto const version = schema_version(database);
    return version ? at_newest(*version) : pass_on(version);
}

Result<int> schema_version(Database& database) {
    int version = 0;
    auto const read = database.read_snapshot(
        [&](Transaction& transaction) { version = schema_step(transaction, database.backend()); });
    return read ? Result<int>(version) : pass_on(read);
}

} // namespace storage
