// Who may come in: so many in all, so many from one address, and from there not too often.
//
// Without it somebody who opens connections and does nothing with them would keep everybody else out.
#pragma once

#include "catan_net/allowance.hpp"

#include <cstddef>
#include <map>
#include <string>

namespace catan_net {

struct DoorLimits {
    std::size_t connections = 800;
    std::size_t from_one_address = 200;
    Rate visits{.a_second = 20, .at_once = 400}; // from one address
};

class Doorkeeper {
public:
    explicit Doorkeeper(DoorLimits const& limits) : m_limits(limits) {}

    // Whoever is let in leaves at some time.
    [[nodiscard]] bool let_in(std::string const& address, TimePoint now);
    void left(std::string const& address);
    // Addresses that nothing speaks against are not remembered.
    void forget(TimePoint now);

    [[nodiscard]] std::size_t inside() const { return m_inside; }
    [[nodiscard]] std::size_t remembered() const { return m_visitors.size(); }

private:
    struct Visitors {
        std::size_t inside = 0;
        Allowance visits;
    };

    DoorLimits m_limits;
    std::map<std::string, Visitors> m_visitors; // by address
    std::size_t m_inside = 0;
};

} // namespace catan_net
