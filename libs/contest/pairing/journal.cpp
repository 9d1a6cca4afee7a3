#include "pairing/journal.hpp"

#include "pairing/file_error.hpp"
#include "support/digest.hpp"
#include "support/file_io.hpp"
#include "support/text.hpp"

#include <cerrno>
#include <cstdint>
#include <cstring>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>
#include <utility>

namespace pairing {

using support::ErrorKind;
using support::fail;
using support::FileDescriptor;
using support::pass_on;
using support::Result;

namespace {

constexpr std::size_t digest_size = 16;

std::string digest_of(std::string_view last_digest, std::string_view text) {
    return support::sha256(std::string(last_digest) + std::string(text)).substr(0, digest_size);
}

struct Content {
    std::vector<std::string> lines;
    std::string last_digest;
    std::size_t size = 0; // of the whole lines
};

bool is_whole(std::string_view line, std::string_view last_digest) {
    return line.size() > digest_size && line[digest_size] == ' ' &&
           digest_of(last_digest, line.substr(digest_size + 1)) == line.substr(0, digest_size);
}

Result<std::string> bytes_of(std::filesystem::path const& path) {
    constexpr std::uint64_t most_bytes = 10'000'000'000;
    return support::read_file(path, most_bytes);
}

Result<Content> parse(std::string_view bytes, std::filesystem::path const& path) {
    Content content;
    while (content.size < bytes.size()) {
        std::string_view const rest = bytes.substr(content.size);
        std::size_t const end = rest.find('\n');
        std::string_view const line = rest.substr(0, end);
        bool const is_last = end == std::string_view::npos || end + 1 == rest.size();
        if (end == std::string_view::npos || !is_whole(line, content.last_digest)) {
            if (!is_last) {
                return fail(ErrorKind::refused, "{}: line {} is damaged", support::in_quotes(path.string()),
                            content.lines.size() + 1);
            }
            break;
        }
        content.last_digest = line.substr(0, digest_size);
        content.lines.emplace_back(line.substr(digest_size + 1));
        content.size += end + 1;
    }
    return content;
}

} // namespace

Journal::Journal(std::filesystem::path path, FileDescriptor file, std::string last_digest)
    : m_path(std::move(path)), m_file(std::move(file)), m_last_digest(std::move(last_digest)) {}

Result<Journal::Opened> Journal::open(std::filesystem::path const& path) {
    FileDescriptor file(::open(path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0644));
    if (!file) {
        return file_error("open", path);
    }
    if (flock(file.get(), LOCK_EX | LOCK_NB) != 0) {
        return fail(ErrorKind::conflict, "{} is in use by another process",
                    support::in_quotes(path.string()));
    }
    auto const bytes = TULKAS_TRY(bytes_of(path));
    auto content = TULKAS_TRY(parse(bytes, path));
    if (content.size < bytes.size() && ftruncate(file.get(), static_cast<off_t>(content.size)) != 0) {
        return file_error("shorten", path);
    }
    return Opened{.journal = Journal(path, std::move(file), std::move(content.last_digest)),
                  .lines = std::move(content.lines)};
}

Result<std::vector<std::string>> Journal::read(std::filesystem::path const& path) {
    auto const bytes = bytes_of(path);
    auto content = bytes ? parse(*bytes, path) : pass_on(bytes);
    return content ? Result<std::vector<std::string>>(std::move(content->lines)) : pass_on(content);
}

Result<void> Journal::append(std::string_view text) {
    if (m_is_torn) {
        return fail(ErrorKind::unavailable, "cannot write {}: an earlier write failed",
                    support::in_quotes(m_path.string()));
    }
    std::string const digest = digest_of(m_last_digest, text);
    std::string line = digest + " ";
    line += text;
    line += '\n';
    ssize_t written = 0;
    do {
        written = write(m_file.get(), line.data(), line.size());
    } while (written < 0 && errno == EINTR);
    if (written != static_cast<ssize_t>(line.size())) {
        errno = written < 0 ? errno : ENOSPC; // a full disk takes a part
        m_is_torn = true;
        return file_error("write", m_path);
    }
    m_last_digest = digest;
    return {};
}

Result<void> Journal::sync() const {
    if (fdatasync(m_file.get()) != 0) {
        return file_error("write", m_path);
    }
    return {};
}

Result<void> Journal::cut_to(std::span<std::string const> lines) {
    m_last_digest.clear();
    std::size_t size = 0;
    for (auto const& line : lines) {
        m_last_digest = digest_of(m_last_digest, line);
        size += digest_size + 1 + line.size() + 1;
    }
    if (ftruncate(m_file.get(), static_cast<off_t>(size)) != 0) {
        return file_error("shorten", m_path);
    }
    return {};
}

} // namespace pairing
