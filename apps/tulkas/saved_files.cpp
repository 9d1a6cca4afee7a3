#include "tulkas/saved_files.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <system_error>
#include <utility>

namespace tulkas {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_files = 10'000; // of a directory: more than a bot has

std::string trace_of(fs::path const& path) {
    std::error_code error;
    auto const time = fs::last_write_time(path, error);
    auto const size = fs::is_regular_file(path, error) ? fs::file_size(path, error) : 0;
    return fmt::format("{} {} {}\n", path.string(), size, time.time_since_epoch().count());
}

} // namespace

SavedFiles::SavedFiles(std::vector<fs::path> paths)
    : m_paths(std::move(paths)), m_settled(look()), m_last(m_settled) {}

std::string SavedFiles::look() const {
    std::vector<std::string> traces;
    std::error_code error;
    for (auto const& path : m_paths) {
        if (!fs::is_directory(path, error)) {
            traces.push_back(trace_of(path));
            continue;
        }
        auto entry = fs::recursive_directory_iterator(path, error);
        for (; !error && entry != fs::recursive_directory_iterator() && traces.size() < most_files;
             entry.increment(error)) {
            if (entry->path().filename().string().starts_with('.')) { // an editor's own files
                entry.disable_recursion_pending();
            } else if (entry->is_regular_file(error)) {
                traces.push_back(trace_of(entry->path()));
            }
        }
    }
    std::ranges::sort(traces);
    return fmt::format("{}", fmt::join(traces, ""));
}

bool SavedFiles::have_changed() {
    auto now = look();
    bool const is_at_rest = now == m_last;
    m_last = std::move(now);
    if (!is_at_rest || m_last == m_settled) {
        return false;
    }
    m_settled = m_last;
    return true;
}

} // namespace tulkas
