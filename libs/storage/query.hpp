// Rows of a question, one after the other.
//
// Internal to the stores. A Row has a place for every column it wants, binds them in order, and makes a value
// of what stands there:
//
//     struct Row { long long id; void bind(soci::statement&); Account value() const; };
#pragma once

#include <soci/soci.h>
#include <string>
#include <vector>

namespace storage {

// `bind` gives the statement its parameters.
template <typename Row, typename Bind>
[[nodiscard]] auto query(soci::session& session, std::string const& text, Bind const& bind) {
    Row row;
    std::vector<decltype(row.value())> values;
    soci::statement statement(session);
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

// Changes something, and says how many rows.
template <typename Bind>
long long change(soci::session& session, std::string const& text, Bind const& bind) {
    soci::statement statement(session);
    bind(statement);
    statement.alloc();
    statement.prepare(text);
    statement.define_and_bind();
    statement.execute(true);
    return statement.get_affected_rows();
}

} // namespace storage
