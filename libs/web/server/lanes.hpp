// The threads that answer requests, apart by what they wait for: the database, passwords, uploads, servers of
// others, compilers.
//
// A lane that is full refuses at once, and no lane waits for another: sixty logins, eight large uploads or a
// compiler that sleeps leave everything else as quick as it was.
#pragma once

#include "api/operation.hpp"
#include "metrics/page.hpp"
#include "server/thread_pool.hpp"

namespace server {

struct LaneSettings {
    int workers = 8;          // that wait for the database
    int password_threads = 2; // each hash needs 64 MB and a core
    int most_passwords = 400; // that wait; a class logs in at once
};

class Lanes {
public:
    explicit Lanes(LaneSettings const& settings);

    [[nodiscard]] ThreadPool& of(api::Lane lane);
    // What a lane is fair between: networks; and where servers of others are asked, these, so that one that
    // is slow leaves threads for the others.
    [[nodiscard]] static std::string key_of(api::Lane lane, http::Request const& request);
    // How long it may take until there is room again.
    [[nodiscard]] static std::chrono::seconds retry_after(api::Lane lane);

    // Drops what waits: the server stops, and would not be done with it in time.
    void close();
    // Does what waits, then ends.
    void stop();
    void write_metrics(metrics::Page& page) const;

private:
    ThreadPool m_database;
    ThreadPool m_passwords;
    ThreadPool m_uploads;
    ThreadPool m_elsewhere;
    ThreadPool m_builds;
};

} // namespace server
