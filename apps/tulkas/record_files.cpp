#include "tulkas/record_files.hpp"

#include "record/text.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>
#include <utility>

namespace tulkas {

using support::ErrorKind;
using support::Result;

RecordFiles::RecordFiles(std::filesystem::path path, int games)
    : m_path(std::move(path)),
      m_digits(games == 1 ? 0 : std::max(4, static_cast<int>(fmt::formatted_size("{}", games - 1)))) {}

std::filesystem::path RecordFiles::path_of(int index) const {
    if (m_digits == 0) {
        return m_path;
    }
    auto const name =
        fmt::format("{}-{:0{}}{}", m_path.stem().string(), index, m_digits, m_path.extension().string());
    return m_path.parent_path() / name;
}

namespace {

Result<void> replace_file(std::filesystem::path const& path, std::string const& text) {
    std::FILE* const file = std::fopen(path.c_str(), "we");
    bool const written = file != nullptr && std::fwrite(text.data(), 1, text.size(), file) == text.size();
    // Only when it is closed all of it is sure to be written.
    if (file == nullptr || std::fclose(file) != 0 || !written) {
        return support::fail(ErrorKind::unavailable, "cannot write {}: {}", support::in_quotes(path.string()),
                             std::strerror(errno));
    }
    return {};
}

} // namespace

Result<RecordFiles> RecordFiles::create(std::filesystem::path path, int games) {
    RecordFiles files(std::move(path), games);
    if (auto const made = replace_file(files.path_of(0), ""); !made) {
        return support::pass_on(made);
    }
    return files;
}

Result<void> RecordFiles::write(int index, runtime::GameRecord const& record) const {
    return replace_file(path_of(index), record::to_text(record));
}

} // namespace tulkas
