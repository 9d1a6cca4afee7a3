#include "server/installation.hpp"

#include "kreator/error.hpp"
#include "people/account_manager.hpp"
#include "server/beat.hpp"
#include "server/certificates.hpp"
#include "server/descriptors.hpp"
#include "server/feature.hpp"
#include "server/front.hpp"
#include "server/health.hpp"
#include "server/machine_metrics.hpp"
#include "server/service_manager.hpp"
#include "server/settings.hpp"
#include "server/start_failure.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>

namespace server {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

std::string url_of(Settings const& settings, std::uint16_t port) {
    if (!settings.public_url.empty()) {
        return settings.public_url;
    }
    auto host = settings.http.address;
    if (host == "127.0.0.1" || host == "0.0.0.0" || host == "::" || host == "::1") {
        host = "localhost";
    } else if (host.contains(':')) {
        host = fmt::format("[{}]", host);
    }
    return fmt::format("{}://{}:{}", settings.http.tls ? "https" : "http", host, port);
}

// Turned away by us before the system has no more descriptors: those that are open, and the database, go on.
http::ServerSettings within_means(http::ServerSettings settings) {
    constexpr std::size_t for_other_things = 256;
    auto const descriptors = raise_descriptor_limit();
    auto const most = descriptors > 2 * for_other_things ? descriptors - for_other_things : descriptors / 2;
    settings.limits.connections = std::min(settings.limits.connections, most);
    return settings;
}

} // namespace

class Installation::Inside {
public:
    // Throws a StartFailure, as start() does.
    Inside(kreator::Resources& resources, std::function<void()> end)
        : m_end(std::move(end)),
          m_settings(resources.inject<Settings>()),
          m_log(resources.inject<Log>()),
          m_lanes(resources.inject<Lanes>()),
          m_database(resources.inject<storage::Database>()),
          m_account_manager(resources.inject<people::AccountManager>()),
          m_features(resources.inject_opt<Features>()),
          m_interface(resources.inject<api::Interface>()),
          m_requests(resources.inject<RequestMetrics>()),
          m_health(*m_database, *m_log, "server"),
          m_front(dependencies(resources)) {}

    void start() {
        for (; m_features && m_started < m_features->size(); ++m_started) {
            if (auto const started = (*m_features)[m_started]->start(); !started) {
                throw StartFailure(started.error());
            }
        }
        m_health.start();
        auto const now = std::chrono::floor<std::chrono::microseconds>(std::chrono::system_clock::now());
        auto const link = value_or_throw(m_account_manager->first_link(now));
        auto settings = within_means(m_settings->http);
        settings.is_upload = [this](http::Method method, http::Target const& target) {
            return m_front.is_upload(method, target);
        };
        settings.is_shared = [this](std::string const& address) {
            return m_settings->proxies.includes(address);
        };
        m_server =
            value_or_throw(http::Server::start(settings, [this](http::Request request, http::Reply reply) {
                m_front.handle(std::move(request), std::move(reply));
            }));
        m_listening = m_server.get();
        if (m_settings->http.tls) {
            auto const use = [this](http::TlsFiles const& files) { return m_server->use(files); };
            m_certificates.emplace(*m_settings->http.tls, use, *m_log);
        }
        url = url_of(*m_settings, m_server->port());
        if (link) { // behind the # it stays in the browser: no log has it
            first_link = fmt::format("{}/first-administrator#{}", url, *link);
        }
        m_log->say(
            LogLevel::info, "started",
            {{"url", url}, {"most_connections", static_cast<std::int64_t>(settings.limits.connections)}});
        m_beat.start(std::chrono::seconds(1), [this] { look(); });
        m_service_manager.tell("READY=1\nSTATUS=listening on " + url);
    }

    ~Inside() { stop(); }
    Inside(Inside const&) = delete;
    Inside& operator=(Inside const&) = delete;

    [[nodiscard]] std::uint16_t port() const { return m_server->port(); }

    [[nodiscard]] std::vector<std::pair<std::string, std::string>> sights() const {
        std::vector<std::pair<std::string, std::string>> all;
        for (auto const& feature : m_features ? *m_features : Features()) {
            for (auto& [what, path] : feature->sights()) {
                all.emplace_back(std::move(what), url + path);
            }
        }
        return all;
    }

    // Replies that are under way need the lanes, and streams their features: those end after the last
    // connection. What only waits is refused first.
    void stop() {
        if (m_listening != nullptr) {
            m_service_manager.tell("STOPPING=1");
            m_log->say(LogLevel::info, "stopping");
            m_lanes->close();
            m_beat.stop();
            m_server->stop();
        }
        for (; m_started > 0; --m_started) {
            (*m_features)[m_started - 1]->stop();
        }
        m_lanes->stop();
        m_health.stop();
        if (m_listening.exchange(nullptr) != nullptr) {
            m_log->say(LogLevel::info, "stopped");
        }
    }

    std::string url;
    std::optional<std::string> first_link;
    Result<void> verdict; // on whether it can go on; of the beat until that is stopped

private:
    Front::Dependencies dependencies(kreator::Resources& resources) {
        return {.interface = *resources.inject<api::Interface>(),
                .pages = *resources.inject<Pages>(),
                .proxies = m_settings->proxies,
                .hosts = m_settings->hosts,
                .lanes = *m_lanes,
                .requests = *m_requests,
                .log = *m_log,
                .health = [this] { return m_health.state(); },
                .metrics =
                    [this] {
                        metrics::Page page;
                        write_metrics(page);
                        return page.text();
                    }};
    }

    void look() {
        m_interface->end_expired();
        if (m_certificates) {
            m_certificates->look();
        }
        if (is_alive()) {
            m_service_manager.tell("WATCHDOG=1");
        }
        auto const present = m_database->presence();
        if (verdict && !present && present.error().kind == ErrorKind::refused) {
            verdict = present;
            m_log->say(LogLevel::error, "this server cannot continue", {{"why", present.error().message}});
            m_end();
        }
    }

    // The threads that everybody depends on do something. The database may be away for as long as it likes.
    [[nodiscard]] bool is_alive() const {
        constexpr std::chrono::seconds patience{10};
        auto alive_at = m_server->alive_at();
        for (auto const& feature : m_features ? *m_features : Features()) {
            alive_at = std::min(alive_at, feature->alive_at());
        }
        return std::chrono::steady_clock::now() - alive_at < patience;
    }

    void write_metrics(metrics::Page& page) const {
        auto* const server = m_listening.load(); // a client may be quicker than we are
        auto const counts = server == nullptr ? http::Server::Counts() : server->counts();
        auto const number = [](auto value) { return static_cast<double>(value); };
        page.gauge({"tulkas_http_connections", "Open connections."}, number(counts.connections));
        page.gauge({"tulkas_http_sockets", "Open WebSockets."}, number(counts.sockets));
        m_lanes->write_metrics(page);
        m_requests->write(page);
        m_database->write_metrics(page);
        write_machine_metrics(page, *m_settings);
        for (auto const& feature : m_features ? *m_features : Features()) {
            feature->write_metrics(page);
        }
    }

    std::function<void()> m_end;
    std::shared_ptr<Settings> m_settings;
    std::shared_ptr<Log> m_log;
    std::shared_ptr<Lanes> m_lanes;
    std::shared_ptr<storage::Database> m_database;
    std::shared_ptr<people::AccountManager> m_account_manager;
    std::shared_ptr<Features> m_features;
    std::size_t m_started = 0; // features
    std::shared_ptr<api::Interface> m_interface;
    std::shared_ptr<RequestMetrics> m_requests;
    Health m_health;
    Front m_front;
    std::unique_ptr<http::Server> m_server;
    std::atomic<http::Server*> m_listening = nullptr;
    std::optional<Certificates> m_certificates;
    ServiceManager m_service_manager;
    Beat m_beat; // the first to end
};

Result<std::unique_ptr<Installation>> Installation::start(kreator::Resources& resources,
                                                          std::function<void()> end) {
    try {
        auto inside = std::make_unique<Inside>(resources, std::move(end));
        inside->start();
        return std::unique_ptr<Installation>(new Installation(std::move(inside)));
    } catch (StartFailure const& failure) {
        return std::unexpected(failure.error());
    } catch (kreator::Error const& error) {
        return fail(ErrorKind::invalid, "{}", error.what());
    }
}

Installation::Installation(std::unique_ptr<Inside> inside) : m_inside(std::move(inside)) {}

Installation::~Installation() = default;

std::uint16_t Installation::port() const {
    return m_inside->port();
}

std::string const& Installation::url() const {
    return m_inside->url;
}

std::optional<std::string> const& Installation::first_link() const {
    return m_inside->first_link;
}

std::vector<std::pair<std::string, std::string>> Installation::sights() const {
    return m_inside->sights();
}

Result<void> Installation::stop() {
    m_inside->stop();
    return m_inside->verdict;
}

} // namespace server
