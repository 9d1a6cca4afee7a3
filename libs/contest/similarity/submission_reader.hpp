// Reads submissions from a folder that has one folder or one source file for each.
//
// Students wrote what stands there. Links are not followed, sizes are bounded, and what is left out is
// noted.
#pragma once

#include "similarity/submission.hpp"
#include "support/result.hpp"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace similarity {

struct ReadLimits {
    std::uint64_t file_bytes = 1'000'000;
    std::uint64_t all_bytes = 256'000'000;
    std::size_t files = 500; // of one submission
    int depth = 16;          // of folders in a submission
};

struct FoundSubmissions {
    std::vector<Submission> submissions; // by name
    std::vector<std::string> notes;      // what was left out, and why
};

[[nodiscard]] support::Result<FoundSubmissions> read_submissions(std::filesystem::path const& directory,
                                                                 ReadLimits const& limits = {});

// All files of a folder, or one file, as one submission: code that was given.
[[nodiscard]] support::Result<FoundSubmissions> read_submission(std::filesystem::path const& path,
                                                                ReadLimits const& limits = {});

} // namespace similarity
