// Games between anyone, as a part of the server.
#pragma once

#include "api/table_operations.hpp"
#include "rules/registry.hpp"
#include "server/feature.hpp"
#include "tables/hall.hpp"

#include <memory>

namespace server {

class TablesFeature final : public Feature {
public:
    // Goes on with the games that are not over. The games outlive it.
    [[nodiscard]] static support::Result<std::shared_ptr<TablesFeature>>
    create(std::shared_ptr<storage::Database> database, rules::Registry const& games,
           tables::HallSettings settings);

    [[nodiscard]] std::vector<api::Operation> operations() override { return m_operations.all(); }
    [[nodiscard]] support::Result<void> start() override { return {}; } // it has been since it was made
    void stop() override { m_hall->stop(); }
    void admitted(api::Call const& call, people::Person const& person) override {
        m_operations.admitted(call, person);
    }
    [[nodiscard]] std::vector<Gauge> gauges() override;

private:
    TablesFeature(std::shared_ptr<storage::Database> database, std::unique_ptr<tables::Hall> hall);

    std::shared_ptr<storage::Database> m_database;
    std::unique_ptr<tables::Hall> m_hall;
    api::TableOperations m_operations;
};

} // namespace server
