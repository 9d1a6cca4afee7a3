// The Kreator providers of the arena's features: background work, league, contests, tables.
#pragma once

#include "kreator/resources.hpp"
#include "rules/registry.hpp"

namespace server {

// Beside provide_parts. The games outlive them; those that people hand in are added to them.
void provide_features(kreator::Resources& resources, rules::Registry& games);

} // namespace server
