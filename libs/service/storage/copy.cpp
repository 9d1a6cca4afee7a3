#include "storage/copy.hpp"

#include "storage/query.hpp"
#include "storage/schema.hpp"

#include <boost/algorithm/string/join.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <deque>
#include <ranges>
#include <string>
#include <vector>

namespace storage {

namespace {

using Names = std::vector<std::string>;

// The values of one row. Everything goes as text: both databases give and take their numbers so.
struct CopiedRow {
    explicit CopiedRow(std::size_t size) : values(size), are(size, soci::i_ok) {}

    std::deque<std::string> values;
    std::deque<soci::indicator> are;
};

std::string selection(std::string const& table, Names const& columns) {
    Names texts;
    for (auto const& column : columns) {
        texts.push_back(fmt::format("CAST({} AS TEXT)", column));
    }
    return fmt::format("SELECT {} FROM {}", boost::join(texts, ", "), table);
}

std::string insertion(std::string const& table, Names const& columns) {
    return fmt::format("INSERT INTO {} ({}) VALUES (:{})", table, boost::join(columns, ", "),
                       boost::join(columns, ", :"));
}

void prepare(soci::statement& statement, std::string const& text) {
    statement.alloc();
    statement.prepare(text);
    statement.define_and_bind();
}

// Reads the rows of a table in portions: libpq would hold all of a large table in memory.
class TableReader {
public:
    TableReader(CopyEnd from, std::string const& table, Names const& columns, CopiedRow& row)
        : m_statement(from.transaction.session()), m_is_portioned(from.backend == Backend::postgresql) {
        auto text = selection(table, columns);
        if (m_is_portioned) {
            from.transaction << fmt::format("DECLARE rows_of_{} NO SCROLL CURSOR FOR {}", table, text);
            text = fmt::format("FETCH 500 FROM rows_of_{}", table);
        }
        for (std::size_t i = 0; i < columns.size(); ++i) {
            m_statement.exchange(soci::into(row.values[i], row.are[i]));
        }
        prepare(m_statement, text);
    }

    // False at the end.
    [[nodiscard]] bool next() {
        if (m_has_begun && m_statement.fetch()) {
            return true;
        }
        if (m_has_begun && !m_is_portioned) {
            return false;
        }
        m_has_begun = true;
        return m_statement.execute(true);
    }

private:
    soci::statement m_statement;
    bool m_is_portioned;
    bool m_has_begun = false;
};

std::int64_t copy_rows(CopyEnd from, CopyEnd to, std::string const& table, Names const& columns) {
    CopiedRow row(columns.size());
    TableReader reader(from, table, columns, row);
    soci::statement insert(to.transaction.session());
    for (std::size_t i = 0; i < columns.size(); ++i) {
        insert.exchange(soci::use(row.values[i], row.are[i], columns[i]));
    }
    prepare(insert, insertion(table, columns));
    std::int64_t count = 0;
    while (reader.next()) {
        insert.execute(true);
        ++count;
    }
    return count;
}

// PostgreSQL numbers new rows from where the copied ones end. SQLite looks by itself.
void go_on_counting(Transaction& transaction, std::string const& table, Names const& columns) {
    if (std::ranges::find(columns, "id") != columns.end()) {
        transaction << fmt::format(
            "SELECT setval(pg_get_serial_sequence('{0}', 'id'), COALESCE(MAX(id), 0) + 1, false) "
            "FROM {0}",
            table);
    }
}

} // namespace

std::vector<std::string> columns_of(CopyEnd of, std::string const& table) {
    Names names;
    std::string name;
    soci::statement statement =
        (of.transaction.session().prepare
             << (of.backend == Backend::sqlite
                     ? "SELECT name FROM pragma_table_info(:name_of_table) ORDER BY cid"
                     : "SELECT column_name FROM information_schema.columns WHERE table_schema = "
                       "current_schema() AND table_name = :name_of_table ORDER BY ordinal_position"),
         soci::use(table, "name_of_table"), soci::into(name));
    for (bool more = statement.execute(true); more; more = statement.fetch()) {
        names.push_back(name);
    }
    return names;
}

std::int64_t copy_tables(CopyEnd from, CopyEnd to) {
    std::int64_t count = 0;
    for (auto const name : table_names()) {
        std::string const table(name);
        auto const columns = columns_of(from, table);
        if (columns.empty()) {
            continue;
        }
        count += copy_rows(from, to, table, columns);
        if (to.backend == Backend::postgresql) {
            go_on_counting(to.transaction, table, columns);
        }
    }
    return count;
}

std::int64_t count_rows(CopyEnd of) {
    std::int64_t count = 0;
    for (auto const table : table_names()) {
        if (!columns_of(of, std::string(table)).empty()) {
            long long rows = 0;
            of.transaction << fmt::format("SELECT COUNT(*) FROM {}", table), soci::into(rows);
            count += rows;
        }
    }
    return count;
}

// Those that refer to others go before them.
void delete_all_rows(Transaction& transaction) {
    for (auto const table : table_names() | std::views::reverse) {
        transaction << fmt::format("DELETE FROM {}", table);
    }
}

void lift_timeouts(CopyEnd end) {
    if (end.backend == Backend::postgresql) {
        end.transaction << "SET LOCAL statement_timeout = 0";
        end.transaction << "SET LOCAL idle_in_transaction_session_timeout = 0";
    }
}

} // namespace storage
