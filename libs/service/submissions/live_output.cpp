#include "submissions/live_output.hpp"

#include "support/utf8.hpp"

#include <algorithm>

namespace submissions {

void LiveOutput::add(std::string_view text) {
    if (m_told >= most_told) {
        return;
    }
    m_pending += text;
    auto const end = m_pending.rfind('\n', most_told - m_told);
    if (end != std::string::npos) {
        m_tell(support::as_utf8(m_pending.substr(0, end + 1)));
        m_told += end + 1;
        m_pending.erase(0, end + 1);
    }
    if (m_pending.size() > most_told - std::min(m_told, most_told)) { // the next line has no room
        m_told = most_told;
        m_pending.clear();
    }
}

} // namespace submissions
