#include "server/worker.hpp"

#include "kreator/error.hpp"
#include "kreator/inject.hpp"
#include "queue/crew.hpp"
#include "server/beat.hpp"
#include "server/database_waiting.hpp"
#include "server/log.hpp"
#include "server/machine_metrics.hpp"
#include "server/parts.hpp"
#include "server/service_manager.hpp"
#include "server/start_failure.hpp"
#include "server/status_server.hpp"
#include "server/work_parts.hpp"
#include "worker/duties.hpp"

#include <fmt/format.h>

#include <chrono>

namespace server {

using kreator::inject;
using kreator::inject_opt;
using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

Result<std::unique_ptr<match::Workshop>> open_workshop(Settings const& settings) {
    auto made = make_workshop(settings);
    return made ? std::move(made)
                : fail(ErrorKind::refused, "a worker needs the sandbox: {} (see tulkas doctor)",
                       made.error().message);
}

// Waits for an arena that is not there yet, or is being restarted. What waiting cannot mend is an error.
Result<void> open_when_reachable(worker::RemoteSource& source, int threads, Log const& log) {
    auto const patience = inject_opt<Patience>();
    for (int failures = 0;; ++failures) {
        auto opened = source.open(threads);
        bool const may_come = !opened && opened.error().kind == ErrorKind::unavailable;
        if (!may_come || !patience) {
            return opened;
        }
        log.say(LogLevel::warning, "the arena cannot be reached", {{"why", opened.error().message}});
        if (!patience->wait(pause_after(failures))) {
            return opened;
        }
    }
}

std::string url_host(std::string const& host) {
    return host.contains(':') ? fmt::format("[{}]", host) : host;
}

} // namespace

void provide_worker(kreator::Resources& resources) {
    provide_settings(resources);
}

class Worker::Inside {
public:
    // Throws a StartFailure.
    Inside(kreator::Resources& resources, rules::Registry& games, worker::ArenaSettings const& arena,
           std::function<void()> end)
        : m_settings(resources.inject<Settings>()),
          m_log(resources.inject<Log>()),
          m_workshop(value_or_throw(open_workshop(*m_settings))),
          m_place(fmt::format("{}://{}:{}{}", arena.address.is_secure ? "https" : "http",
                              url_host(arena.address.host), arena.address.port, arena.address.path)),
          m_arena(value_or_throw(worker::Arena::create(arena))),
          m_source(*m_arena, telling("the arena")),
          m_end(std::move(end)),
          m_duties(m_source, *m_workshop, games),
          m_crew(m_source, {.share = m_settings->share, .program = "worker", .log = telling("work failed")}) {
    }
    Inside(Inside const&) = delete;
    Inside& operator=(Inside const&) = delete;
    ~Inside() { stop(); }

    void start() {
        int const threads = m_settings->share.threads;
        if (auto const opened = open_when_reachable(m_source, threads, *m_log); !opened) {
            throw StartFailure(opened.error());
        }
        m_crew.handle(m_duties.all());
        summary = fmt::format("working for {} with {} threads", m_place, threads);
        if (m_settings->status) {
            m_status = value_or_throw(
                start_status_server(*m_settings->status, {.health = [this] { return m_arena->state(); },
                                                          .metrics = [this] { return metrics_text(); }}));
            summary += fmt::format("\nmetrics at http://{}:{}/metrics", url_host(m_settings->status->host),
                                   m_status->port());
        }
        m_crew.start();
        m_is_working = true;
        m_beat.start(std::chrono::seconds(1), [this] { look(); });
        m_log->say(
            LogLevel::info, "started",
            {{"program", "worker"}, {"threads", static_cast<std::int64_t>(threads)}, {"arena", m_place}});
        m_service_manager.tell("READY=1\nSTATUS=working for " + m_place);
    }

    void stop() {
        if (m_is_working) {
            m_service_manager.tell("STOPPING=1");
            m_log->say(LogLevel::info, "stopping");
            m_status.reset();
            m_beat.stop();
            m_crew.stop();
            m_log->say(LogLevel::info, "stopped");
            m_is_working = false;
        }
    }

    std::string summary;
    Result<void> verdict; // on whether it can go on; of the beat until that is stopped

private:
    // An arena that does not answer may do so again; one that does not know the token will not.
    void look() {
        if (!verdict) {
            return;
        }
        if (m_arena->is_shut_out()) {
            verdict = fail(ErrorKind::denied, "the arena does not accept this worker's token any more");
            m_log->say(LogLevel::error, "this worker cannot continue", {{"why", verdict.error().message}});
            m_end();
            return;
        }
        m_service_manager.tell("WATCHDOG=1");
    }

    [[nodiscard]] std::string metrics_text() const {
        metrics::Page page;
        m_crew.write_metrics(page);
        m_duties.write_metrics(page);
        write_machine_metrics(page, *m_settings);
        return page.text();
    }

    std::shared_ptr<Settings> m_settings;
    std::shared_ptr<Log> m_log;
    std::unique_ptr<match::Workshop> m_workshop;
    std::string m_place;
    std::unique_ptr<worker::Arena> m_arena;
    worker::RemoteSource m_source;
    std::function<void()> m_end;
    worker::Duties m_duties;
    queue::Crew m_crew;
    ServiceManager m_service_manager;
    bool m_is_working = false;
    Beat m_beat;
    std::unique_ptr<http::Server> m_status; // the first to end
};

Result<std::unique_ptr<Worker>> Worker::start(kreator::Resources& resources, rules::Registry& games,
                                              worker::ArenaSettings const& arena, std::function<void()> end) {
    try {
        auto inside = std::make_unique<Inside>(resources, games, arena, std::move(end));
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
