// The tables that games are played at: what happened there, and what is needed to find one.
//
// What an event says is not known here: it is a text with a number. Everything that happened at many tables
// is written in one transaction, for a commit costs the same however much is in it.
#pragma once

#include "storage/accounts.hpp"
#include "storage/states.hpp"
#include "support/ids.hpp"
#include "support/moment.hpp"

#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace storage {

struct TableRow {
    support::TableId id = 0;
    std::string game;
    TableStatus status;
    bool is_private = false;
    support::Moment created;
    support::Moment changed;
    std::string summary;               // for lists
    std::optional<std::string> record; // the key of the finished game's record among the contents

    bool operator==(TableRow const&) const = default;
};

// A person's.
struct TableSeat {
    int seat = 0;
    std::optional<support::AccountId> account = {};
    std::optional<std::string> guest = {};
};

// What happened at one table.
struct TableChange {
    TableRow row; // as it is now
    std::vector<std::pair<std::int64_t, std::string>> events = {};
    std::optional<std::vector<TableSeat>> seats = {}; // all of them, where one is another's now
};

struct TableFilter {
    std::optional<std::string> game = {};
    std::optional<TableStatus> status = {};
    std::optional<support::AccountId> player = {};
    std::optional<std::string> guest = {};
    bool with_private = false;
};

class Tables {
public:
    explicit Tables(Database& database) : m_database(database) {}

    // All or nothing. The moment is kept as the last at which the server was alive. not_found: something
    // happened at a table that is no longer kept (see Retention).
    [[nodiscard]] support::Result<void> write(std::span<TableChange const> changes, support::Moment alive);

    // In their order, those behind the one with that number; empty where there is no such table.
    [[nodiscard]] support::Result<std::vector<std::string>> events(support::TableId id,
                                                                   std::int64_t after = 0);
    [[nodiscard]] support::Result<std::optional<TableRow>> find(support::TableId id);
    // The newest first, those made before the one with this id; 0 for the first page.
    [[nodiscard]] support::Result<std::vector<TableRow>> list(TableFilter const& filter,
                                                              support::TableId before, int limit);
    // That are not over.
    [[nodiscard]] support::Result<std::vector<support::TableId>> unfinished();
    // The highest there is; 0 without one.
    [[nodiscard]] support::Result<support::TableId> last_id();
    [[nodiscard]] support::Result<std::optional<support::Moment>> last_alive();

private:
    Database& m_database;
};

} // namespace storage
