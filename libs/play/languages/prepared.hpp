// What all builds of a language share, made once for each SDK and toolchain: the SDK, compiled.
//
// Made from our own SDK alone, in a sandbox that sees nothing that somebody handed in; builds see it
// read-only. It is an entry of the build cache, which no process removes while another one uses it.
#pragma once

#include "languages/build_cache.hpp"
#include "languages/language.hpp"
#include "languages/recipe_job.hpp"
#include "sandbox/launcher.hpp"
#include "sandbox/run.hpp"
#include "support/result.hpp"

#include <map>
#include <memory>
#include <mutex>
#include <string>

namespace languages {

class PreparedSdks {
public:
    // The launcher outlives this.
    PreparedSdks(sandbox::Launcher& launcher, Setting setting, BuildCache cache)
        : m_launcher(launcher), m_setting(std::move(setting)), m_cache(std::move(cache)) {}

    // The key is a digest of all that it depends on. Who has to wait hears what is being done. An error is
    // one of the machine: nobody handed in anything.
    [[nodiscard]] support::Result<std::shared_ptr<CacheEntry const>>
    find(Language const& language, std::string const& key, sandbox::Heard const& heard,
         support::CorePermit* core = nullptr);

private:
    [[nodiscard]] support::Result<Staging> make(Language const& language, support::CorePermit* core) const;

    sandbox::Launcher& m_launcher;
    Setting m_setting;
    BuildCache m_cache;
    std::mutex m_mutex;
    std::map<std::string, std::shared_ptr<CacheEntry const>> m_used; // by key
};

} // namespace languages
