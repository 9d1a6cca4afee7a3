// The viewer of a game: a seat, a spectator or the referee.
#pragma once

#include "rules/outcome.hpp"

namespace rules {

// A seat sees what its player may know, a spectator what all may know, the referee everything.
class Viewer {
public:
    static constexpr Viewer seat(Seat seat) { return Viewer(seat); }
    static constexpr Viewer spectator() { return Viewer(-1); }
    static constexpr Viewer referee() { return Viewer(-2); }

    [[nodiscard]] constexpr bool is_referee() const { return m_who == -2; }
    // May this viewer see what belongs to this seat alone?
    [[nodiscard]] constexpr bool sees_secrets_of(Seat seat) const { return is_referee() || m_who == seat; }

    bool operator==(Viewer const&) const = default;

private:
    explicit constexpr Viewer(int who) : m_who(who) {}
    int m_who;
};

} // namespace rules
