#include "packages/findings.hpp"

#include <algorithm>

namespace packages {

bool Examination::has_faults() const {
    return std::ranges::any_of(findings, &Finding::is_fault);
}

void Findings::add(Finding finding) {
    if (m_known.insert(finding.what).second) {
        m_found.findings.push_back(std::move(finding));
    }
}

} // namespace packages
