// The instruments of one name: one for each combination of label values.
//
// An instrument is made when it is first asked for and stays where it is as long as the family, so finding
// one takes no lock: a walk along one of a few short lists, to which members are only added.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace metrics {

template <typename Instrument, std::size_t label_count>
class Family {
public:
    using Values = std::array<std::string_view, label_count>;

    Family() = default;
    // With instruments that shall be there, at 0, before anything happens: a rate can be computed from the
    // first time on.
    Family(std::initializer_list<Values> known) {
        for (auto const& values : known) {
            at(values);
        }
    }
    Family(Family const&) = delete;
    Family& operator=(Family const&) = delete;
    ~Family() {
        for (auto& list : m_lists) {
            for (auto* member = list.load(); member != nullptr;) {
                delete std::exchange(member, member->next);
            }
        }
    }

    // The values must come from a list that the program knows, never from a client.
    Instrument& at(Values const& values) {
        auto const hash = hash_of(values);
        auto& list = m_lists.at(hash % m_lists.size());
        Member* first = list.load(std::memory_order_acquire);
        if (auto* const found = find(first, nullptr, hash, values)) {
            return found->instrument;
        }
        auto* const added = new Member(hash, values);
        while (true) {
            added->next = first;
            if (list.compare_exchange_weak(first, added, std::memory_order_acq_rel)) {
                return added->instrument;
            }
            if (auto* const found = find(first, added->next, hash, values)) { // another thread was quicker
                delete added;
                return found->instrument;
            }
        }
    }

    template <typename Visit> // (Values const&, Instrument const&)
    void for_each(Visit visit) const {
        for (auto const& list : m_lists) {
            for (auto const* member = list.load(std::memory_order_acquire); member != nullptr;
                 member = member->next) {
                visit(member->views(), member->instrument);
            }
        }
    }

private:
    struct Member {
        Member(std::size_t given_hash, Values const& given) : hash(given_hash) {
            for (std::size_t i = 0; i < label_count; ++i) {
                values.at(i) = given.at(i);
            }
        }
        [[nodiscard]] Values views() const {
            Values all;
            for (std::size_t i = 0; i < label_count; ++i) {
                all.at(i) = values.at(i);
            }
            return all;
        }

        std::size_t hash;
        std::array<std::string, label_count> values;
        Instrument instrument;
        Member* next = nullptr;
    };

    static std::size_t hash_of(Values const& values) {
        constexpr std::size_t factor = 31;
        std::size_t hash = 0;
        for (auto const value : values) {
            hash = hash * factor + std::hash<std::string_view>()(value);
        }
        return hash;
    }
    static Member* find(Member* first, Member const* end, std::size_t hash, Values const& values) {
        for (auto* member = first; member != end; member = member->next) {
            if (member->hash == hash && std::ranges::equal(member->values, values)) {
                return member;
            }
        }
        return nullptr;
    }

    static constexpr std::size_t list_count = 64;
    std::array<std::atomic<Member*>, list_count> m_lists{};
};

} // namespace metrics
