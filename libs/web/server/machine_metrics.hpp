// The metrics of any program of the arena: its version, what it uses of the machine, and the disk that is
// left.
#pragma once

#include "metrics/page.hpp"
#include "server/settings.hpp"

namespace server {

void write_machine_metrics(metrics::Page& page, Settings const& settings);

} // namespace server
