#include "sandbox/sandbox_metrics.hpp"

#include "support/enum_names.hpp"

namespace sandbox {

namespace {

constexpr auto steps =
    support::enum_names<StartStep>("request", "cell", "control group", "pipes", "init", "program");

} // namespace

void SandboxMetrics::write(metrics::Page& page) const {
    page.counter({"tulkas_sandbox_starts_total", "Programs started in the sandbox."}, m_starts);
    for (std::size_t i = 0; i < m_failures.size(); ++i) {
        page.counter({"tulkas_sandbox_start_failures_total",
                      "Programs that could not be started, by the step that failed."},
                     m_failures.at(i), {{"cause", steps.name_of(static_cast<StartStep>(i))}});
    }
    for (std::size_t i = 0; i < m_ends.size(); ++i) {
        page.counter({"tulkas_sandbox_ends_total", "Programs that ended, by the reason."}, m_ends.at(i),
                     {{"reason", name_of(static_cast<ExitReason>(i))}});
    }
}

} // namespace sandbox
