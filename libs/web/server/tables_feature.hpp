// Games between anyone, as a part of the server.
#pragma once

#include "api/remote_bot_operations.hpp"
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
           tables::HallSettings settings, people::Limits const& limits = {});

    [[nodiscard]] std::vector<api::Operation> operations() override;
    [[nodiscard]] support::Result<void> start() override { return {}; } // it has been since it was made
    void stop() override { m_dependencies.hall->stop(); }
    void admitted(api::Call const& call, people::Person const& person) override {
        m_tables.admitted(call, person);
    }
    void revoked(people::Revocation const& revocation) override;
    void write_metrics(metrics::Page& page) override;
    [[nodiscard]] std::chrono::steady_clock::time_point alive_at() const override {
        return m_dependencies.hall->alive_at();
    }

private:
    struct Dependencies {
        std::shared_ptr<storage::Database> database;
        std::shared_ptr<tables::Roster> roster;
        std::unique_ptr<tables::Hall> hall;
    };
    TablesFeature(Dependencies parts, people::Limits const& limits);

    Dependencies m_dependencies;
    api::TableOperations m_tables;
    api::RemoteBotOperations m_remote_bots;
};

} // namespace server
