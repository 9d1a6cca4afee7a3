// A comparison as one HTML file for staff: ranked pairs, clusters, and the first pairs side by side.
//
// It needs no network and no script, so it can be kept with the course's papers and opened anywhere. A
// content security policy in it forbids both, whatever a submission contains.
#pragma once

#include "similarity/comparison.hpp"

#include <string>

namespace similarity {

[[nodiscard]] std::string html_report(Comparison const& comparison);

} // namespace similarity
