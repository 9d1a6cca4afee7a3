#include "storage/beats.hpp"

#include "storage/query.hpp"

namespace storage {

void note_beat(Transaction& transaction, std::string const& name, support::Moment now) {
    long long const moment = support::to_number(now);
    transaction << "INSERT INTO beats (name, moment) VALUES (:name, :moment) ON CONFLICT (name) DO UPDATE "
                   "SET moment = excluded.moment",
        soci::use(name, "name"), soci::use(moment, "moment");
}

support::Result<void> note_beat(Database& database, std::string const& name, support::Moment now) {
    return database.write([&](Transaction& transaction) { note_beat(transaction, name, now); });
}

} // namespace storage
