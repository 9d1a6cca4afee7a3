#include "server/health.hpp"

#include "server/work_parts.hpp"
#include "storage/beats.hpp"

namespace server {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

constexpr std::chrono::seconds between_looks{1};
constexpr std::chrono::seconds between_writes{10}; // while all is well: each is a write to the disk
constexpr std::chrono::seconds patience{25};

} // namespace

Health::Health(storage::Database& database, Log const& log, std::string name)
    : m_database(database), m_log(log), m_name(std::move(name)) {}

void Health::start() {
    m_beat.start(between_looks, [this] { look(); });
}

void Health::look() {
    if (m_was_good && Clock::now() - m_asked < between_writes) {
        return;
    }
    m_asked = Clock::now();
    auto written = storage::note_beat(m_database, m_name, present_moment());
    tell(written);
    std::lock_guard const lock(m_mutex);
    if (written) {
        m_last = Clock::now();
    }
    m_written = std::move(written);
}

// The way down and the way up; in between the log keeps the repetitions to one a minute.
void Health::tell(Result<void> const& written) {
    if (!written) {
        m_log.say(LogLevel::error, "the database cannot be used", {{"why", written.error().message}});
    } else if (!m_was_good) {
        auto const gone = std::chrono::duration<double>(Clock::now() - m_last).count();
        m_log.say(LogLevel::info, "the database can be used again", {{"seconds", gone}});
    }
    m_was_good = written.has_value();
}

// Without the database's own words: strangers may read this. The log has them.
Result<void> Health::state() const {
    if (!m_database.presence()) {
        return fail(ErrorKind::unavailable, "the database does not respond");
    }
    std::lock_guard const lock(m_mutex);
    bool const is_recent = Clock::now() - m_last < patience;
    return m_written && is_recent ? Result<void>()
                                  : fail(ErrorKind::unavailable, "the database takes no writes");
}

} // namespace server
