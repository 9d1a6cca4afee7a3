// The parts of the server, as Kreator makes them: each once, when the first one that needs it is made.
//
//     Settings ◄── Log, Pages, Database ◄── Passwords, AccountManager, Entrance ◄── Features ◄── Interface
//     ◄── Front
//
// Makers throw a StartFailure where a part cannot be made.
#pragma once

#include "kreator/resources.hpp"

namespace server {

// Settings and Log, which any program of the arena has.
void provide_settings(kreator::Resources& resources);

// kreator::Properties must be provided, too; Features may be.
void provide_parts(kreator::Resources& resources);

} // namespace server
