#include "storage/clock.hpp"

#include "storage/query.hpp"
#include "support/moment.hpp"

namespace storage {

support::Result<support::Moment> time_of(Database& database) {
    long long microseconds = 0;
    bool const sqlite = database.backend() == Backend::sqlite;
    auto const read = database.read([&](Transaction& transaction) {
        transaction << (sqlite ? "SELECT CAST((julianday('now') - 2440587.5) * 86400000000 AS INTEGER)"
                               : "SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000000 AS BIGINT)"),
            soci::into(microseconds);
    });
    return read ? support::Result<support::Moment>(support::to_moment(microseconds)) : pass_on(read);
}

} // namespace storage
