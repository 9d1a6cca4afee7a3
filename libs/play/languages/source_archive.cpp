#include "languages/source_archive.hpp"

#include "archives/unpack.hpp"
#include "languages/source_tree.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <span>

namespace languages {

using support::Result;

namespace {

bool has_part_left_out(std::string_view name) {
    while (!name.empty()) {
        if (is_left_out(support::cut_front(name, '/'))) {
            return true;
        }
    }
    return false;
}

// "bot/" where all names begin so; otherwise nothing.
std::string common_folder(std::span<SourceFile const> files) {
    if (files.empty()) {
        return {};
    }
    auto const& first = files.front().name;
    auto folder = first.substr(0, first.find('/') + 1);
    bool const is_common =
        std::ranges::all_of(files, [&](SourceFile const& file) { return file.name.starts_with(folder); });
    return is_common ? folder : std::string();
}

} // namespace

Result<std::vector<SourceFile>> unpack_sources(std::string_view archive) {
    auto unpacked = TULKAS_TRY(archives::unpack(archive));
    std::vector<SourceFile> files;
    for (auto& file : unpacked) {
        if (!has_part_left_out(file.name)) {
            files.push_back({.name = std::move(file.name),
                             .content = std::move(file.content),
                             .executable = file.executable});
        }
    }
    auto const folder = common_folder(files);
    for (auto& file : files) {
        file.name.erase(0, folder.size());
    }
    return files;
}

} // namespace languages
