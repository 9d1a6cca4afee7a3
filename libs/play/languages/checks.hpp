// The checks that every submission must pass.
#pragma once

#include "languages/submission.hpp"
#include "support/result.hpp"

namespace languages {

// Makes UTF-8 of the text files that are not, by the likeliest encoding, and takes byte order marks away.
// Each is a warning of the submission; what cannot be converted is left for check().
void convert_encodings(Submission& submission);

// All of them: sizes, names, encoding.
[[nodiscard]] support::Result<void> check(Submission const& submission, SubmissionRules const& rules);

[[nodiscard]] std::uint64_t most_bytes(Language const& language, SubmissionRules const& rules);

} // namespace languages
