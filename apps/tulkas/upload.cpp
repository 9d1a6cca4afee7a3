#include "tulkas/upload.hpp"

#include "archives/pack.hpp"
#include "languages/source_tree.hpp"
#include "support/file_io.hpp"

#include <cstdint>
#include <vector>

namespace tulkas {

using support::pass_on;
using support::Result;

Result<Upload> read_upload(std::filesystem::path const& path) {
    constexpr std::uint64_t most_bytes = 100U << 20U;
    std::error_code error;
    if (!std::filesystem::is_directory(path, error)) {
        auto content = support::read_file(path, most_bytes);
        return content ? Result<Upload>(Upload{path.filename().string(), *std::move(content)})
                       : pass_on(content);
    }
    auto files = TULKAS_TRY(languages::read_tree(path, most_bytes));
    std::vector<archives::File> packed;
    for (auto& [name, content, executable] : files) {
        packed.push_back({.name = std::move(name), .content = std::move(content), .executable = executable});
    }
    auto archive = archives::pack(packed);
    auto const name = std::filesystem::weakly_canonical(path, error).filename().string() + ".zip";
    return archive ? Result<Upload>(Upload{name, *std::move(archive)}) : pass_on(archive);
}

} // namespace tulkas
