// toml++, with its own assumptions about the text checked instead of believed.
//
// The parser states in places what it takes for granted, and some texts from outside are not so ("[" followed
// by a control character is one). Left alone, such a statement ends a debugging build and is undefined
// behaviour in a release: here it throws, and the text is refused like any other that is no TOML. Every file
// that needs toml++ includes it through this header, because all of them must see the same inline functions.
#pragma once

#include <stdexcept>

namespace toml_text {

class Fault : public std::logic_error {
public:
    Fault() : std::logic_error("this is no TOML") {}
};

constexpr void require(bool true_of_all_toml) {
    if (!true_of_all_toml) {
        throw Fault();
    }
}

} // namespace toml_text

#pragma push_macro("NDEBUG")
#undef NDEBUG
#define TOML_ASSERT(condition) toml_text::require(static_cast<bool>(condition))
#include <toml++/toml.h>
#pragma pop_macro("NDEBUG")
