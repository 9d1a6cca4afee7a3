// Where requests arrive: it knows who the client is, finds out who answers, and writes down what came of it.
//
// Pages and metrics are answered at once. What needs the database goes to the pool, so that the threads of
// the connections never wait.
#pragma once

#include "api/interface.hpp"
#include "http/server.hpp"
#include "server/log.hpp"
#include "server/metrics.hpp"
#include "server/pages.hpp"
#include "server/proxies.hpp"
#include "server/work_pool.hpp"

#include <atomic>
#include <cstdint>

namespace server {

class Front {
public:
    struct Dependencies {
        api::Interface& interface;
        Pages const& pages;
        Proxies const& proxies;
        WorkPool& pool;
        Metrics& metrics;
        Log const& log;
        std::function<support::Result<void>()> health;
        std::function<std::vector<Gauge>()> gauges;
    };
    explicit Front(Dependencies parts);

    // In any thread, both.
    [[nodiscard]] bool is_upload(http::Method method, http::Target const& target) const {
        return m_dependencies.interface.is_upload(method, target);
    }
    void handle(http::Request request, http::Reply reply);

private:
    class Visit;

    void hand_over(std::shared_ptr<Visit> const& visit);
    void work(Visit& visit);
    [[nodiscard]] http::Response health() const;
    [[nodiscard]] http::Response metrics() const;

    Dependencies m_dependencies;
    std::uint64_t m_first_id;
    std::atomic<std::uint64_t> m_requests = 0;
};

} // namespace server
