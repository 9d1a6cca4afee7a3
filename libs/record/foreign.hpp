// Records that come from others: files of anybody, reports of workers.
//
// A record that is played here has only text whose controls are spelled out. One that comes from elsewhere
// says what its writer wanted, and its text ends up in terminals and pages.
#pragma once

#include "record/game_record.hpp"

namespace record {

// With the controls spelled out in names, reasons and logs (support/controls.hpp). Moves and answers stay:
// they are what was played.
[[nodiscard]] GameRecord with_visible_text(GameRecord record);

} // namespace record
