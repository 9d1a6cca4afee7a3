// E-mail addresses and the mails that are sent, as a part of the server.
#pragma once

#include "api/email_operations.hpp"
#include "api/people_operations.hpp"
#include "post/courier.hpp"
#include "server/feature.hpp"
#include "server/settings.hpp"

#include <functional>
#include <memory>
#include <string>

namespace server {

class EmailFeature final : public Feature {
public:
    struct Dependencies {
        std::shared_ptr<storage::Database> database;
        std::shared_ptr<people::AccountManager> manager;
        std::shared_ptr<api::PeopleOperations> people;
        std::shared_ptr<api::LoginGuard> guard;
        std::function<void(std::string const&)> log; // for the operator
    };
    EmailFeature(Dependencies dependencies, Settings const& settings);

    [[nodiscard]] std::vector<api::Operation> operations() override { return m_operations.all(); }
    [[nodiscard]] support::Result<void> start() override;
    void stop() override { m_courier.stop(); }
    void write_metrics(metrics::Page& page) override { m_courier.write_metrics(page); }

private:
    [[nodiscard]] std::string language_of(http::Request const& request) const;

    Dependencies m_dependencies;
    post::Texts m_texts;
    people::EmailAddresses m_addresses;
    bool m_can_send;
    post::Courier m_courier; // not started if no mail can be sent
    api::EmailOperations m_operations;
};

} // namespace server
