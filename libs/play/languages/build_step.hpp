// One build, from the sources in a directory to the results in it.
#pragma once

#include "languages/build.hpp"
#include "languages/recipe_job.hpp"
#include "languages/submission.hpp"
#include "sandbox/launcher.hpp"
#include "sandbox/run.hpp"
#include "support/result.hpp"

#include <filesystem>
#include <optional>

namespace languages {

// Nothing when all went well; then the compiler's messages stand in the directory, too. The language is one
// that builds.
[[nodiscard]] support::Result<std::optional<BuildFailure>>
run_build(sandbox::Launcher& launcher, Submission const& submission, std::filesystem::path const& directory,
          Setting const& setting, sandbox::Heard const& heard);

} // namespace languages
