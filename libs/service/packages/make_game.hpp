// A package as a game.
#pragma once

#include "match/workshop.hpp"
#include "packages/package.hpp"
#include "rules/game.hpp"
#include "support/core_permit.hpp"
#include "support/result.hpp"

#include <memory>

namespace packages {

// Of one that went through its trial. Its house bots are those of its manifest. Its programs are built when
// they are needed (see match::make_ready). The workshop outlives the game.
[[nodiscard]] std::shared_ptr<rules::Game const> make_unbuilt_game(Package package,
                                                                   match::Workshop& workshop);

// The same with its programs built. unavailable: they cannot be built, or the permit was withdrawn.
[[nodiscard]] support::Result<std::shared_ptr<rules::Game const>>
make_game(Package const& package, match::Workshop& workshop, support::CorePermit* core = nullptr);

} // namespace packages
