// What is removed when it is old, as a part of the server: a thread that does the upkeep.
#pragma once

#include "server/beat.hpp"
#include "server/feature.hpp"
#include "server/upkeep.hpp"

#include <functional>

namespace server {

class RetentionFeature final : public Feature {
public:
    // The log is for the operator.
    RetentionFeature(std::shared_ptr<storage::Database> database, RetentionSettings settings,
                     std::function<void(std::string const&)> log);
    ~RetentionFeature() override { stop(); }
    RetentionFeature(RetentionFeature const&) = delete;
    RetentionFeature& operator=(RetentionFeature const&) = delete;

    [[nodiscard]] std::vector<api::Operation> operations() override { return {}; }
    [[nodiscard]] support::Result<void> start() override;
    void stop() override { m_beat.stop(); }
    void write_metrics(metrics::Page& page) override { m_upkeep.write_metrics(page); }

private:
    void look();

    std::shared_ptr<storage::Database> m_database;
    Upkeep m_upkeep;
    std::function<void(std::string const&)> m_log;
    std::string m_last_failure; // repeated failures are logged once
    Beat m_beat;
};

} // namespace server
