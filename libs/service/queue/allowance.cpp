#include "queue/allowance.hpp"

#include <algorithm>

namespace queue {

bool Allowance::is_open(Moment now) {
    if (now > m_since) {
        m_left = std::min(m_left + m_cores * Duration(now - m_since), m_cores * most_seconds);
        m_since = now;
    }
    return m_cores > 0 && m_left > Duration::zero();
}

} // namespace queue
