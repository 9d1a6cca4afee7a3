// The games of one run, for somebody who looks at them.
#pragma once

#include "record/game_record.hpp"
#include "support/result.hpp"

#include <cstdint>
#include <vector>

namespace watch {

struct Game {
    record::GameRecord record; // so far, if it is not over
    bool is_over = true;
};

// All of it is asked in any thread.
class Games {
public:
    virtual ~Games() = default;

    // Ascending.
    [[nodiscard]] virtual std::vector<int> numbers() const = 0;
    [[nodiscard]] virtual support::Result<Game> read(int number) const = 0;
    // Another number whenever something has changed.
    [[nodiscard]] virtual std::uint64_t version() const { return 0; }
};

} // namespace watch
