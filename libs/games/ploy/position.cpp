#include "ploy/position.hpp"

#include "ploy/notation.hpp"
#include "support/assert.hpp"

namespace ploy {

Position Position::start() {
    static Position const position = [] {
        auto const parsed = parse_position(start_text);
        TULKAS_ASSERT(parsed.has_value());
        return *parsed;
    }();
    return position;
}

} // namespace ploy
