// The entry point for requests: identifies the client, dispatches the request and logs the result.
//
// Pages, health and metrics are answered at once, whatever the database does. Requests that need the database
// go to the threads of their lane, so that the threads of the connections never block; so do pages that bring
// along what they show first.
#pragma once

#include "api/interface.hpp"
#include "http/server.hpp"
#include "server/hosts.hpp"
#include "server/lanes.hpp"
#include "server/log.hpp"
#include "server/pages.hpp"
#include "server/proxies.hpp"
#include "server/request_metrics.hpp"

#include <atomic>
#include <cstdint>
#include <functional>

namespace server {

class Front {
public:
    struct Dependencies {
        api::Interface& interface;
        Pages const& pages;
        Proxies const& proxies;
        Hosts const& hosts;
        Lanes& lanes;
        RequestMetrics& requests;
        Log const& log;
        std::function<support::Result<void>()> health; // must not wait
        std::function<std::string()> metrics;          // the page; must not wait
    };
    explicit Front(Dependencies parts);

    // In any thread, both.
    [[nodiscard]] bool is_upload(http::Method method, http::Target const& target) const {
        return m_dependencies.interface.is_upload(method, target);
    }
    void handle(http::Request request, http::Reply reply);

private:
    class Visit;

    void show_page(Visit& visit);
    [[nodiscard]] bool show_first(std::shared_ptr<Visit> const& visit);
    // False if the lane is full.
    [[nodiscard]] bool add_to(api::Lane lane, std::shared_ptr<Visit> const& visit,
                              std::function<void(Visit&)> callback);
    void hand_over(std::shared_ptr<Visit> const& visit, api::Lane lane);
    void work(Visit& visit);

    Dependencies m_dependencies;
    std::uint64_t m_first_id;
    std::atomic<std::uint64_t> m_requests = 0;
};

} // namespace server
