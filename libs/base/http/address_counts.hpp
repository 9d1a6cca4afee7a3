// How many connections each network has: one that takes all there are would keep out everybody else.
#pragma once

#include "support/ip_address.hpp"

#include <cstddef>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>

namespace http {

class AddressCounts {
public:
    // One connection's; given back when it goes.
    class Place {
    public:
        Place(AddressCounts& counts, std::string network)
            : m_counts(&counts), m_network(std::move(network)) {}
        Place(Place&& other) noexcept
            : m_counts(std::exchange(other.m_counts, nullptr)), m_network(std::move(other.m_network)) {}
        Place(Place const&) = delete;
        Place& operator=(Place const&) = delete;
        Place& operator=(Place&&) = delete;
        ~Place() {
            if (m_counts != nullptr) {
                m_counts->give_back(m_network);
            }
        }

    private:
        AddressCounts* m_counts;
        std::string m_network;
    };

    // Nothing if the network of the address has as many as it may. Thread-safe.
    [[nodiscard]] std::optional<Place> take(std::string const& address, std::size_t most) {
        auto network = support::network_of(address);
        std::lock_guard const lock(m_mutex);
        auto& count = m_counts[network];
        if (count >= most) {
            return std::nullopt;
        }
        ++count;
        return std::optional<Place>(std::in_place, *this, std::move(network));
    }

private:
    void give_back(std::string const& network) {
        std::lock_guard const lock(m_mutex);
        auto const found = m_counts.find(network);
        if (--found->second == 0) {
            m_counts.erase(found);
        }
    }

    std::mutex m_mutex;
    std::unordered_map<std::string, std::size_t> m_counts;
};

} // namespace http
