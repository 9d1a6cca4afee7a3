#include "storage/tables.hpp"

#include "storage/beats.hpp"
#include "storage/query.hpp"
#include "support/ids.hpp"
#include "support/moment.hpp"

namespace storage {

using support::Result;

namespace {

struct TableColumns {
    static constexpr char const* selection =
        "SELECT id, game, status, is_private, created, changed, summary, record FROM tables";

    long long id = 0;
    std::string game;
    TableStatus status{};
    int is_private = 0;
    long long created = 0;
    long long changed = 0;
    std::string summary;
    Nullable<std::string> record;

    void bind(soci::statement& statement) {
        bind_columns(statement, id, game, status, is_private, created, changed, summary, record);
    }

    [[nodiscard]] TableRow value() const {
        return {id,
                game,
                status,
                is_private != 0,
                support::to_moment(created),
                support::to_moment(changed),
                summary,
                record.value()};
    }
};

struct TableIdRow {
    static constexpr char const* selection = "SELECT id FROM tables";

    long long id = 0;

    void bind(soci::statement& statement) { bind_columns(statement, id); }

    [[nodiscard]] support::TableId value() const { return id; }
};

struct TableEventRow {
    static constexpr char const* selection = "SELECT event FROM table_events";

    std::string event;

    void bind(soci::statement& statement) { bind_columns(statement, event); }

    [[nodiscard]] std::string value() const { return event; }
};

// A table that somebody looks at is in the memory of the server, and may be removed from here all the same.
struct TableRemoved {
    support::TableId id;
};

void write_row(Transaction& transaction, TableRow const& row) {
    long long const id = row.id;
    int const is_private = row.is_private ? 1 : 0;
    long long const created = support::to_number(row.created);
    long long const changed = support::to_number(row.changed);
    std::string const record = row.record.value_or("");
    auto record_is = row.record ? soci::i_ok : soci::i_null;
    transaction
        << "INSERT INTO tables (id, game, status, is_private, created, changed, summary, record) VALUES "
           "(:id, :game, :status, :is_private, :created, :changed, :summary, :record) ON CONFLICT (id) "
           "DO UPDATE SET status = excluded.status, changed = excluded.changed, summary = "
           "excluded.summary, record = excluded.record",
        soci::use(id, "id"), soci::use(row.game, "game"), soci::use(row.status, "status"),
        soci::use(is_private, "is_private"), soci::use(created, "created"), soci::use(changed, "changed"),
        soci::use(row.summary, "summary"), soci::use(record, record_is, "record");
}

void change_row(Transaction& transaction, TableRow const& row) {
    long long const id = row.id;
    long long const changed = support::to_number(row.changed);
    std::string const record = row.record.value_or("");
    auto record_is = row.record ? soci::i_ok : soci::i_null;
    auto const rows = change(transaction,
                             "UPDATE tables SET status = :status, changed = :changed, summary = :summary, "
                             "record = :record WHERE id = :id",
                             [&](soci::statement& statement) {
                                 statement.exchange(soci::use(row.status, "status"));
                                 statement.exchange(soci::use(changed, "changed"));
                                 statement.exchange(soci::use(row.summary, "summary"));
                                 statement.exchange(soci::use(record, record_is, "record"));
                                 statement.exchange(soci::use(id, "id"));
                             });
    if (rows == 0) {
        throw TableRemoved{row.id};
    }
}

void write_seats(Transaction& transaction, support::TableId table, std::vector<TableSeat> const& seats) {
    long long const id = table;
    transaction << "DELETE FROM table_seats WHERE table_id = :table_id", soci::use(id, "table_id");
    for (auto const& seat : seats) {
        long long const account = seat.account.value_or(0);
        auto account_is = seat.account ? soci::i_ok : soci::i_null;
        std::string const guest = seat.guest.value_or("");
        auto guest_is = seat.guest ? soci::i_ok : soci::i_null;
        transaction << "INSERT INTO table_seats (table_id, seat, account, guest) VALUES (:table_id, :seat, "
                       ":account, :guest)",
            soci::use(id, "table_id"), soci::use(seat.seat, "seat"),
            soci::use(account, account_is, "account"), soci::use(guest, guest_is, "guest");
    }
}

void write_events(Transaction& transaction, std::span<TableChange const> changes) {
    long long id = 0;
    long long number = 0;
    std::string event;
    soci::statement insert =
        (transaction.session().prepare
             << "INSERT INTO table_events (table_id, number, event) VALUES (:table_id, :number, :event)",
         soci::use(id, "table_id"), soci::use(number, "number"), soci::use(event, "event"));
    for (auto const& change : changes) {
        id = change.row.id;
        for (auto const& [its_number, text] : change.events) {
            number = its_number;
            event = text;
            insert.execute(true);
        }
    }
}

} // namespace

Result<void> Tables::write(std::span<TableChange const> changes, support::Moment alive) {
    try {
        return m_database.write([&](Transaction& transaction) {
            for (auto const& change : changes) {
                bool const is_there = !change.events.empty() && change.events.front().first > 1;
                is_there ? change_row(transaction, change.row) : write_row(transaction, change.row);
                if (change.seats) {
                    write_seats(transaction, change.row.id, *change.seats);
                }
            }
            write_events(transaction, changes);
            note_beat(transaction, "tables", alive);
        });
    } catch (TableRemoved const& removed) {
        return support::fail(support::ErrorKind::not_found, "table {} is no longer kept", removed.id);
    }
}

Result<std::vector<std::string>> Tables::events(support::TableId id, std::int64_t after) {
    long long const number = id;
    long long const last = after;
    return read_rows<TableEventRow>(m_database,
                                    "WHERE table_id = :table_id AND number > :last ORDER BY number",
                                    [&](soci::statement& statement) {
                                        statement.exchange(soci::use(number, "table_id"));
                                        statement.exchange(soci::use(last, "last"));
                                    });
}

Result<std::optional<TableRow>> Tables::find(support::TableId id) {
    long long const number = id;
    return first_of(read_rows<TableColumns>(m_database, "WHERE id = :id", [&](soci::statement& statement) {
        statement.exchange(soci::use(number, "id"));
    }));
}

Result<std::vector<TableRow>> Tables::list(TableFilter const& filter, support::TableId before, int limit) {
    long long const number = before;
    long long const player = filter.player.value_or(0);
    std::string where = "WHERE 1 = 1";
    where += before > 0 ? " AND id < :before" : "";
    where += filter.game ? " AND game = :game" : "";
    where += filter.status ? " AND status = :status" : "";
    where += filter.with_private ? "" : " AND is_private = 0";
    where += filter.player ? " AND id IN (SELECT table_id FROM table_seats WHERE account = :player)" : "";
    where += filter.guest ? " AND id IN (SELECT table_id FROM table_seats WHERE guest = :guest)" : "";
    auto const bind = [&](soci::statement& statement) {
        if (before > 0) {
            statement.exchange(soci::use(number, "before"));
        }
        if (filter.game) {
            statement.exchange(soci::use(*filter.game, "game"));
        }
        if (filter.status) {
            statement.exchange(soci::use(*filter.status, "status"));
        }
        if (filter.player) {
            statement.exchange(soci::use(player, "player"));
        }
        if (filter.guest) {
            statement.exchange(soci::use(*filter.guest, "guest"));
        }
        statement.exchange(soci::use(limit, "most"));
    };
    return read_rows<TableColumns>(m_database, where + " ORDER BY id DESC LIMIT :most", bind);
}

Result<std::vector<support::TableId>> Tables::unfinished() {
    return read_rows<TableIdRow>(m_database, "WHERE status IN ('waiting', 'playing') ORDER BY id",
                                 [](soci::statement&) {});
}

Result<support::TableId> Tables::last_id() {
    long long id = 0;
    auto const read = m_database.read([&](Transaction& transaction) {
        transaction << "SELECT COALESCE(MAX(id), 0) FROM tables", soci::into(id);
    });
    return read ? Result<support::TableId>(id) : pass_on(read);
}

Result<std::optional<support::Moment>> Tables::last_alive() {
    long long moment = 0;
    bool found = false;
    auto const read = m_database.read([&](Transaction& transaction) {
        transaction << "SELECT moment FROM beats WHERE name = 'tables'", soci::into(moment);
        found = transaction.session().got_data();
    });
    if (!read) {
        return pass_on(read);
    }
    return found ? std::optional(support::to_moment(moment)) : std::nullopt;
}

} // namespace storage
