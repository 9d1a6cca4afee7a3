// Columns of states: SOCI reads and writes the enumerations of states.hpp as their names.
//
// Internal to the stores.
#pragma once

#include "storage/states.hpp"

#include <soci/soci.h>
#include <string>

namespace soci {

template <storage::StoredState State>
struct type_conversion<State, void> {
    using base_type = std::string; // NOLINT(readability-identifier-naming) its name there

    static void from_base(std::string const& text, indicator /*is*/, State& state) {
        auto const found = storage::state_from_text<State>(text);
        if (!found) {
            throw soci_error("unknown state '" + text + "'");
        }
        state = *found;
    }
    static void to_base(State const& state, std::string& text, indicator& is) {
        text = storage::to_text(state);
        is = i_ok;
    }
};

} // namespace soci
