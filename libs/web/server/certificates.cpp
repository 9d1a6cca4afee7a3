#include "server/certificates.hpp"

#include <sys/stat.h>
#include <utility>

namespace server {

Certificates::Certificates(http::TlsFiles files, Use use, Log const& log)
    : m_files(std::move(files)), m_use(std::move(use)), m_log(log), m_seen(stamps()) {}

Certificates::Stamp Certificates::stamp_of(std::string const& path) {
    struct stat found{};
    if (stat(path.c_str(), &found) != 0) { // what a link points to: renewals often change only the link
        return {};
    }
    constexpr std::int64_t nanoseconds = 1'000'000'000;
    return {.file = found.st_ino,
            .changed = found.st_mtim.tv_sec * nanoseconds + found.st_mtim.tv_nsec,
            .size = found.st_size};
}

Certificates::Stamps Certificates::stamps() const {
    return {stamp_of(m_files.certificate_chain), stamp_of(m_files.private_key)};
}

void Certificates::look() {
    auto const now = stamps();
    if (now == m_seen) {
        return;
    }
    m_seen = now;
    if (auto const used = m_use(m_files); used) {
        m_log.say(LogLevel::info, "the certificate was read again", {{"file", m_files.certificate_chain}});
    } else {
        m_log.say(LogLevel::error, "the new certificate cannot be used, the old one stays",
                  {{"why", used.error().message}});
    }
}

} // namespace server
