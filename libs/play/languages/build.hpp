// Builds a submission into a program that can be started.
#pragma once

#include "languages/build_cache.hpp"
#include "languages/prepared.hpp"
#include "languages/program_facts.hpp"
#include "languages/recipe_job.hpp"
#include "languages/submission.hpp"
#include "sandbox/launcher.hpp"
#include "sandbox/run.hpp"
#include "support/result.hpp"

#include <cstdint>
#include <memory>
#include <string>
#include <variant>

namespace languages {

// A bot that can be started as often as wanted.
struct BuiltBot {
    std::string name;
    std::string digest; // of what was handed in
    std::shared_ptr<Language const> language;
    std::string main;
    std::shared_ptr<CacheEntry const> entry;
    ProgramFacts facts;

    [[nodiscard]] Program program(Setting const& setting, std::uint64_t memory) const;
};

// Why there is no program. The author's doing, and so a value.
struct BuildFailure {
    enum class Why : std::uint8_t {
        does_not_compile,
        unfit,   // it compiles, and is no bot
        crashed, // the compiler did
        over_time,
        over_memory,
        over_output,
        forbidden_call,
    };

    Why why;
    std::string summary;  // one line: "does not compile"
    std::string messages; // of the compiler, perhaps cut
};

using BuildOutcome = std::variant<BuiltBot, BuildFailure>;

class Builder {
public:
    // The launcher outlives the builder.
    Builder(sandbox::Launcher& launcher, Setting setting, BuildCache cache)
        : m_launcher(launcher),
          m_setting(std::move(setting)),
          m_cache(std::move(cache)),
          m_prepared(std::make_unique<PreparedSdks>(launcher, m_setting, m_cache)) {}

    // Takes it from the cache, or builds it in the sandbox, without network and within the description's
    // limits. An error is one of the machine: a toolchain that is missing, a sandbox that cannot be had.
    // What the compiler says is told on the way; of what is taken from the cache, what it said then.
    // The core is given back while the compiler sleeps, or is made to.
    [[nodiscard]] support::Result<BuildOutcome> build(Submission const& submission,
                                                      sandbox::Heard const& heard = {},
                                                      support::CorePermit* core = nullptr) const;

    // What the language's own parser finds in the sources, as its description's [outline] leaves it; it is
    // not cached. Made in the sandbox, like a build. The language must have an outline.
    [[nodiscard]] support::Result<std::variant<std::string, BuildFailure>>
    outline(Submission const& submission, support::CorePermit* core = nullptr) const;

    [[nodiscard]] BuildCache const& cache() const { return m_cache; }

private:
    // Of what all builds of the language depend on.
    [[nodiscard]] support::Result<std::string> key_of(Language const& language) const;
    // Without a recipe only the sources are there.
    [[nodiscard]] support::Result<std::variant<Staging, BuildFailure>>
    make(Submission const& submission, BuildRecipe const* recipe, std::string const& language_key,
         sandbox::Heard const& heard, support::CorePermit* core) const;

    sandbox::Launcher& m_launcher;
    Setting m_setting;
    BuildCache m_cache;
    std::unique_ptr<PreparedSdks> m_prepared; // it stays where it is when this moves
};

} // namespace languages
