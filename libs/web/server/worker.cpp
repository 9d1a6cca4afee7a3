#include "server/worker.hpp"

#include "kreator/error.hpp"
#include "kreator/inject.hpp"
#include "packages/shelf.hpp"
#include "server/beat.hpp"
#include "server/database_waiting.hpp"
#include "server/health.hpp"
#include "server/log.hpp"
#include "server/machine_metrics.hpp"
#include "server/parts.hpp"
#include "server/service_manager.hpp"
#include "server/start_failure.hpp"
#include "server/status_server.hpp"
#include "server/work_handlers.hpp"
#include "server/work_parts.hpp"
#include "storage/clock.hpp"
#include "storage/migrations.hpp"
#include "storage/reachability.hpp"

#include <fmt/format.h>

#include <chrono>

namespace server {

using kreator::inject;
using kreator::inject_opt;
using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

Result<std::unique_ptr<storage::Database>> open_workers_database(Settings const& settings) {
    if (settings.database.backend == storage::Backend::sqlite) {
        return fail(ErrorKind::refused, "a worker needs the server's PostgreSQL database (--database "
                                        "postgresql://…); SQLite serves only one program");
    }
    auto const patience = inject_opt<Patience>();
    auto opened = open_when_reachable(
        {.open =
             [&] { return storage::Database::open_as_it_is(settings.database, settings.database_limits); },
         .is_reachable = [&] { return storage::is_reachable(settings.database); },
         .patience = patience.get(),
         .log = *inject<Log>()});
    return opened || opened.error().kind != ErrorKind::refused
               ? std::move(opened)
               : fail(ErrorKind::refused,
                      "{}; server and workers must have the same version, and the server upgrades "
                      "the database when it starts",
                      opened.error().message);
}

Result<std::unique_ptr<match::Workshop>> open_workshop(Settings const& settings) {
    auto made = make_workshop(settings);
    return made ? std::move(made)
                : fail(ErrorKind::refused, "a worker needs the sandbox: {} (see tulkas doctor)",
                       made.error().message);
}

// Leases are moments of the clocks of all machines. Where they differ by less than the time between two
// prolongations nobody takes what another is still doing.
Result<void> check_clock(storage::Database& database, std::chrono::seconds lease) {
    auto const there = TULKAS_TRY(storage::time_of(database));
    auto const difference =
        std::chrono::duration_cast<std::chrono::seconds>(std::chrono::abs(there - present_moment()));
    return difference <= lease / 3
               ? Result<void>()
               : fail(ErrorKind::refused, "the clocks of this machine and the database differ by {} seconds",
                      difference.count());
}

std::string url_host(std::string const& host) {
    return host.contains(':') ? fmt::format("[{}]", host) : host;
}

} // namespace

void provide_worker(kreator::Resources& resources) {
    provide_settings(resources);
    resources
        .provide<storage::Database>([]() -> std::shared_ptr<storage::Database> {
            return value_or_throw(open_workers_database(*inject<Settings>()));
        })
        .singleton();
    provide_work(resources, "worker", [](Settings const& settings) { return settings.share; });
}

class Worker::Inside {
public:
    // Throws a StartFailure.
    Inside(kreator::Resources& resources, rules::Registry& games, std::function<void()> end)
        : m_settings(resources.inject<Settings>()),
          m_log(resources.inject<Log>()),
          m_database(resources.inject<storage::Database>()),
          m_queue(resources.inject<queue::Queue>()),
          m_crew(resources.inject<queue::Crew>()),
          m_workshop(value_or_throw(open_workshop(*m_settings))),
          m_end(std::move(end)),
          m_shelf({.database = *m_database, .games = games, .workshop = m_workshop.get()}),
          m_entrants(*m_database, *m_workshop),
          m_handlers({.database = *m_database,
                      .queue = *m_queue,
                      .games = games,
                      .workshop = m_workshop.get(),
                      .entrants = &m_entrants,
                      .standards = m_settings->judging,
                      .follow_games = [this] { return m_shelf.follow(); }}) {}
    Inside(Inside const&) = delete;
    Inside& operator=(Inside const&) = delete;
    ~Inside() { stop(); }

    void start() {
        must(check_clock(*m_database, m_settings->lease));
        must(m_shelf.open(telling("cannot play a game")));
        m_crew->handle(m_handlers.all());
        auto const database = storage::without_secrets(m_settings->database);
        int const threads = m_settings->share.threads;
        summary = fmt::format("working for {} with {} threads", database, threads);
        if (m_settings->status) {
            m_status = value_or_throw(
                start_status_server(*m_settings->status, {.health = [this] { return m_health.state(); },
                                                          .metrics = [this] { return metrics_text(); }}));
            summary += fmt::format("\nmetrics at http://{}:{}/metrics", url_host(m_settings->status->host),
                                   m_status->port());
        }
        m_crew->start();
        m_health.start();
        m_is_working = true;
        m_beat.start(std::chrono::seconds(1), [this] { look(); });
        m_log->say(
            LogLevel::info, "started",
            {{"program", "worker"}, {"threads", static_cast<std::int64_t>(threads)}, {"database", database}});
        m_service_manager.tell("READY=1\nSTATUS=working for " + database);
    }

    void stop() {
        if (m_is_working) {
            m_service_manager.tell("STOPPING=1");
            m_log->say(LogLevel::info, "stopping");
            m_status.reset();
            m_beat.stop();
            m_health.stop();
            m_crew->stop();
            m_log->say(LogLevel::info, "stopped");
            m_is_working = false;
        }
    }

    std::string summary;
    Result<void> verdict; // on whether it can go on; of the beat until that is stopped

private:
    static void must(Result<void> const& result) {
        if (!result) {
            throw StartFailure(result.error());
        }
    }

    // A database that does not answer may do so again; a worker that would do harm ends.
    void look() {
        if (!verdict) {
            return;
        }
        auto const followed = m_shelf.follow();
        verdict = storage::check_schema(*m_database);
        if (verdict) {
            verdict = check_clock(*m_database, m_settings->lease);
        }
        if (!verdict && verdict.error().kind == ErrorKind::refused) {
            m_log->say(LogLevel::error, "this worker cannot continue", {{"why", verdict.error().message}});
            m_end();
            return;
        }
        if (!followed) {
            m_log->say(LogLevel::warning, "games cannot be followed", {{"why", followed.error().message}});
        }
        m_service_manager.tell("WATCHDOG=1");
        verdict = {}; // the health says what is wrong with the database
    }

    [[nodiscard]] std::string metrics_text() const {
        metrics::Page page;
        m_crew->write_metrics(page);
        m_handlers.write_metrics(page);
        m_database->write_metrics(page);
        write_machine_metrics(page, *m_settings);
        return page.text();
    }

    std::shared_ptr<Settings> m_settings;
    std::shared_ptr<Log> m_log;
    std::shared_ptr<storage::Database> m_database;
    std::shared_ptr<queue::Queue> m_queue;
    std::shared_ptr<queue::Crew> m_crew;
    std::unique_ptr<match::Workshop> m_workshop;
    std::function<void()> m_end;
    packages::Shelf m_shelf;
    submissions::Entrants m_entrants;
    WorkHandlers m_handlers;
    Health m_health{*m_database, *m_log, "worker"};
    ServiceManager m_service_manager;
    bool m_is_working = false;
    Beat m_beat;
    std::unique_ptr<http::Server> m_status; // the first to end
};

Result<std::unique_ptr<Worker>> Worker::start(kreator::Resources& resources, rules::Registry& games,
                                              std::function<void()> end) {
    try {
        auto inside = std::make_unique<Inside>(resources, games, std::move(end));
        inside->start();
        return std::unique_ptr<Worker>(new Worker(std::move(inside)));
    } catch (StartFailure const& failure) {
        return std::unexpected(failure.error());
    } catch (kreator::Error const& error) {
        return fail(ErrorKind::invalid, "{}", error.what());
    }
}

Worker::Worker(std::unique_ptr<Inside> inside) : m_inside(std::move(inside)) {}

Worker::~Worker() = default;

std::string const& Worker::summary() const {
    return m_inside->summary;
}

Result<void> Worker::stop() {
    m_inside->stop();
    return m_inside->verdict;
}

} // namespace server
