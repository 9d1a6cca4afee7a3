#include "languages/prepared.hpp"

#include "archives/unpack.hpp"
#include "languages/build_step.hpp"
#include "support/file_io.hpp"

#include <fmt/format.h>

namespace languages {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

// The one output is an archive: how many files there are depends on the SDK.
Result<void> unpack(std::filesystem::path const& archive, std::filesystem::path const& directory,
                    std::uint64_t most_bytes) {
    constexpr std::size_t most_files = 10'000;
    auto const bytes = TULKAS_TRY(support::read_file(archive, most_bytes));
    auto const files = TULKAS_TRY(archives::unpack(bytes, {.files = most_files, .bytes = most_bytes}));
    for (auto const& file : files) {
        TULKAS_TRY(support::write_file(directory / file.name, file.content, file.executable));
    }
    std::error_code ignored; // it would only take space
    std::filesystem::remove_all(archive.parent_path(), ignored);
    return {};
}

// Others wait until it is made, so it keeps its core; but it ends when it is not wanted any more.
class Restless final : public support::CorePermit {
public:
    explicit Restless(support::CorePermit* permit) : m_permit(permit) {}
    void rest() override {}
    void resume() override {}
    [[nodiscard]] bool is_withdrawn() const override {
        return m_permit != nullptr && m_permit->is_withdrawn();
    }

private:
    support::CorePermit* m_permit;
};

} // namespace

Result<Staging> PreparedSdks::make(Language const& language, support::CorePermit* core) const {
    auto staging = TULKAS_TRY(m_cache.stage());
    auto const& directory = staging.directory();
    support::make_directories(directory / source_folder);
    Subject const subject{.language = language, .main = {}, .directory = directory, .prepared = {}};
    Restless permit(core);
    auto const failure =
        TULKAS_TRY(run_recipe(m_launcher, *language.prepare, subject, m_setting, {}, &permit));
    if (failure) {
        return fail(ErrorKind::unavailable, "cannot compile the SDK for {}: {}\n{}", language.title,
                    failure->summary, failure->messages);
    }
    TULKAS_TRY(unpack(directory / built_folder / language.prepare->outputs.front(),
                      directory / prepared_folder, language.prepare->recipe.limits.scratch));
    return staging;
}

Result<std::shared_ptr<CacheEntry const>> PreparedSdks::find(Language const& language, std::string const& key,
                                                             sandbox::Heard const& heard,
                                                             support::CorePermit* core) {
    std::scoped_lock const lock(m_mutex); // who comes second would make it as well
    auto& entry = m_used[key];
    if (!entry) {
        entry = m_cache.find(key);
    }
    if (!entry) {
        auto const words = fmt::format("compiling the SDK for {}, once for this compiler …", language.title);
        if (m_setting.progress) {
            m_setting.progress(words);
        }
        if (heard) {
            heard(words + '\n');
        }
        auto staging = TULKAS_TRY(make(language, core));
        auto published = TULKAS_TRY(m_cache.publish(std::move(staging), key));
        entry = std::move(published);
    }
    return entry;
}

} // namespace languages
