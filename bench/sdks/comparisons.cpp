#include "sdks/comparisons.hpp"

#include <fmt/format.h>

#include <array>
#include <memory>
#include <optional>
#include <utility>

namespace sdks {

using confinement::Comparison;
using confinement::Times;
using support::Result;

namespace {

constexpr int comparison_rounds = 5;

struct Aims {
    char const* language;
    double start;
    double call;
};

constexpr std::array aims{
    Aims{"cpp", 1.5, 1.3}, Aims{"python", 1.5, 1.3}, Aims{"java", 1.5, 1.5},    Aims{"javascript", 1.5, 1.3},
    Aims{"go", 1.5, 1.3},  Aims{"rust", 1.5, 1.3},   Aims{"haskell", 1.5, 1.5},
};

// What one language costs, measured when somebody asks for the first time.
class Language {
public:
    explicit Language(std::string name) : m_name(std::move(name)) {}

    [[nodiscard]] Result<Times> times(Times Costs::* part) {
        if (!m_costs) {
            m_costs = measure(m_name, comparison_rounds);
        }
        return *m_costs ? Result<Times>((**m_costs).*part) : support::pass_on(*m_costs);
    }

private:
    std::string m_name;
    std::optional<Result<Costs>> m_costs;
};

} // namespace

std::vector<Comparison> all_comparisons() {
    std::vector<Comparison> all;
    for (auto const& [name, start, call] : aims) {
        auto const language = std::make_shared<Language>(name);
        all.push_back({.name = fmt::format("sdk/{}/start", name),
                       .beside = "bare loop",
                       .help = "a bot in a new sandbox, until it has answered its first call",
                       .at_most = start,
                       .measure = [language] { return language->times(&Costs::start); }});
        all.push_back({.name = fmt::format("sdk/{}/call", name),
                       .beside = "bare loop",
                       .help = "one call to a bot that is confined and warm",
                       .at_most = call,
                       .measure = [language] { return language->times(&Costs::call); }});
    }
    return all;
}

} // namespace sdks
