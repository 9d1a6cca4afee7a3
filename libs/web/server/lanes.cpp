#include "server/lanes.hpp"

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

} // namespace

Lanes::Lanes(LaneSettings const& settings)
    : m_database(database_settings(settings.workers)),
      m_passwords(password_settings(settings)),
      m_uploads(upload_settings(settings.workers)) {}

ThreadPool& Lanes::of(api::Lane lane) {
    switch (lane) {
    case api::Lane::passwords:
        return m_passwords;
    case api::Lane::uploads:
        return m_uploads;
    case api::Lane::database:
        break;
    }
    return m_database;
}

std::chrono::seconds Lanes::retry_after(api::Lane lane) {
    constexpr std::chrono::seconds for_hashes{5};
    return lane == api::Lane::passwords ? for_hashes : std::chrono::seconds(1);
}

void Lanes::close() {
    m_passwords.close();
    m_uploads.close();
    m_database.close();
}

void Lanes::stop() {
    m_passwords.stop();
    m_uploads.stop();
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
}

} // namespace server
