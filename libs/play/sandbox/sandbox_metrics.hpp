// How many programs were started, at which step starts failed, and how programs ended, for the operator.
#pragma once

#include "metrics/page.hpp"
#include "sandbox/exit_reason.hpp"

#include <array>
#include <cstdint>

namespace sandbox {

// What a start failed at, as long as it takes to say where to look for the reason.
enum class StartStep : std::uint8_t {
    request,       // it made no sense
    cell,          // there is none, or its namespaces or its private root could not be made
    control_group, //
    pipes,         // no descriptors, most likely
    init,          // the last preparations
    program,       // the program itself: it is not there, or cannot be executed
};

class SandboxMetrics {
public:
    void started() { m_starts.add(); }
    void failed(StartStep step) { m_failures.at(static_cast<std::size_t>(step)).add(); }
    void ended(ExitReason reason) { m_ends.at(static_cast<std::size_t>(reason)).add(); }

    void write(metrics::Page& page) const;

private:
    metrics::Counter m_starts;
    std::array<metrics::Counter, static_cast<std::size_t>(StartStep::program) + 1> m_failures;
    std::array<metrics::Counter, static_cast<std::size_t>(ExitReason::failed) + 1> m_ends;
};

} // namespace sandbox
