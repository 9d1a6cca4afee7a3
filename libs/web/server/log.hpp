// The server's log: one line per event, as JSON for programs or as text for people.
//
// Errors and warnings with the same message and cause (the fields `why` and `status`) are written once a
// minute, with `repeated` for those in between; at the level debug, each of them.
//
// Values are written as given: callers must not log secrets. Bodies, cookies, authorization headers and
// query strings are never logged.
#pragma once

#include "server/repeats.hpp"
#include "support/json.hpp"
#include "support/result.hpp"

#include <chrono>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <variant>

namespace server {

enum class LogLevel : std::uint8_t { error, warning, info, debug };
enum class LogFormat : std::uint8_t { json, text, automatic };

[[nodiscard]] support::Result<LogLevel> log_level(std::string_view name);
[[nodiscard]] support::Result<LogFormat> log_format(std::string_view name);

struct LogSettings {
    LogLevel level = LogLevel::info;
    LogFormat format = LogFormat::automatic;
};

struct LogField {
    std::string_view name;
    std::variant<std::string_view, std::int64_t, double> value;
};

class Log {
public:
    // Takes whole lines, in any thread.
    using Sink = std::function<void(std::string_view line)>;
    // The present moment, as it is written: 2026-11-16T03:58:14.123Z
    using Clock = std::function<std::string()>;

    using Steady = std::function<std::chrono::steady_clock::time_point()>;

    // To standard error, unless told otherwise.
    explicit Log(LogSettings settings, Sink sink = write_to_standard_error, Clock clock = time_of_day,
                 Steady steady = std::chrono::steady_clock::now);

    [[nodiscard]] bool tells(LogLevel level) const { return level <= m_settings.level; }
    void say(LogLevel level, std::string_view message, std::initializer_list<LogField> fields = {}) const;

    static void write_to_standard_error(std::string_view line);
    [[nodiscard]] static std::string time_of_day();

private:
    LogSettings m_settings;
    Sink m_sink;
    Clock m_clock;
    Steady m_steady;
    std::shared_ptr<Repeats> m_repeats = std::make_shared<Repeats>();
};

} // namespace server
