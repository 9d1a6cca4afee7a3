// Many durations, and what is told of them.
#pragma once

#include "load/loop.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

namespace load {

class Figures {
public:
    void add(Clock::duration took) { m_all.push_back(took); }
    [[nodiscard]] std::size_t count() const { return m_all.size(); }

    // "12.3 ms", within which such a share of them are.
    [[nodiscard]] std::string share(double share) {
        if (m_all.empty()) {
            return "-";
        }
        auto const place =
            m_all.begin() + static_cast<std::ptrdiff_t>(share * static_cast<double>(m_all.size() - 1));
        std::ranges::nth_element(m_all, place);
        return fmt::format("{:.1f} ms", std::chrono::duration<double, std::milli>(*place).count());
    }
    [[nodiscard]] std::string text() {
        return fmt::format("50 % {}, 90 % {}, 99 % {}, all {} (of {})", share(0.5), share(0.9), share(0.99),
                           share(1), count());
    }

private:
    std::vector<Clock::duration> m_all;
};

} // namespace load
