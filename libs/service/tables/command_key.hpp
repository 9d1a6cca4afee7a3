// What a repeated command is recognised by.
//
// Whoever sends a command and gets no answer cannot know whether it was carried out. With an id of the
// sender's own choice it may be sent again: what was carried out is not done twice. The key is kept in the
// first event that follows, so a restart of the server changes nothing.
#pragma once

#include "tables/live_table.hpp"

#include <string>
#include <string_view>

namespace tables {

// Of one person's command; empty without an id. Two people may choose the same.
[[nodiscard]] std::string command_key(Participant const& who, std::string_view id);

// Whether it is among the last things that happened at the table.
[[nodiscard]] bool is_done(LiveTable const& live, std::string_view key);

} // namespace tables
