// Rows of a question, one after the other.
//
// Internal to the stores. A Row has a place for every column of its selection, binds them in order, and makes
// a value of what stands there:
//
//     struct Row {
//         static constexpr char const* selection = "SELECT id, ended FROM games";
//         long long id = 0;
//         Nullable<long long> ended;
//         void bind(soci::statement& statement) { bind_columns(statement, id, ended); }
//         Game value() const;
//     };
#pragma once

#include "storage/database.hpp"
#include "storage/state_columns.hpp"

#include <optional>
#include <soci/soci.h>
#include <string>
#include <vector>

namespace storage {

// Runs a statement: transaction << "DELETE FROM games WHERE id = :id", soci::use(id, "id");
template <typename Text>
auto operator<<(Transaction& transaction, Text const& text) {
    return transaction.session() << text;
}

// A column that may hold nothing.
template <typename T>
struct Nullable {
    T column = {};
    soci::indicator is = soci::i_null;

    [[nodiscard]] std::optional<T> value() const {
        return is == soci::i_ok ? std::optional(column) : std::nullopt;
    }
};

template <typename T>
void bind_column(soci::statement& statement, T& column) {
    statement.exchange(soci::into(column));
}

template <typename T>
void bind_column(soci::statement& statement, Nullable<T>& nullable) {
    statement.exchange(soci::into(nullable.column, nullable.is));
}

template <typename... Columns>
void bind_columns(soci::statement& statement, Columns&... columns) {
    (bind_column(statement, columns), ...);
}

// What a whole statement answers; `bind` gives it its parameters.
template <typename Row, typename Bind>
[[nodiscard]] auto query_text(Transaction& transaction, std::string const& text, Bind const& bind) {
    Row row;
    std::vector<decltype(row.value())> values;
    soci::statement statement(transaction.session());
    row.bind(statement);
    bind(statement);
    statement.alloc();
    statement.prepare(text);
    statement.define_and_bind();
    for (bool more = statement.execute(true); more; more = statement.fetch()) {
        values.push_back(row.value());
    }
    return values;
}

// `rest` stands behind the selection.
template <typename Row, typename Bind>
[[nodiscard]] auto query(Transaction& transaction, std::string const& rest, Bind const& bind) {
    return query_text<Row>(transaction, std::string(Row::selection) + " " + rest, bind);
}

// The same outside any transaction.
template <typename Row, typename Bind>
[[nodiscard]] auto read_rows(Database& database, std::string const& rest, Bind const& bind) {
    std::vector<decltype(Row().value())> values;
    auto const read =
        database.read([&](Transaction& transaction) { values = query<Row>(transaction, rest, bind); });
    return read ? support::Result<decltype(values)>(std::move(values)) : pass_on(read);
}

template <typename Value>
[[nodiscard]] std::optional<Value> first_of(std::vector<Value> values) {
    return values.empty() ? std::nullopt : std::optional(std::move(values.front()));
}

template <typename Value>
[[nodiscard]] support::Result<std::optional<Value>> first_of(support::Result<std::vector<Value>> values) {
    return values ? support::Result<std::optional<Value>>(first_of(*std::move(values))) : pass_on(values);
}

// Changes something, and says how many rows.
template <typename Bind>
long long change(Transaction& transaction, std::string const& text, Bind const& bind) {
    soci::statement statement(transaction.session());
    bind(statement);
    statement.alloc();
    statement.prepare(text);
    statement.define_and_bind();
    statement.execute(true);
    return statement.get_affected_rows();
}

} // namespace storage
