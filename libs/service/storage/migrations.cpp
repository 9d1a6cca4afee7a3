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

Result<void> make_list_of_steps(Database& database) {
    return database.write([&](Transaction& transaction) {
        if (database.backend() == Backend::postgresql) {
            transaction << advisory_lock;
        }
        transaction << "CREATE TABLE IF NOT EXISTS schema_steps (number INTEGER PRIMARY KEY)";
    });
}

// Does the next step that is missing; says which number the database is at then.
Result<int> take_a_step(Database& database) {
    int version = 0;
    auto const steps = schema_steps();
    auto const done = database.write([&](Transaction& transaction) {
        if (database.backend() == Backend::postgresql) {
            transaction << advisory_lock;
        }
        version = version_of(transaction);
        if (static_cast<std::size_t>(version) < steps.size()) {
            auto const& step = steps[static_cast<std::size_t>(version)];
            run_statements(transaction, in_dialect_of(database.backend(), step));
            ++version;
            transaction << "INSERT INTO schema_steps (number) VALUES (:number)", soci::use(version, "number");
        }
    });
    return done ? Result<int>(version) : pass_on(done);
}

Result<void> at_newest(int version) {
    auto const newest = static_cast<int>(schema_steps().size());
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

Result<void> migrate(Database& database) {
    if (auto const made = make_list_of_steps(database); !made) {
        return made;
    }
    auto const newest = static_cast<int>(schema_steps().size());
    int version = -1;
    while (version < newest) {
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
    auto const read = database.read_snapshot([&](Transaction& transaction) {
        version = has_list_of_steps(transaction, database.backend()) ? version_of(transaction) : 0;
    });
    return read ? Result<int>(version) : pass_on(read);
}

} // namespace storage
