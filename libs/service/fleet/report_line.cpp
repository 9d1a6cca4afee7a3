#include "fleet/report_line.hpp"

#include <algorithm>
#include <utility>

namespace fleet {

bool ReportLine::fits(Group const& group, std::size_t bytes) const {
    bool const is_full = m_reports >= m_limits.reports || m_bytes + bytes > m_limits.bytes;
    // One of each is taken, however long it is.
    bool const has_its_half = group.reports() > 0 && (group.reports() >= (m_limits.reports + 1) / 2 ||
                                                      group.bytes + bytes > m_limits.bytes / 2);
    return !is_full && !has_its_half;
}

bool ReportLine::offer(std::string const& group, PendingReport report) {
    auto const known = m_groups.find(group);
    if (!fits(known == m_groups.end() ? Group() : known->second, report.bytes)) {
        return false;
    }
    auto& its = m_groups[group];
    its.bytes += report.bytes;
    m_bytes += report.bytes;
    ++m_reports;
    its.waiting.push_back(std::move(report));
    return true;
}

bool ReportLine::has_turn() const {
    return std::ranges::any_of(m_groups, [](auto const& group) { return group.second.has_turn(); });
}

std::optional<ReportLine::Turn> ReportLine::take() {
    auto const has_turn = [](auto const& group) { return group.second.has_turn(); };
    auto const after_last = m_groups.upper_bound(m_last);
    auto next = std::find_if(after_last, m_groups.end(), has_turn);
    if (next == m_groups.end()) {
        next = std::find_if(m_groups.begin(), after_last, has_turn);
        if (next == after_last) {
            return std::nullopt;
        }
    }
    auto& [name, group] = *next;
    Turn turn{.group = name, .report = std::move(group.waiting.front())};
    group.waiting.pop_front();
    group.is_checked = true;
    m_last = name;
    return turn;
}

void ReportLine::finish(Turn const& turn) {
    auto const group = m_groups.find(turn.group);
    group->second.is_checked = false;
    group->second.bytes -= turn.report.bytes;
    m_bytes -= turn.report.bytes;
    --m_reports;
    if (group->second.waiting.empty()) {
        m_groups.erase(group);
    }
}

std::size_t ReportLine::waiting() const {
    std::size_t reports = 0;
    for (auto const& [name, group] : m_groups) {
        reports += group.waiting.size();
    }
    return reports;
}

void ReportLine::clear() {
    m_groups.clear();
    m_reports = 0;
    m_bytes = 0;
}

} // namespace fleet
