// Reports that wait for their check: a bounded line, in which groups take turns.
//
// A group is whatever should not hold up others: the reports of one token, or those of one game. One of each
// is checked at a time, in the order in which they came; a group that fills its half of the line leaves room
// for others. The line is plain data, and whoever shares it between threads has a lock.
#pragma once

#include "storage/works.hpp"
#include "support/json.hpp"

#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <string>

namespace fleet {

struct PendingReport {
    std::int64_t token = 0;
    storage::Piece piece;
    support::JsonObject report;
    std::size_t bytes = 0; // about as long as it is
};

class ReportLine {
public:
    // With those that are being checked.
    struct Limits {
        std::size_t reports = 0;
        std::size_t bytes = 0;
    };

    explicit ReportLine(Limits limits) : m_limits(limits) {}

    // False: it is full, or the group has its half of it and more.
    [[nodiscard]] bool offer(std::string const& group, PendingReport report);

    struct Turn {
        std::string group;
        PendingReport report;
    };
    // The next of a group of which nothing is being checked; it is, from now on. Nothing: there is none.
    [[nodiscard]] bool has_turn() const;
    [[nodiscard]] std::optional<Turn> take();
    void finish(Turn const& turn);

    [[nodiscard]] std::size_t waiting() const;
    void clear();

private:
    struct Group {
        std::deque<PendingReport> waiting = {};
        std::size_t bytes = 0;
        bool is_checked = false; // one of it is

        [[nodiscard]] bool has_turn() const { return !is_checked && !waiting.empty(); }
        [[nodiscard]] std::size_t reports() const { return waiting.size() + (is_checked ? 1 : 0); }
    };
    using Groups = std::map<std::string, Group>;

    [[nodiscard]] bool fits(Group const& group, std::size_t bytes) const;

    Limits m_limits;
    Groups m_groups; // none that is empty
    std::size_t m_reports = 0;
    std::size_t m_bytes = 0;
    std::string m_last; // whose turn it was
};

} // namespace fleet
