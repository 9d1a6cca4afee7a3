// The operations of tables: everything of games between anyone.
#pragma once

#include "api/operation.hpp"
#include "people/person_limit.hpp"
#include "storage/contents.hpp"
#include "storage/tables.hpp"
#include "tables/hall.hpp"

#include <vector>

namespace api {

class TableOperations {
public:
    // Both outlive it.
    TableOperations(storage::Database& database, tables::Hall& hall, people::Limits const& limits = {});

    // They refer to this object.
    [[nodiscard]] std::vector<Operation> all();

    // Somebody has logged in. Who played as a guest until now keeps the seats.
    void admitted(Call const& call, people::Person const& person);

private:
    using Answer = support::Result<http::Response>;

    [[nodiscard]] std::vector<Operation> of_looking();
    [[nodiscard]] std::vector<Operation> of_sitting();
    [[nodiscard]] std::vector<Operation> of_playing();
    [[nodiscard]] Operation stream();

    [[nodiscard]] Answer make(Call const& call);
    [[nodiscard]] Answer list(Call const& call);
    [[nodiscard]] Answer show(Call const& call);
    [[nodiscard]] Answer sit_down(Call const& call);
    [[nodiscard]] Answer ask(Call const& call, tables::Command const& command);
    [[nodiscard]] Answer events(Call const& call);
    [[nodiscard]] Answer views(Call const& call);
    [[nodiscard]] Answer record(Call const& call);
    [[nodiscard]] Answer legal_moves(Call const& call);
    [[nodiscard]] Answer picture(Call const& call);

    // The table of the path, if the asker may see it; otherwise there is none.
    [[nodiscard]] support::Result<tables::Table> find(Call const& call);

    storage::Tables m_stored;
    storage::Contents m_contents;
    tables::Hall& m_hall;
    people::PersonLimit m_makings;
};

} // namespace api
