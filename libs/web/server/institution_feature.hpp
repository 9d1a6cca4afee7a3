// Logging in at institutions, as a part of the server.
#pragma once

#include "api/institution_operations.hpp"
#include "server/feature.hpp"
#include "server/settings.hpp"

#include <memory>

namespace server {

class InstitutionFeature final : public Feature {
public:
    struct Dependencies {
        std::shared_ptr<storage::Database> database;
        std::shared_ptr<people::Entrance> entrance;
        std::shared_ptr<api::PeopleOperations> people;
        std::shared_ptr<api::LoginGuard> guard;
    };
    // invalid: the file of the providers cannot be used.
    [[nodiscard]] static support::Result<std::shared_ptr<InstitutionFeature>>
    create(Dependencies dependencies, Settings const& settings);

    InstitutionFeature(Dependencies dependencies, std::vector<people::Institution> institutions,
                       std::string const& public_url);

    [[nodiscard]] std::vector<api::Operation> operations() override { return m_operations.all(); }
    [[nodiscard]] support::Result<void> start() override { return {}; }
    void stop() override {}
    void write_metrics(metrics::Page& page) override { m_operations.write_metrics(page); }

private:
    Dependencies m_dependencies;
    people::InstitutionalLogin m_login;
    api::InstitutionOperations m_operations;
};

} // namespace server
