// The languages of this program: those that languages/ describes.
#pragma once

#include "languages/language.hpp"
#include "languages/toolchains.hpp"
#include "support/result.hpp"

#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace languages {

class Languages {
public:
    // Reads every *.toml of a directory. Two descriptions with the same extension are an error, and so is a
    // toolchain of a language that there is not.
    [[nodiscard]] static support::Result<Languages> load(std::filesystem::path const& directory,
                                                         Toolchains toolchains = {});

    [[nodiscard]] std::span<std::shared_ptr<Language const> const> languages() const { return m_languages; }

    // By its name; the error lists those there are.
    [[nodiscard]] support::Result<std::shared_ptr<Language const>> find(std::string_view name) const;
    // By the name of a main file. What has the extension of no language may still be an executable.
    [[nodiscard]] support::Result<std::shared_ptr<Language const>> recognise(std::string_view file_name,
                                                                             bool executable) const;

private:
    [[nodiscard]] support::Result<void> add(Language language);
    [[nodiscard]] std::shared_ptr<Language const> with_extension(std::string_view extension) const;

    std::vector<std::shared_ptr<Language const>> m_languages; // sorted by name
};

} // namespace languages
