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

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

using Names = std::vector<std::string>;

Names columns_of(Transaction& transaction, Backend backend, std::string const& table) {
    Names names;
    std::string name;
    soci::statement statement =
        (transaction.session().prepare
             << (backend == Backend::sqlite
                     ? "SELECT name FROM pragma_table_info(:name_of_table) ORDER BY cid"
                     : "SELECT column_name FROM information_schema.columns WHERE table_schema = "
                       "current_schema() AND table_name = :name_of_table ORDER BY ordinal_position"),
         soci::use(table, "name_of_table"), soci::into(name));
    for (bool more = statement.execute(true); more; more = statement.fetch()) {
        names.push_back(name);
    }
    return names;
}

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

std::int64_t copy_rows(Transaction& source, Transaction& target, std::string const& table,
                       Names const& columns) {
    CopiedRow row(columns.size());
    soci::statement select(source.session());
    soci::statement insert(target.session());
    for (std::size_t i = 0; i < columns.size(); ++i) {
        select.exchange(soci::into(row.values[i], row.are[i]));
        insert.exchange(soci::use(row.values[i], row.are[i], columns[i]));
    }
    prepare(select, selection(table, columns));
    prepare(insert, insertion(table, columns));
    std::int64_t count = 0;
    for (bool more = select.execute(true); more; more = select.fetch()) {
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

bool is_empty(Transaction& transaction) {
    return std::ranges::all_of(table_names(), [&](std::string_view table) {
        long long rows = 0;
        transaction << fmt::format("SELECT COUNT(*) FROM {}", table), soci::into(rows);
        return rows == 0;
    });
}

// Those that refer to others go before them.
void make_empty(Transaction& transaction) {
    for (auto const table : table_names() | std::views::reverse) {
        transaction << fmt::format("DELETE FROM {}", table);
    }
}

enum class Target : std::uint8_t { is_empty, is_emptied };

class Copying {
public:
    Copying(Database& source, Database& target, Target what)
        : m_source(source), m_target(target), m_what(what) {}

    void run(Transaction& from, Transaction& to) {
        m_count = 0;
        if (m_what == Target::is_emptied) {
            make_empty(to);
        }
        m_was_empty = is_empty(to);
        if (!m_was_empty) {
            return;
        }
        for (auto const name : table_names()) {
            std::string const table(name);
            auto const columns = columns_of(from, m_source.backend(), table);
            m_count += copy_rows(from, to, table, columns);
            if (m_target.backend() == Backend::postgresql) {
                go_on_counting(to, table, columns);
            }
        }
    }

    [[nodiscard]] Result<std::int64_t> answer() const {
        if (!m_was_empty) {
            return fail(ErrorKind::refused, "the database that should be filled is not empty");
        }
        return m_count;
    }

private:
    Database& m_source;
    Database& m_target;
    Target m_what;
    std::int64_t m_count = 0;
    bool m_was_empty = true;
};

Result<std::int64_t> copy(Database& source, Database& target, Target what) {
    Copying copying(source, target, what);
    Result<void> written;
    auto const read = source.read_snapshot(
        [&](Transaction& from) { written = target.write([&](Transaction& to) { copying.run(from, to); }); });
    if (!read || !written) {
        return pass_on(read ? written : read);
    }
    return copying.answer();
}

} // namespace

Result<std::int64_t> copy_all(Database& source, Database& target) {
    return copy(source, target, Target::is_empty);
}

Result<std::int64_t> replace_all(Database& source, Database& target) {
    return copy(source, target, Target::is_emptied);
}

} // namespace storage
