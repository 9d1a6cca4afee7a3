#include "catan_net/doorkeeper.hpp"

#include "support/assert.hpp"

namespace catan_net {

bool Doorkeeper::let_in(std::string const& address, TimePoint now) {
    auto const known = m_visitors.try_emplace(address, Visitors{.visits = Allowance(m_limits.visits, now)});
    auto& visitors = known.first->second;
    if (m_inside >= m_limits.connections || visitors.inside >= m_limits.from_one_address ||
        !visitors.visits.use(now)) {
        return false;
    }
    ++visitors.inside;
    ++m_inside;
    return true;
}

void Doorkeeper::left(std::string const& address) {
    auto const known = m_visitors.find(address);
    TULKAS_ASSERT(known != m_visitors.end() && known->second.inside > 0);
    --known->second.inside;
    --m_inside;
}

std::size_t Doorkeeper::forget(TimePoint now) {
    return std::erase_if(m_visitors, [&](auto const& known) {
        return known.second.inside == 0 && known.second.visits.is_whole(now);
    });
}

} // namespace catan_net
