#include "runtime/time_account.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <thread>

namespace runtime {

using rules::Duration;
using rules::TimeControl;

namespace {

// What a bot may use to get from its answer back to waiting.
constexpr Duration way_back = std::chrono::microseconds(500);

double milliseconds(Duration duration) {
    return std::chrono::duration<double, std::milli>(duration).count();
}

std::string used_of(Duration used, Duration limit, std::string_view what) {
    return fmt::format("used {:.1f} ms of the {:.0f} ms {}", milliseconds(used), milliseconds(limit), what);
}

} // namespace

Duration TimeAccount::call_limit() const {
    Duration const limit = m_limits.cpu.per_call;
    bool const starting_up = m_calls <= 1 && limit != TimeControl::forever;
    return starting_up ? limit + m_limits.start_up : limit;
}

void TimeAccount::charge_between(Duration total) {
    m_clock.charge_between(total - m_charged);
    m_charged = total;
}

rules::TimeLeft TimeAccount::begin_call(std::optional<Duration> total, WallTime now) {
    ++m_calls;
    m_since = now;
    if (total) {
        charge_between(*total);
    }
    return m_clock.left();
}

std::optional<Overtime> TimeAccount::check_before_asking() const {
    return check(m_charged, m_since);
}

std::optional<Overtime> TimeAccount::check_between_calls(Duration total) const {
    Duration const unpaid = total - m_charged;
    if (unpaid < m_clock.left().game) {
        return std::nullopt;
    }
    return Overtime{.is_wall_time = false,
                    .what = used_of(m_clock.used() + unpaid, m_limits.cpu.per_game, "for the game")};
}

std::optional<Overtime> TimeAccount::check(Duration total, WallTime now) const {
    Duration const call = total - m_charged;
    if (call > call_limit()) {
        return Overtime{.is_wall_time = false, .what = used_of(call, call_limit(), "for one call")};
    }
    if (auto overtime = check_between_calls(total)) {
        return overtime;
    }
    if (now - m_since > m_limits.wall_per_call) {
        return Overtime{
            .is_wall_time = true,
            .what = fmt::format(
                "it slept: {:.0f} ms went by without an answer, and it used {:.1f} ms of CPU time",
                milliseconds(now - m_since), milliseconds(call))};
    }
    if (auto const wall = m_wall + (now - m_since); wall > m_limits.wall_per_game) {
        return Overtime{
            .is_wall_time = true,
            .what = fmt::format("it slept: its calls took {:.0f} ms of the {:.0f} ms that it has by the "
                                "clock on the wall, and {:.1f} ms of CPU time",
                                milliseconds(wall), milliseconds(m_limits.wall_per_game),
                                milliseconds(m_clock.used() + call))};
    }
    return std::nullopt;
}

Duration TimeAccount::safe_for(Duration total, WallTime now) const {
    static auto const cores = std::max(1U, std::thread::hardware_concurrency());
    auto const left = [](Duration limit, Duration used) {
        return limit == TimeControl::forever ? limit : std::max(limit - used, Duration::zero());
    };
    Duration const call = total - m_charged;
    Duration const cpu = std::min(left(call_limit(), call), left(m_clock.left().game, call));
    return std::min(cpu == TimeControl::forever ? cpu : cpu / cores,
                    std::min(left(m_limits.wall_per_call, now - m_since),
                             left(m_limits.wall_per_game, m_wall + (now - m_since))));
}

std::optional<Overtime> TimeAccount::end_call(Duration total, WallTime now) {
    auto overtime = check(total, now);
    m_last_call = total - m_charged;
    charge_between(total);
    m_wall += now - m_since;
    m_since = now;
    return overtime;
}

bool TimeAccount::thinks_out_of_turn(Duration total, WallTime now) const {
    return now - m_since > settling && total - m_charged > way_back;
}

void TimeAccount::close(Duration total) {
    charge_between(total);
}

Duration TimeAccount::remaining() const {
    return std::max(m_clock.left().game, Duration::zero());
}

} // namespace runtime
