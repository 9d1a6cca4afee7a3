// The CPU time of a whole sandbox, children included.
//
// A program that may not start processes has one clock, that of its process, which is read in less than half
// a microsecond. What its control group counts is as exact, takes twice as long, and is the last word at the
// end. A family of processes has the control group, or else what the kernel tells of each of them, in steps
// of some milliseconds.
#pragma once

#include "sandbox/control_group.hpp"
#include "sandbox/limits.hpp"
#include "support/file_descriptor.hpp"

#include <optional>
#include <string_view>
#include <sys/types.h>
#include <time.h>

namespace sandbox {

class CpuClock {
public:
    enum class Source { control_group, process, family };

    // Started is what the keeper's side read when the program began: see wire::Started.
    CpuClock(ControlGroup const& group, std::string_view started, bool processes, int init, int program);

    // Since the program began.
    [[nodiscard]] Duration read(ControlGroup const& group);

    [[nodiscard]] Source source() const { return m_source; }

    // From now on the clock stands: at what it shows, or at what the keeper's side read at the end.
    void settle() { m_settled = true; }
    void settle(ControlGroup const& group, std::string_view ended);

private:
    void use_process_clock(ControlGroup const& group);
    [[nodiscard]] std::optional<Duration> now(ControlGroup const& group) const;

    Source m_source;
    std::optional<clockid_t> m_process_clock; // where the control group need not be asked
    Duration m_ahead{};                       // the control group's count, of that clock
    Duration m_start{};
    Duration m_before_execution{}; // used by the program's process while it was still ours
    pid_t m_process = 0;           // the program, or init for the family
    int m_program;                 // descriptor, to know whether the number is still its
    Duration m_last{};
    bool m_settled = false;
};

} // namespace sandbox
