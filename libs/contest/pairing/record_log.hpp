// The records of many games, one after the other in a file that only grows.
//
// The same text as `tulkas play --record` writes. One file for all games, because creating a file takes
// longer than playing a quick game. It has no index: the caller that appends a game keeps its position.
#pragma once

#include "support/file_descriptor.hpp"
#include "support/result.hpp"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace pairing {

struct RecordPlace {
    std::uint64_t offset = 0;
    std::uint64_t size = 0;

    [[nodiscard]] std::uint64_t end() const { return offset + size; }
    bool operator==(RecordPlace const&) const = default;
};

class RecordLog {
public:
    // Makes the file if there is none.
    [[nodiscard]] static support::Result<RecordLog> open(std::filesystem::path const& path);
    // Another process may be appending to the file.
    [[nodiscard]] static support::Result<RecordLog> open_to_read(std::filesystem::path const& path);

    [[nodiscard]] std::uint64_t size() const { return m_size; }
    // Of a text that could not be written nothing counts: the next one is written over it.
    [[nodiscard]] support::Result<RecordPlace> append(std::string_view text);
    [[nodiscard]] support::Result<void> cut_to(std::uint64_t size);
    [[nodiscard]] support::Result<std::string> read(RecordPlace const& place) const;
    // Also while another thread appends.
    [[nodiscard]] support::Result<void> sync() const;

private:
    RecordLog(std::filesystem::path path, support::FileDescriptor file, std::uint64_t size);

    [[nodiscard]] static support::Result<RecordLog> open(std::filesystem::path const& path, int flags);

    std::filesystem::path m_path;
    support::FileDescriptor m_file;
    std::uint64_t m_size;
};

} // namespace pairing
