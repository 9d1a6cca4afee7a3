#include "server/log.hpp"

#include "support/enum_names.hpp"
#include "support/iso_time.hpp"
#include "support/overloaded.hpp"
#include "support/text.hpp"

#include <boost/json/serialize.hpp>
#include <fmt/format.h>

#include <cerrno>
#include <chrono>
#include <unistd.h>
#include <utility>

namespace server {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

constexpr auto levels = support::enum_names<LogLevel>("error", "warning", "info", "debug");

std::string json_of(std::string_view text) {
    return boost::json::serialize(boost::json::string_view(text));
}

std::string as_json(LogField const& field) {
    return fmt::format(",{}:{}", json_of(field.name),
                       std::visit(support::Overloaded{[](std::string_view text) { return json_of(text); },
                                                      [](auto number) { return fmt::format("{}", number); }},
                                  field.value));
}

// As logfmt: blanks and what could be mistaken or move the cursor stand in quotes, escaped.
std::string as_text(LogField const& field) {
    auto const quoted = [](std::string_view text) {
        return !text.empty() && text.find_first_of(" \"=\\") == std::string_view::npos &&
                       support::in_quotes(text).size() == text.size() + 2
                   ? std::string(text)
                   : json_of(text);
    };
    return fmt::format(
        " {}={}", field.name,
        std::visit(support::Overloaded{quoted, [](auto number) { return fmt::format("{}", number); }},
                   field.value));
}

// What makes two lines the same for somebody who reads them.
std::string cause_of(std::string_view message, std::initializer_list<LogField> fields) {
    std::string cause(message);
    for (auto const& field : fields) {
        if (field.name == "why" || field.name == "status") {
            auto const* const text = std::get_if<std::string_view>(&field.value);
            cause += text != nullptr ? without_numbers(*text) : as_text(field);
        }
    }
    return cause;
}

} // namespace

Result<LogLevel> log_level(std::string_view name) {
    if (auto const level = levels.find(name)) {
        return *level;
    }
    return fail(ErrorKind::invalid, "must be error, warning, info or debug (got {})",
                support::in_quotes(name));
}

Result<LogFormat> log_format(std::string_view name) {
    if (name == "json") {
        return LogFormat::json;
    }
    if (name == "text") {
        return LogFormat::text;
    }
    if (name == "auto") {
        return LogFormat::automatic;
    }
    return fail(ErrorKind::invalid, "must be json, text or auto (got {})", support::in_quotes(name));
}

Log::Log(LogSettings settings, Sink sink, Clock clock, Steady steady)
    : m_settings(settings), m_sink(std::move(sink)), m_clock(std::move(clock)), m_steady(std::move(steady)) {
    if (m_settings.format == LogFormat::automatic) {
        m_settings.format = isatty(STDERR_FILENO) == 1 ? LogFormat::text : LogFormat::json;
    }
}

void Log::say(LogLevel level, std::string_view message, std::initializer_list<LogField> fields) const {
    if (!tells(level)) {
        return;
    }
    std::uint64_t repeated = 0;
    if (level <= LogLevel::warning && m_settings.level != LogLevel::debug) {
        auto const let_through = m_repeats->let_through(cause_of(message, fields), m_steady());
        if (!let_through) {
            return;
        }
        repeated = *let_through;
    }
    bool const json = m_settings.format == LogFormat::json;
    auto line = json ? fmt::format(R"({{"time":"{}","level":"{}","message":{})", m_clock(),
                                   levels.name_of(level), json_of(message))
                     : fmt::format("{} {:<7} {}", m_clock(), levels.name_of(level), message);
    for (auto const& field : fields) {
        line += json ? as_json(field) : as_text(field);
    }
    if (repeated > 0) {
        LogField const field{.name = "repeated", .value = static_cast<std::int64_t>(repeated)};
        line += json ? as_json(field) : as_text(field);
    }
    m_sink(line += json ? "}\n" : "\n");
}

// One call a line, so that lines of several threads do not mix. A log that cannot be written is no reason to
// stop.
void Log::write_to_standard_error(std::string_view line) {
    while (!line.empty()) {
        auto const written = write(STDERR_FILENO, line.data(), line.size());
        if (written < 0 && errno != EINTR) {
            return;
        }
        line.remove_prefix(written < 0 ? 0 : static_cast<std::size_t>(written));
    }
}

std::string Log::time_of_day() {
    return support::iso_time(std::chrono::floor<std::chrono::microseconds>(std::chrono::system_clock::now()));
}

} // namespace server
