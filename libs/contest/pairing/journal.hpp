// A file of lines that only grows, and that can be trusted after any end of the process that wrote it.
//
//     9f86d081884c7d65 {"tournament":…}
//     4bf5122f344554c5 {"game":0,…}
//
// Each line begins with a digest of its text and of the line before. A line is written by one call, so a
// process that is killed leaves whole lines and at most one torn one, the last; that one is cut off. A
// damaged line with others after it is an error: the file was damaged in another way.
#pragma once

#include "support/file_descriptor.hpp"
#include "support/result.hpp"

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace pairing {

class Journal {
public:
    struct Opened;

    // Makes the file if there is none, and keeps everybody else from opening it as long as it lives.
    [[nodiscard]] static support::Result<Opened> open(std::filesystem::path const& path);

    // Reads the lines while another process may be appending; the file is not changed.
    [[nodiscard]] static support::Result<std::vector<std::string>> read(std::filesystem::path const& path);

    // Text without line breaks. When it returns, an end of this process takes nothing of it back; an end of
    // the machine may, up to the last sync. After an error nothing more can be appended.
    [[nodiscard]] support::Result<void> append(std::string_view text);
    // Also while another thread appends.
    [[nodiscard]] support::Result<void> sync() const;
    // Takes back the last lines: these, the first of what stood there when it was opened, are all that stays.
    [[nodiscard]] support::Result<void> cut_to(std::span<std::string const> lines);

private:
    Journal(std::filesystem::path path, support::FileDescriptor file, std::string last_digest);

    std::filesystem::path m_path;
    support::FileDescriptor m_file;
    std::string m_last_digest;
    bool m_is_torn = false; // its last line
};

struct Journal::Opened {
    Journal journal;
    std::vector<std::string> lines; // what stood there, without the digests
};

} // namespace pairing
