// The server's certificate and key, read again when their files change: a renewal needs no restart.
#pragma once

#include "http/server.hpp"
#include "server/log.hpp"

#include <array>
#include <cstdint>
#include <filesystem>
#include <functional>

namespace server {

class Certificates {
public:
    using Use = std::function<support::Result<void>(http::TlsFiles const&)>;

    // The files have just been read. The log outlives it.
    Certificates(http::TlsFiles files, Use use, Log const& log);

    // If they have changed since the last look: has them used, and says so. If they cannot be used, such as
    // a new certificate whose key has not been written yet, the old ones stay until the next change.
    void look();

private:
    // What changes when a file does. Nothing is known of one that is not there.
    struct Stamp {
        std::uint64_t file = 0;
        std::int64_t changed = 0; // ns
        std::int64_t size = -1;

        bool operator==(Stamp const&) const = default;
    };
    using Stamps = std::array<Stamp, 2>;

    [[nodiscard]] static Stamp stamp_of(std::string const& path);
    [[nodiscard]] Stamps stamps() const;

    http::TlsFiles m_files;
    Use m_use;
    Log const& m_log;
    Stamps m_seen;
};

} // namespace server
