// A package as a game: its programs built, so that it can be played.
#pragma once

#include "match/workshop.hpp"
#include "packages/package.hpp"
#include "rules/game.hpp"
#include "support/result.hpp"

#include <memory>

namespace packages {

// Of one that went through its trial. Its house bot is the baseline. The workshop outlives the game.
[[nodiscard]] support::Result<std::shared_ptr<rules::Game const>> make_game(Package const& package,
                                                                            match::Workshop& workshop);

} // namespace packages
