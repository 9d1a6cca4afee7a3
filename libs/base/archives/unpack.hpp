// Unpacks an untrusted archive into its files.
//
// Nothing is written to the disk, and nothing in an archive is believed: neither sizes nor names. Of the many
// formats there are, zip and tar (as it is, or in one layer of gzip) are read, so that the rest of the
// library's parsers is out of reach. Whatever the archive, the work is limited: every byte that is
// decompressed counts, not only those of the files.
#pragma once

#include "support/result.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace archives {

struct File {
    std::string name; // with slashes, from the top of the archive; never above it
    std::string content;
    bool executable = false;

    bool operator==(File const&) const = default;
};

struct Limits {
    std::size_t files = 1000;
    std::uint64_t bytes = 20'000'000; // of all files, unpacked
};

// Whether a file of that name should be one: "bot.zip", "bot.tar.gz".
[[nodiscard]] bool is_archive_name(std::string_view file_name);

// The ordinary files, sorted by name. An error, for whoever has sent it, where there is anything else but
// folders in it, where a name leads out of it, or where it is more than the limits allow.
[[nodiscard]] support::Result<std::vector<File>> unpack(std::string_view bytes, Limits const& limits = {});

} // namespace archives
