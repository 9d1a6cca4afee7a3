// Characters that act on what surrounds them instead of being seen.
//
// What bots, compilers and strangers write is data: an escape sequence could rewrite a terminal, and a
// bidirectional control could make a line read as another one. So such text is shown with its controls
// spelled out, and names that contain them are refused.
#pragma once

#include <string>
#include <string_view>

namespace support {

// The text in UTF-8, with the C0 and C1 controls, DEL, the bidirectional controls and the separators of lines
// and paragraphs as \x1b and \u202e, and a question mark for each byte that belongs to no character. Line
// feeds and tabs stay; a carriage return before a line feed is dropped.
[[nodiscard]] std::string visible(std::string_view text);

// The same on one line: line feeds and tabs are spelled out too.
[[nodiscard]] std::string visible_line(std::string_view text);

// Whether the text could stand for a name: UTF-8 in which every character is seen. No controls, and no
// characters without a width, with which one name could look like another.
[[nodiscard]] bool is_plainly_seen(std::string_view text);

} // namespace support
