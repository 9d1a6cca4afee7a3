// What this process uses of the machine, under the names that every client library of Prometheus has.
#pragma once

#include "metrics/page.hpp"

namespace metrics {

// Linux only: it is read from /proc.
void write_process_metrics(Page& page);

} // namespace metrics
