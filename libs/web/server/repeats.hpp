// Holds back what would be said again and again: one line a minute for each cause.
//
// A database that is down makes every request fail for the same reason. The first failure is written at once;
// a minute later the next, with how many there were in between.
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

namespace server {

class Repeats {
public:
    using Moment = std::chrono::steady_clock::time_point;

    // How often this cause was held back since it was last let through; nothing if it is held back now.
    [[nodiscard]] std::optional<std::uint64_t> let_through(std::string_view cause, Moment now);

private:
    struct Cause {
        Moment said;
        std::uint64_t held_back = 0;
    };

    std::mutex m_mutex;
    std::map<std::string, Cause, std::less<>> m_causes;
};

// Two failures that differ in numbers only (of a table, of milliseconds) have the same cause.
[[nodiscard]] std::string without_numbers(std::string_view text);

} // namespace server
