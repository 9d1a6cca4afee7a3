#include "support/core_permit.hpp"

#include <utility>

namespace support {

namespace {

constexpr int least_part = 10; // that a program uses of the time, if it does not sleep
constexpr Doze::Duration unnoticed = std::chrono::milliseconds(50); // that it may use while its thread rests

} // namespace

bool Doze::look(Duration used, Duration wall) {
    if (m_permit == nullptr) {
        return false;
    }
    if (m_rests) {
        return used - m_used > unnoticed;
    }
    if (gives_way()) {
        return true;
    }
    m_rests = wall >= interval && (used - m_used) * least_part < wall;
    m_used = used;
    if (m_rests) {
        m_permit->rest();
    }
    return false;
}

bool Doze::gives_way() {
    if (m_permit == nullptr || m_rests || !m_permit->is_due()) {
        return false;
    }
    m_rests = true;
    m_permit->rest();
    return true;
}

void Doze::wake() {
    if (std::exchange(m_rests, false)) {
        m_permit->resume();
    }
}

} // namespace support
