#include "languages/languages.hpp"

#include "languages/description.hpp"
#include "support/file_io.hpp"
#include "support/text.hpp"

#include <fmt/ranges.h>

#include <algorithm>
#include <system_error>

namespace languages {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

constexpr std::uint64_t most_description = 100'000; // bytes

Result<std::vector<std::filesystem::path>> descriptions_in(std::filesystem::path const& directory) {
    std::error_code error;
    std::vector<std::filesystem::path> files;
    for (std::filesystem::directory_iterator entry(directory, error), end; !error && entry != end;
         entry.increment(error)) {
        if (entry->path().extension() == ".toml") {
            files.push_back(entry->path());
        }
    }
    if (error || files.empty()) {
        return fail(ErrorKind::unavailable, "no language descriptions in {}{}{}",
                    support::in_quotes(directory.string()), error ? ": " : "", error ? error.message() : "");
    }
    std::ranges::sort(files);
    return files;
}

} // namespace

Result<Languages> Languages::load(std::filesystem::path const& directory, Toolchains toolchains) {
    auto const files = TULKAS_TRY(descriptions_in(directory));
    Languages all;
    for (auto const& file : files) {
        auto const text = TULKAS_TRY(support::read_file(file, most_description));
        auto const elsewhere = toolchains.extract(file.stem().string());
        auto language =
            TULKAS_TRY(parse_description(text, file.string(), elsewhere ? elsewhere.mapped().string() : ""));
        TULKAS_TRY(all.add(std::move(language)));
    }
    if (!toolchains.empty()) {
        auto const unknown = TULKAS_TRY(all.find(toolchains.begin()->first));
    }
    return all;
}

Result<void> Languages::add(Language language) {
    for (auto const& extension : language.extensions) {
        if (auto const other = with_extension(extension)) {
            return fail(ErrorKind::invalid, "both {} and {} have the extension {}", other->name,
                        language.name, support::in_quotes(extension));
        }
    }
    m_languages.push_back(std::make_shared<Language const>(std::move(language)));
    return {};
}

std::shared_ptr<Language const> Languages::with_extension(std::string_view extension) const {
    auto const found = std::ranges::find_if(m_languages, [&](auto const& language) {
        return std::ranges::find(language->extensions, extension) != language->extensions.end();
    });
    return found == m_languages.end() ? nullptr : *found;
}

Result<std::shared_ptr<Language const>> Languages::find(std::string_view name) const {
    auto const found =
        std::ranges::find(m_languages, name, [](auto const& language) { return language->name; });
    if (found != m_languages.end()) {
        return *found;
    }
    std::vector<std::string> names;
    for (auto const& language : m_languages) {
        names.push_back(language->name);
    }
    return fail(ErrorKind::not_found, "unknown language {}; available: {}", support::in_quotes(name),
                fmt::join(names, ", "));
}

Result<std::shared_ptr<Language const>> Languages::recognise(std::string_view file_name,
                                                             bool executable) const {
    auto const extension = std::filesystem::path(file_name).extension().string();
    if (auto found = with_extension(extension)) {
        return found;
    }
    auto const fallback =
        std::ranges::find_if(m_languages, [](auto const& language) { return language->extensions.empty(); });
    if (executable && fallback != m_languages.end()) {
        return *fallback;
    }
    std::vector<std::string> known;
    for (auto const& language : m_languages) {
        known.insert(known.end(), language->extensions.begin(), language->extensions.end());
    }
    return fail(ErrorKind::refused, "unknown language of {}: its name must end in one of {}",
                support::in_quotes(file_name), fmt::join(known, ", "));
}

} // namespace languages
