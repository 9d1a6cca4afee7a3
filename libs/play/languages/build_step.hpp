// One build, from the sources in a directory to the results in it.
#pragma once

#include "languages/build.hpp"
#include "languages/recipe_job.hpp"
#include "sandbox/launcher.hpp"
#include "sandbox/run.hpp"
#include "support/result.hpp"

#include <optional>

namespace languages {

// Nothing when all went well; then the compiler's messages stand in the directory, too.
[[nodiscard]] support::Result<std::optional<BuildFailure>>
run_recipe(sandbox::Launcher& launcher, BuildRecipe const& recipe, Subject const& subject,
           Setting const& setting, sandbox::Heard const& heard, support::CorePermit* core = nullptr);

} // namespace languages
