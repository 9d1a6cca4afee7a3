#include "storage/contents.hpp"

#include "storage/packing.hpp"
#include "storage/query.hpp"
#include "storage/rider.hpp"
#include "support/digest.hpp"

namespace storage {

using support::ErrorKind;
using support::fail;
using support::Result;

std::string Contents::put(Transaction& transaction, std::string_view bytes) {
    auto key = support::sha256(bytes);
    auto const packed = pack(bytes);
    auto const size = static_cast<long long>(bytes.size());
    // Changes nothing of a content that is there, but locks it: nobody removes it before it is named.
    transaction << "INSERT INTO contents (hash, size, packed) VALUES (:hash, :size, :packed) ON CONFLICT "
                   "(hash) DO UPDATE SET size = excluded.size",
        soci::use(key, "hash"), soci::use(size, "size"), soci::use(packed, "packed");
    return key;
}

Result<std::string> Contents::put(std::string_view bytes) {
    std::string key;
    Rider const nobody; // to store it twice changes nothing
    auto const written = m_database.write([&](Transaction& transaction) { key = put(transaction, bytes); });
    return written ? Result<std::string>(std::move(key)) : pass_on(written);
}

Result<std::string> Contents::get(std::string const& key) {
    if (key == removed) {
        return fail(ErrorKind::not_found, "the record of this game is not kept any more");
    }
    long long size = 0;
    std::string packed;
    bool found = false;
    auto const read = m_database.read([&](Transaction& transaction) {
        transaction << "SELECT size, packed FROM contents WHERE hash = :hash", soci::use(key, "hash"),
            soci::into(size), soci::into(packed);
        found = transaction.session().got_data();
    });
    if (!read) {
        return pass_on(read);
    }
    if (!found) {
        return fail(ErrorKind::not_found, "there is no content {}", key);
    }
    auto bytes = unpack(packed, static_cast<std::size_t>(size));
    if (!bytes || support::sha256(*bytes) != key) {
        return fail(ErrorKind::unavailable, "the content {} is damaged in the database", key);
    }
    return bytes;
}

// Every one of these columns has an index.
void Contents::remove_unused(Transaction& transaction, std::string const& key) {
    transaction
        << "DELETE FROM contents WHERE hash = :hash AND hash <> 'removed' AND NOT EXISTS (SELECT 1 FROM "
           "ladder_games WHERE record = contents.hash) AND NOT EXISTS (SELECT 1 FROM tournament_games WHERE "
           "record = contents.hash) AND NOT EXISTS (SELECT 1 FROM tables WHERE record = contents.hash) AND "
           "NOT EXISTS (SELECT 1 FROM submissions WHERE source = contents.hash) AND NOT EXISTS (SELECT 1 "
           "FROM submissions WHERE report = contents.hash) AND NOT EXISTS (SELECT 1 FROM judged_games WHERE "
           "record = contents.hash) AND NOT EXISTS (SELECT 1 FROM game_packages WHERE archive = "
           "contents.hash)",
        soci::use(key, "hash");
}

void Contents::put_removed(Transaction& transaction) {
    transaction
        << "INSERT INTO contents (hash, size, packed) VALUES ('removed', 0, '') ON CONFLICT DO NOTHING";
}

} // namespace storage
