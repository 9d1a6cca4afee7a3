#include "packages/examples.hpp"

#include "archives/pack.hpp"

#include <algorithm>

namespace packages {

using support::Result;

std::vector<Package> read_examples(std::filesystem::path const& folder) {
    std::vector<Package> packages;
    std::error_code error;
    for (auto const& entry : std::filesystem::directory_iterator(folder, error)) {
        std::error_code missing;
        if (!std::filesystem::exists(entry.path() / manifest_name, missing)) {
            continue;
        }
        if (auto package = read_package(entry.path())) {
            packages.push_back(*std::move(package));
        }
    }
    std::ranges::sort(packages, {}, [](Package const& package) { return package.manifest.name; });
    return packages;
}

std::optional<std::string> picture_of(Package const& package) {
    auto const found = std::ranges::find(package.files, picture_name, &languages::SourceFile::name);
    return found == package.files.end() ? std::nullopt : std::optional(found->content);
}

Result<std::string> pack(Package const& package) {
    std::vector<archives::File> files;
    for (auto const& file : package.files) {
        files.push_back({.name = file.name, .content = file.content, .executable = file.executable});
    }
    return archives::pack(files);
}

} // namespace packages
