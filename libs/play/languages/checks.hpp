// The checks that every submission must pass.
#pragma once

#include "languages/submission.hpp"
#include "support/result.hpp"

namespace languages {

// All of them: sizes, names, encoding.
[[nodiscard]] support::Result<void> check(Submission const& submission, SubmissionRules const& rules);

[[nodiscard]] std::uint64_t most_bytes(Language const& language, SubmissionRules const& rules);

} // namespace languages
