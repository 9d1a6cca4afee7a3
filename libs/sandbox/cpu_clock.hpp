// The CPU time of a whole sandbox, children included.
//
// Best from its control group: about a microsecond a reading, and nothing escapes it. Without one, the
// process's own clock is as exact as long as the program may not start processes; if it may, what the kernel
// tells of the family has to do, in steps of some milliseconds.
#pragma once

#include "sandbox/control_group.hpp"
#include "sandbox/limits.hpp"
#include "support/file_descriptor.hpp"

#include <optional>
#include <string_view>
#include <sys/types.h>

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
    Source m_source;
    Duration m_start{};
    Duration m_before_execution{}; // used by the program's process while it was still ours
    pid_t m_process = 0;           // the program, or init for the family
    int m_program;                 // descriptor, to know whether the number is still its
    Duration m_last{};
    bool m_settled = false;
};

} // namespace sandbox
