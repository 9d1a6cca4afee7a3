// The transcripts of this folder, read for the C++ codec (README.md describes their form).
#pragma once

#include "protocol/message.hpp"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace transcripts {

// A message and the line it stands for, or a line and why it is refused.
struct TranscriptEntry {
    bool is_refused;
    std::string text; // the meaning, or the words of the refusal
    std::string line;
    std::string where; // "codec.txt:12", for a failing test to name
};

// All entries of a file that have a line; of a page of documentation, those in its transcript blocks.
std::vector<TranscriptEntry> read_entries(std::filesystem::path const& path);

// The line of the message that `LogEntry SELF "two words"` means.
std::string line_from_meaning(std::string_view meaning);

} // namespace transcripts
