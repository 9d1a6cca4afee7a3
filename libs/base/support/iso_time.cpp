#include "support/iso_time.hpp"

#include <fmt/format.h>

#include <charconv>

namespace support {

namespace {

// Cuts digits and what stands behind them off the front; -1 where they are not there.
int cut_number(std::string_view& text, std::size_t digits, char behind) {
    if (text.size() <= digits || text[digits] != behind) {
        return -1;
    }
    int number = 0;
    auto const [end, error] = std::from_chars(text.data(), text.data() + digits, number);
    bool const is_whole = error == std::errc() && end == text.data() + digits;
    text.remove_prefix(digits + 1);
    return is_whole ? number : -1;
}

// ".25" of a second.
std::optional<std::chrono::microseconds> cut_fraction(std::string_view& text) {
    int micros = 0;
    int scale = 100'000;
    for (; !text.empty() && text.front() >= '0' && text.front() <= '9'; text.remove_prefix(1), scale /= 10) {
        micros += (text.front() - '0') * scale;
    }
    bool const is_end = text == "Z";
    return is_end ? std::optional(std::chrono::microseconds(micros)) : std::nullopt;
}

} // namespace

std::string iso_time(Moment moment) {
    auto const midnight = std::chrono::floor<std::chrono::days>(moment);
    std::chrono::year_month_day const day(midnight);
    std::chrono::hh_mm_ss const time(std::chrono::floor<std::chrono::milliseconds>(moment - midnight));
    return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}.{:03}Z", static_cast<int>(day.year()),
                       static_cast<unsigned>(day.month()), static_cast<unsigned>(day.day()),
                       time.hours().count(), time.minutes().count(), time.seconds().count(),
                       time.subseconds().count());
}

std::optional<Moment> moment_from_iso(std::string_view text) {
    int const year = cut_number(text, 4, '-');
    int const month = cut_number(text, 2, '-');
    int const day = cut_number(text, 2, 'T');
    int const hour = cut_number(text, 2, ':');
    int const minute = cut_number(text, 2, ':');
    bool const has_fraction = text.size() > 2 && text[2] == '.';
    int const second = cut_number(text, 2, has_fraction ? '.' : 'Z');
    auto const fraction = has_fraction   ? cut_fraction(text)
                          : text.empty() ? std::optional(std::chrono::microseconds(0))
                                         : std::nullopt;
    std::chrono::year_month_day const date(std::chrono::year(year),
                                           std::chrono::month(static_cast<unsigned>(month)),
                                           std::chrono::day(static_cast<unsigned>(day)));
    bool const is_time = hour >= 0 && hour < 24 && minute >= 0 && minute < 60 && second >= 0 && second < 60;
    if (year < 1970 || !date.ok() || !is_time || !fraction) {
        return std::nullopt;
    }
    return Moment(std::chrono::sys_days(date)) + std::chrono::hours(hour) + std::chrono::minutes(minute) +
           std::chrono::seconds(second) + *fraction;
}

void write_times(JsonObject& stored, std::initializer_list<std::string_view> names) {
    for (auto const name : names) {
        if (auto& value = stored.at(name); value.is_int64()) {
            value = iso_time(to_moment(value.get_int64()));
        }
    }
}

} // namespace support
