#include "similarity/clusters.hpp"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace similarity {

namespace {

// Which group each belongs to; groups can be joined.
class Groups {
public:
    explicit Groups(std::size_t count) : m_parents(count) {
        std::iota(m_parents.begin(), m_parents.end(), 0UL);
    }

    [[nodiscard]] std::size_t of(std::size_t one) {
        while (m_parents[one] != one) {
            m_parents[one] = m_parents[m_parents[one]];
            one = m_parents[one];
        }
        return one;
    }
    // A group is known by its least member.
    void join(std::size_t one, std::size_t other) {
        auto const [least, greatest] = std::minmax({of(one), of(other)});
        m_parents[greatest] = least;
    }

private:
    std::vector<std::size_t> m_parents;
};

} // namespace

std::vector<std::vector<std::size_t>>
clusters_of(std::size_t count, std::vector<std::pair<std::size_t, std::size_t>> const& links) {
    Groups groups(count);
    for (auto const& [one, other] : links) {
        groups.join(one, other);
    }
    std::vector<std::vector<std::size_t>> members(count);
    for (std::size_t one = 0; one < count; ++one) {
        members[groups.of(one)].push_back(one);
    }
    std::erase_if(members, [](auto const& cluster) { return cluster.size() < 2; });
    std::ranges::sort(members, [](auto const& a, auto const& b) {
        return std::tuple(b.size(), a.front()) < std::tuple(a.size(), b.front());
    });
    return members;
}

} // namespace similarity
