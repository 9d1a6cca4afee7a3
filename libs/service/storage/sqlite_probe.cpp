#include "storage/probe.hpp"
#include "support/file_descriptor.hpp"

#include <fmt/format.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <fcntl.h>
#include <sqlite3.h>
#include <sys/file.h>
#include <thread>
#include <tuple>
#include <unistd.h>

namespace storage {

namespace {

using support::ErrorKind;
using support::fail;
using support::FileDescriptor;
using support::Result;

// Held as long as the program lives, however it ends. In it stands the number of the process that has it.
Result<FileDescriptor> lock_beside(std::string const& path) {
    auto const name = path + ".lock";
    FileDescriptor file(open(name.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600));
    if (!file) {
        return fail(ErrorKind::unavailable, "cannot open {}: {}", name,
                    std::strerror(errno)); // NOLINT(concurrency-mt-unsafe)
    }
    // One that was killed just now may have left children that are on their way out.
    constexpr int tries = 50;
    bool is_ours = flock(file.get(), LOCK_EX | LOCK_NB) == 0;
    for (int i = 0; i < tries && !is_ours; ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        is_ours = flock(file.get(), LOCK_EX | LOCK_NB) == 0;
    }
    if (!is_ours) {
        std::array<char, 32> other{};
        auto const length = read(file.get(), other.data(), other.size() - 1);
        return fail(ErrorKind::refused, "another tulkas serve uses this database: process {}",
                    length > 0 ? std::string_view(other.data()) : "unknown");
    }
    auto const own = std::to_string(getpid());
    if (ftruncate(file.get(), 0) == 0) { // only who reads it would miss it
        std::ignore = pwrite(file.get(), own.data(), own.size(), 0);
    }
    return file;
}

class SqliteProbe : public Probe {
public:
    SqliteProbe(std::string path, FileDescriptor lock) : m_path(std::move(path)), m_lock(std::move(lock)) {}

    Result<void> ask() override {
        if (!m_file) {
            sqlite3* file = nullptr;
            int const opened = sqlite3_open_v2(m_path.c_str(), &file, SQLITE_OPEN_READWRITE, nullptr);
            m_file.reset(file);
            if (opened != SQLITE_OK) {
                return broken();
            }
        }
        if (sqlite3_exec(m_file.get(), "BEGIN IMMEDIATE; ROLLBACK", nullptr, nullptr, nullptr) != SQLITE_OK) {
            return broken();
        }
        return {};
    }

private:
    Result<void> broken() {
        auto result = fail(ErrorKind::unavailable, "{}", sqlite3_errmsg(m_file.get()));
        m_file.reset();
        return result;
    }

    std::string m_path;
    FileDescriptor m_lock;
    std::unique_ptr<sqlite3, decltype(&sqlite3_close)> m_file{nullptr, &sqlite3_close};
};

} // namespace

Result<std::unique_ptr<Probe>> sqlite_probe(DatabaseAddress const& place, Use use) {
    auto lock = use == Use::sole ? lock_beside(place.where) : Result<FileDescriptor>(FileDescriptor());
    if (!lock) {
        return pass_on(lock);
    }
    return std::make_unique<SqliteProbe>(place.where, *std::move(lock));
}

} // namespace storage
