#include "worker/hint_line.hpp"

#include <utility>

namespace worker {

HintLine::HintLine(Arena const& arena, std::function<void()> hinted)
    : m_arena(arena), m_hinted(std::move(hinted)) {}

HintLine::~HintLine() = default;

void HintLine::tend() {
    if (m_is_there) {
        return;
    }
    m_is_there = true; // until it is closed, which may be at once
    auto link = m_arena.open_link("/worker/hints", *this);
    m_is_there = m_is_there && link.has_value();
    std::unique_ptr<http::Link> old; // ends without the lock: its thread may be telling something
    std::lock_guard const lock(m_mutex);
    old = std::exchange(m_link, link ? std::move(*link) : nullptr);
}

void HintLine::say_idle() {
    std::lock_guard const lock(m_mutex);
    if (m_link) {
        m_link->send("idle");
    }
}

void HintLine::received(std::string_view text) {
    if (text == "work") {
        m_hinted();
    }
}

void HintLine::closed(http::Closing /*closing*/) {
    m_is_there = false;
}

} // namespace worker
