#include "sandbox/thread_clocks.hpp"

#include "sandbox/small_files.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <fcntl.h>
#include <filesystem>
#include <optional>

namespace sandbox {

namespace {

// "178402199 642772912 299": nanoseconds on a core, waiting for one, and how often.
std::optional<Duration> time_in(std::string_view schedstat) {
    auto const nanoseconds = number_in(support::cut_front(schedstat, ' '));
    return nanoseconds ? std::optional(Duration(static_cast<std::int64_t>(*nanoseconds))) : std::nullopt;
}

bool has_one_of(std::string const& directory, std::span<std::string const> names) {
    auto const text = read_small_file(directory + "/comm");
    if (!text) {
        return false;
    }
    std::string_view const name = std::string_view(*text).substr(0, text->find('\n'));
    return std::ranges::find(names, name) != names.end();
}

} // namespace

ThreadClocks::ThreadClocks(pid_t process, std::span<std::string const> names) {
    std::error_code error; // a process that has gone has no threads
    for (auto const& entry :
         std::filesystem::directory_iterator(fmt::format("/proc/{}/task", process), error)) {
        auto const directory = entry.path().string();
        if (!has_one_of(directory, names)) {
            continue;
        }
        auto file = open_small_file(directory + "/schedstat", O_RDONLY);
        if (auto const now = file ? time_in(read_again(file.get())) : std::nullopt) {
            m_threads.push_back({.file = std::move(file), .start = *now, .last = *now});
        }
    }
}

Duration ThreadClocks::read() {
    Duration sum{};
    for (auto& thread : m_threads) {
        thread.last = std::max(thread.last, time_in(read_again(thread.file.get())).value_or(thread.last));
        sum += thread.last - thread.start;
    }
    return sum;
}

} // namespace sandbox
