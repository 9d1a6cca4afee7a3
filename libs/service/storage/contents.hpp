// Bytes kept by what they are: sources, archives, records of games. The key is the SHA-256 of the bytes.
//
// The same bytes are kept once. What comes out is checked against its key, so that a damaged row is an error
// and not another content. They are kept in the database, packed, and not in files beside it: other machines
// and backups see one store, and a row that names a content is written in the same database.
#pragma once

#include "storage/database.hpp"

#include <string>
#include <string_view>

namespace storage {

class Contents {
public:
    // Stands for the key of a content that was removed (see Retention).
    static constexpr std::string_view removed = "removed";

    explicit Contents(Database& database) : m_database(database) {}

    // Says the key.
    [[nodiscard]] support::Result<std::string> put(std::string_view bytes);
    // The same within the caller's transaction.
    static std::string put(Transaction& transaction, std::string_view bytes);
    // not_found: there is none, or it was removed.
    [[nodiscard]] support::Result<std::string> get(std::string const& key);

    // Removes it, unless something names it: the same game may have been played twice.
    static void remove_unused(Transaction& transaction, std::string const& key);
    // To be called before a row names `removed`.
    static void put_removed(Transaction& transaction);

private:
    Database& m_database;
};

} // namespace storage
