// Limits connections: in total, per address, and how often one address may connect.
//
// Otherwise one client that opens many idle connections would keep everybody else out.
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

    // Each true needs one later call of left().
    [[nodiscard]] bool let_in(std::string const& address, TimePoint now);
    void left(std::string const& address);
    // Forgets addresses without connections and with their full rate of visits; returns how many.
    std::size_t forget(TimePoint now);

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
