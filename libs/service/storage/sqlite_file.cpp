#include "storage/sqlite_file.hpp"

#include "storage/sqlite_backend.hpp"
#include "support/file_descriptor.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <system_error>
#include <tuple>
#include <unistd.h>

namespace storage {

namespace fs = std::filesystem;
using support::ErrorKind;
using support::fail;
using support::Result;

SqliteFile::SqliteFile(fs::path const& path, FileMode mode)
    : m_session(sqlite_backend(), fmt::format("dbname=\"{}\" timeout=0{}", path.string(),
                                              mode == FileMode::read_only ? " readonly=true" : "")) {
    m_session << "PRAGMA foreign_keys = ON";
}

std::vector<std::string> SqliteFile::texts(std::string const& question) {
    std::vector<std::string> all;
    std::string text;
    soci::statement statement = (m_session.prepare << question, soci::into(text));
    for (bool more = statement.execute(true); more; more = statement.fetch()) {
        all.push_back(text);
    }
    return all;
}

void SqliteFile::copy_to(fs::path const& path) {
    auto const name = path.string(); // SOCI looks at it when the whole line is read
    m_session << "VACUUM INTO :path", soci::use(name, "path");
}

void take_after(fs::path const& path, fs::path const& model) {
    struct stat status{};
    if (stat(model.c_str(), &status) != 0) {
        return;
    }
    std::ignore = chown(path.c_str(), status.st_uid, status.st_gid);
    if (S_ISREG(status.st_mode)) {
        std::ignore = chmod(path.c_str(), status.st_mode & 0777);
    }
}

Result<void> sync(fs::path const& path) {
    support::FileDescriptor const file(open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (file.get() < 0 || fsync(file.get()) != 0) {
        return fail(ErrorKind::unavailable, "cannot write {}: {}", path.string(), std::strerror(errno));
    }
    return {};
}

Result<void> TemporaryDatabase::rename_to(fs::path const& target) const {
    TULKAS_TRY(sync(m_path));
    std::error_code error;
    fs::rename(m_path, target, error);
    if (error) {
        return fail(ErrorKind::unavailable, "cannot write {}: {}", target.string(), error.message());
    }
    return sync(fs::absolute(target).parent_path());
}

void TemporaryDatabase::remove() const {
    std::error_code ignored;
    for (auto const* const ending : {"", "-wal", "-shm", "-journal"}) {
        fs::remove(m_path.string() + ending, ignored);
    }
}

} // namespace storage
