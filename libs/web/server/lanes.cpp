#include "server/lanes.hpp"

#include "support/ip_address.hpp"

#include <algorithm>

namespace server {

namespace {

constexpr std::size_t half_of(int threads) {
    return static_cast<std::size_t>(std::max(1, threads / 2));
}

// One network has at most half of the threads: whatever its requests wait for, others go on.
PoolSettings database_settings(int workers) {
    constexpr std::size_t most_waiting = 4096;
    return {.threads = workers,
            .most_waiting = most_waiting,
            .most_waiting_of_one = most_waiting / 2,
            .most_running_of_one = half_of(workers)};
}

// A class behind one address may have three quarters of the places, and all threads while nobody else comes.
PoolSettings password_settings(LaneSettings const& settings) {
    auto const most = static_cast<std::size_t>(settings.most_passwords);
    return {.threads = settings.password_threads,
            .most_waiting = most,
            .most_waiting_of_one = std::max(most * 3 / 4, std::size_t{1})};
}

// Few: each that waits holds megabytes.
PoolSettings upload_settings(int workers) {
    constexpr std::size_t most_waiting = 32;
    constexpr std::size_t most_waiting_of_one = 16;
    int const threads = std::max(2, workers / 4);
    return {.threads = threads,
            .most_waiting = most_waiting,
            .most_waiting_of_one = most_waiting_of_one,
            .most_running_of_one = half_of(threads)};
}

// These only wait. A class that logs in at once waits too.
PoolSettings elsewhere_settings() {
    constexpr int threads = 8;
    constexpr std::size_t most_waiting = 600;
    return {.threads = threads,
            .most_waiting = most_waiting,
            .most_waiting_of_one = most_waiting * 3 / 4,
            .most_running_of_one = half_of(threads)};
}

// Administrators alone have something built while they wait; others are refused here without a compiler.
PoolSettings build_settings() {
    return {.threads = 2, .most_waiting = 16, .most_waiting_of_one = 8};
}

} // namespace

Lanes::Lanes(LaneSettings const& settings)
    : m_database(database_settings(settings.workers)),
      m_passwords(password_settings(settings)),
      m_uploads(upload_settings(settings.workers)),
      m_elsewhere(elsewhere_settings()),
      m_builds(build_settings()) {}

ThreadPool& Lanes::of(api::Lane lane) {
    switch (lane) {
    case api::Lane::passwords:
        return m_passwords;
    case api::Lane::uploads:
        return m_uploads;
    case api::Lane::elsewhere:
        return m_elsewhere;
    case api::Lane::builds:
        return m_builds;
    case api::Lane::database:
        break;
    }
    return m_database;
}

std::string Lanes::key_of(api::Lane lane, http::Request const& request) {
    constexpr std::size_t who = 3; // api, v1, institutions, NAME
    auto const& segments = request.target.segments;
    return lane == api::Lane::elsewhere && segments.size() > who ? segments[who]
                                                                 : support::network_of(request.peer);
}

std::chrono::seconds Lanes::retry_after(api::Lane lane) {
    constexpr std::chrono::seconds for_hashes{5};
    return lane == api::Lane::passwords ? for_hashes : std::chrono::seconds(1);
}

void Lanes::close() {
    m_passwords.close();
    m_uploads.close();
    m_elsewhere.close();
    m_builds.close();
    m_database.close();
}

void Lanes::stop() {
    m_passwords.stop();
    m_uploads.stop();
    m_elsewhere.stop();
    m_builds.stop();
    m_database.stop();
}

void Lanes::write_metrics(metrics::Page& page) const {
    auto const number = [](auto value) { return static_cast<double>(value); };
    page.gauge({"tulkas_http_requests_waiting", "Requests that wait for a thread."},
               number(m_database.waiting()));
    page.gauge({"tulkas_http_passwords_waiting", "Requests that wait for a password's hash."},
               number(m_passwords.waiting()));
    page.gauge({"tulkas_http_uploads_waiting", "Uploads that wait for a thread."},
               number(m_uploads.waiting()));
    page.gauge(
        {"tulkas_http_elsewhere_waiting", "Requests that wait for a thread to ask a server of others."},
        number(m_elsewhere.waiting()));
    page.gauge({"tulkas_http_builds_waiting", "Requests that wait until others' programs are built."},
               number(m_builds.waiting()));
}

} // namespace server
