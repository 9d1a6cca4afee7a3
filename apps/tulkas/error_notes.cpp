#include "tulkas/error_notes.hpp"

#include "tulkas/output.hpp"

#include <fmt/format.h>

namespace tulkas {

void ErrorNotes::add(int game, record::GameRecord const& record) {
    constexpr int most = 5;
    if (!record.blame) {
        return;
    }
    auto const& [seat, why] = *record.blame;
    auto const& name = record.seats[static_cast<std::size_t>(seat)];
    int const errors = ++m_errors[name];
    if (errors <= most) {
        print_note(fmt::format("game {}: {} on seat {} loses: {}{}", game, name, seat, why,
                               errors == most ? " (its further errors are counted but not shown)" : ""));
    }
}

} // namespace tulkas
