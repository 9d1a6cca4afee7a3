#include "support/iso_time.hpp"

#include <fmt/format.h>

namespace support {

std::string iso_time(Moment moment) {
    auto const midnight = std::chrono::floor<std::chrono::days>(moment);
    std::chrono::year_month_day const day(midnight);
    std::chrono::hh_mm_ss const time(std::chrono::floor<std::chrono::milliseconds>(moment - midnight));
    return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}.{:03}Z", static_cast<int>(day.year()),
                       static_cast<unsigned>(day.month()), static_cast<unsigned>(day.day()),
                       time.hours().count(), time.minutes().count(), time.seconds().count(),
                       time.subseconds().count());
}

void write_times(JsonObject& stored, std::initializer_list<std::string_view> names) {
    for (auto const name : names) {
        if (auto& value = stored.at(name); value.is_int64()) {
            value = iso_time(to_moment(value.get_int64()));
        }
    }
}

} // namespace support
