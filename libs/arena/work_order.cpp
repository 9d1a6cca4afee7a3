#include "arena/work_order.hpp"

#include "support/assert.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

namespace arena {

WorkOrder::Line& WorkOrder::line_of(Owner const& owner) {
    auto const level = static_cast<std::size_t>(owner.priority);
    // Who was away has no claim to the turns of that time.
    return m_lines[level].try_emplace(owner.author, Line{.served = m_turn[level]}).first->second;
}

void WorkOrder::forget_if_idle(Owner const& owner) {
    auto& lines = m_lines[static_cast<std::size_t>(owner.priority)];
    auto const found = lines.find(owner.author);
    if (found->second.waiting.empty() && found->second.running == 0) {
        lines.erase(found);
    }
}

void WorkOrder::add(WorkId id, Priority priority, std::string const& author) {
    line_of({.priority = priority, .author = author}).waiting.push_back(id);
    ++m_waiting;
}

std::optional<WorkId> WorkOrder::begin_next() {
    for (std::size_t level = 0; level < m_lines.size(); ++level) {
        auto const rank = [](auto const& item) {
            auto const& line = item.second;
            return std::tuple(line.waiting.empty(), line.running, line.served);
        };
        auto const best = std::ranges::min_element(m_lines[level], {}, rank);
        if (best == m_lines[level].end() || best->second.waiting.empty()) {
            continue;
        }
        auto& [author, line] = *best;
        WorkId const id = line.waiting.front();
        line.waiting.pop_front();
        ++line.running;
        m_turn[level] = std::max(m_turn[level], line.served);
        ++line.served;
        --m_waiting;
        m_running.emplace(id, Owner{.priority = static_cast<Priority>(level), .author = author});
        return id;
    }
    return std::nullopt;
}

void WorkOrder::end(WorkId id) {
    auto const running = m_running.extract(id);
    TULKAS_ASSERT(!running.empty());
    --line_of(running.mapped()).running;
    forget_if_idle(running.mapped());
}

void WorkOrder::put_back(WorkId id) {
    auto const running = m_running.extract(id);
    TULKAS_ASSERT(!running.empty());
    auto& line = line_of(running.mapped());
    --line.running;
    --line.served;
    line.waiting.push_front(id);
    ++m_waiting;
}

} // namespace arena
