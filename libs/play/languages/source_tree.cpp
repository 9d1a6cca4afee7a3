#include "languages/source_tree.hpp"

#include "support/file_io.hpp"
#include "support/text.hpp"

#include <algorithm>

namespace languages {

using support::ErrorKind;
using support::fail;
using support::in_quotes;
using support::Result;

namespace {

constexpr std::size_t most_files = 1000;

// The names of all files, from the directory.
Result<std::vector<std::filesystem::path>> list_files(std::filesystem::path const& directory) {
    std::vector<std::filesystem::path> files;
    std::error_code error;
    std::filesystem::recursive_directory_iterator entry(directory, error);
    for (; !error && entry != end(entry); entry.increment(error)) {
        auto const name = entry->path().lexically_relative(directory);
        if (is_left_out(name.filename().string())) {
            entry.disable_recursion_pending();
        } else if (entry->is_symlink() || !(entry->is_regular_file() || entry->is_directory())) {
            return fail(ErrorKind::refused, "{} is not a regular file", in_quotes(name.string()));
        } else if (entry->is_regular_file()) {
            files.push_back(name);
        }
        if (files.size() > most_files) {
            return fail(ErrorKind::refused, "too many files: at most {} are allowed", most_files);
        }
    }
    if (error) {
        return fail(ErrorKind::unavailable, "cannot read {}: {}", in_quotes(directory.string()),
                    error.message());
    }
    return files;
}

} // namespace

bool is_left_out(std::string_view name) {
    return name.starts_with('.') || name == "__pycache__" || name == "__MACOSX";
}

bool is_executable(std::filesystem::path const& file) {
    std::error_code error;
    auto const status = std::filesystem::status(file, error);
    return !error && std::filesystem::is_regular_file(status) &&
           (status.permissions() & std::filesystem::perms::owner_exec) != std::filesystem::perms::none;
}

Result<std::vector<SourceFile>> read_tree(std::filesystem::path const& directory, std::uint64_t most) {
    auto const names = TULKAS_TRY(list_files(directory));
    std::vector<SourceFile> files;
    std::uint64_t left = most;
    for (auto const& name : names) {
        auto content = support::read_file(directory / name, left);
        if (!content) {
            return content.error().kind == ErrorKind::refused
                       ? fail(ErrorKind::refused, "the files in {} are larger than {} KB together",
                              in_quotes(directory.string()), most / 1024)
                       : support::pass_on(content);
        }
        left -= content->size();
        files.push_back({.name = name.generic_string(),
                         .content = *std::move(content),
                         .executable = is_executable(directory / name)});
    }
    std::ranges::sort(files, {}, &SourceFile::name);
    return files;
}

} // namespace languages
