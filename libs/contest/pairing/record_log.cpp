#include "pairing/record_log.hpp"

#include "pairing/file_error.hpp"
#include "support/text.hpp"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace pairing {

using support::ErrorKind;
using support::fail;
using support::FileDescriptor;
using support::Result;

RecordLog::RecordLog(std::filesystem::path path, FileDescriptor file, std::uint64_t size)
    : m_path(std::move(path)), m_file(std::move(file)), m_size(size) {}

Result<RecordLog> RecordLog::open(std::filesystem::path const& path, int flags) {
    FileDescriptor file(::open(path.c_str(), flags | O_CLOEXEC, 0644));
    struct stat status{};
    if (!file || fstat(file.get(), &status) != 0) {
        return file_error("open", path);
    }
    return RecordLog(path, std::move(file), static_cast<std::uint64_t>(status.st_size));
}

Result<RecordLog> RecordLog::open(std::filesystem::path const& path) {
    return open(path, O_RDWR | O_CREAT);
}

Result<RecordLog> RecordLog::open_to_read(std::filesystem::path const& path) {
    return open(path, O_RDONLY);
}

Result<RecordPlace> RecordLog::append(std::string_view text) {
    RecordPlace const place{.offset = m_size, .size = text.size()};
    auto offset = static_cast<off_t>(m_size);
    while (!text.empty()) {
        ssize_t const written = pwrite(m_file.get(), text.data(), text.size(), offset);
        if (written < 0 && errno != EINTR) {
            return file_error("write", m_path);
        }
        auto const bytes = written < 0 ? 0 : written;
        text.remove_prefix(static_cast<std::size_t>(bytes));
        offset += bytes;
    }
    m_size = place.end();
    return place;
}

Result<void> RecordLog::cut_to(std::uint64_t size) {
    if (ftruncate(m_file.get(), static_cast<off_t>(size)) != 0) {
        return file_error("shorten", m_path);
    }
    m_size = size;
    return {};
}

Result<std::string> RecordLog::read(RecordPlace const& place) const {
    if (place.end() < place.offset || place.end() > m_size) {
        return fail(ErrorKind::refused, "{} is truncated", support::in_quotes(m_path.string()));
    }
    std::string text(place.size, '\0');
    std::size_t done = 0;
    while (done < text.size()) {
        ssize_t const bytes = pread(m_file.get(), text.data() + done, text.size() - done,
                                    static_cast<off_t>(place.offset + done));
        if (bytes < 0 && errno == EINTR) {
            continue;
        }
        if (bytes <= 0) {
            errno = bytes < 0 ? errno : EIO; // it was shortened meanwhile
            return file_error("read", m_path);
        }
        done += static_cast<std::size_t>(bytes);
    }
    return text;
}

Result<void> RecordLog::sync() const {
    if (fdatasync(m_file.get()) != 0) {
        return file_error("write", m_path);
    }
    return {};
}

} // namespace pairing
