// Courses, as a part of the server.
#pragma once

#include "api/course_operations.hpp"
#include "server/feature.hpp"

#include <memory>

namespace server {

class CourseFeature final : public Feature {
public:
    explicit CourseFeature(std::shared_ptr<storage::Database> database)
        : m_database(std::move(database)), m_operations(*m_database) {}

    [[nodiscard]] std::vector<api::Operation> operations() override { return m_operations.all(); }
    [[nodiscard]] support::Result<void> start() override { return {}; }
    void stop() override {}
    void on_lost_rights(std::function<void(support::AccountId)> const& hear) override {
        m_operations.on_lost_rights(hear);
    }
    void write_metrics(metrics::Page& /*page*/) override {}

private:
    std::shared_ptr<storage::Database> m_database;
    api::CourseOperations m_operations;
};

} // namespace server
