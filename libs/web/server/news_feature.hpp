// News, as a part of the server.
#pragma once

#include "api/news_operations.hpp"
#include "server/feature.hpp"

#include <memory>

namespace server {

class NewsFeature final : public Feature {
public:
    explicit NewsFeature(std::shared_ptr<storage::Database> database)
        : m_database(std::move(database)), m_operations(*m_database) {}

    [[nodiscard]] std::vector<api::Operation> operations() override { return m_operations.all(); }
    [[nodiscard]] support::Result<void> start() override { return {}; }
    void stop() override {}
    void write_metrics(metrics::Page& /*page*/) override {}

private:
    std::shared_ptr<storage::Database> m_database;
    api::NewsOperations m_operations;
};

} // namespace server
