// What the test kit finds out about an engine: what it tried, and what is to be mended.
#pragma once

#include <set>
#include <string>
#include <utility>
#include <vector>

namespace packages {

// Something to mend, or at least to look at.
struct Finding {
    bool is_fault; // else it may be right
    std::string what;
    std::string mend;

    bool operator==(Finding const&) const = default;
};

struct Examination {
    std::vector<std::string> checks; // what was tried, each as a line
    std::vector<Finding> findings;

    [[nodiscard]] bool has_faults() const;
};

// Collects them; what was found before is not said again.
class Findings {
public:
    void fault(std::string what, std::string mend) {
        add({.is_fault = true, .what = std::move(what), .mend = std::move(mend)});
    }
    void look_at(std::string what, std::string mend) {
        add({.is_fault = false, .what = std::move(what), .mend = std::move(mend)});
    }
    void tried(std::string check) { m_found.checks.push_back(std::move(check)); }

    [[nodiscard]] Examination take() && { return std::move(m_found); }

private:
    void add(Finding finding);

    Examination m_found;
    std::set<std::string> m_known;
};

} // namespace packages
