// Explains the end of a build to the author.
#pragma once

#include "languages/build.hpp"
#include "sandbox/exit_reason.hpp"
#include "support/result.hpp"

#include <optional>
#include <string>

namespace languages {

// Nothing when the build went well. An error when it failed through no fault of the author's.
[[nodiscard]] support::Result<std::optional<BuildFailure>>
failure_of_build(sandbox::Report const& report, std::string const& output, BuildRecipe const& recipe);

} // namespace languages
