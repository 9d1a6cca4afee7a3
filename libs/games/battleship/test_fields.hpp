// A fleet that the tests know by heart, and short ways to write positions down.
//
//        A B C D E F G H I J
//     1  s s s s . s s s . .
//     2  . . . . . . . . . s
//     3  s . s . s . . . . s
//     4  s . s . s . . . . s
//     5  . . . . . . . . . .
//     6  . . . . . . . . . .
//     7  . . . . . . . . . .
//     8  . . . . . . . . . .
//     9  . s . . . . . . . .     the ship at B-9 touches two others at their corners
//    10  s . s . . . . . . s
#pragma once

#include "battleship/field_notation.hpp"
#include "battleship/notation.hpp"

#include <initializer_list>
#include <string>
#include <string_view>

namespace battleship::tests {

inline constexpr std::string_view fleet_text =
    "A-1-h-4,F-1-h-3,J-2-v-3,A-3-v-2,C-3-v-2,E-3-v-2,B-9-h-1,A-10-h-1,C-10-h-1,J-10-h-1";
inline constexpr std::string_view grid_text =
    "ssss.sss../.........s/s.s.s....s/s.s.s....s/........../........../........../........../"
    ".s......../s.s......s";

inline Position at(std::string_view text) {
    return parse_position(text).value();
}

inline PositionSet squares(std::initializer_list<std::string_view> texts) {
    PositionSet set;
    for (auto const text : texts) {
        set.insert(at(text));
    }
    return set;
}

inline Fleet fleet() {
    return parse_fleet(fleet_text).value();
}

inline Field field() {
    return Field(fleet());
}

// The text with one part of it replaced.
inline std::string replaced(std::string_view text, std::string_view part, std::string_view by) {
    std::string result(text);
    return result.replace(result.find(part), part.size(), by);
}

// Whatever a parser says to a text that it does not take.
template <typename Parsed>
std::string error_of(Parsed const& parsed) {
    return parsed ? "no error" : parsed.error().message;
}

} // namespace battleship::tests
