// A queue that is fair between keys: the next item is of the key whose turn it is, however many items another
// key has put in.
//
// A key may have so many items taken and not yet done: what takes long for one key leaves room for the
// others. Not thread-safe.
#pragma once

#include <algorithm>
#include <cstddef>
#include <deque>
#include <iterator>
#include <limits>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace support {

template <typename Item>
class FairQueue {
public:
    static constexpr std::size_t no_limit = std::numeric_limits<std::size_t>::max();

    // So many items of one key may be under way at once.
    explicit FairQueue(std::size_t most_taken = no_limit) : m_most_taken(most_taken) {}

    void push(std::string const& key, Item item) {
        auto& line = m_lines[key];
        line.items.push_back(std::move(item));
        ++m_size;
        queue_up(key, line);
    }

    struct Taken {
        std::string key; // for done()
        Item item;
    };
    // Nothing if all that wait are of keys that have as many under way as they may.
    [[nodiscard]] std::optional<Taken> take() {
        if (m_turns.empty()) {
            return std::nullopt;
        }
        auto key = std::move(m_turns.front());
        m_turns.pop_front();
        auto& line = m_lines.at(key);
        auto item = std::move(line.items.front());
        line.items.pop_front();
        line.has_turn = false;
        ++line.taken;
        --m_size;
        queue_up(key, line);
        return Taken{std::move(key), std::move(item)};
    }
    // What take() gave has been done.
    void done(std::string const& key) {
        auto const found = m_lines.find(key);
        --found->second.taken;
        queue_up(key, found->second);
        if (found->second.taken == 0 && found->second.items.empty()) {
            m_lines.erase(found);
        }
    }

    [[nodiscard]] std::vector<Item> drop_all() {
        std::vector<Item> all;
        for (auto& [key, line] : m_lines) {
            std::ranges::move(line.items, std::back_inserter(all));
            line.items.clear();
            line.has_turn = false;
        }
        std::erase_if(m_lines, [](auto const& entry) { return entry.second.taken == 0; });
        m_turns.clear();
        m_size = 0;
        return all;
    }

    [[nodiscard]] std::size_t size() const { return m_size; } // that wait
    [[nodiscard]] std::size_t size_of(std::string const& key) const {
        auto const found = m_lines.find(key);
        return found == m_lines.end() ? 0 : found->second.items.size();
    }
    [[nodiscard]] bool has_next() const { return !m_turns.empty(); }
    // Whose turn comes.
    [[nodiscard]] std::size_t keys_waiting() const { return m_turns.size(); }

private:
    struct Line {
        std::deque<Item> items;
        std::size_t taken = 0;
        bool has_turn = false;
    };

    void queue_up(std::string const& key, Line& line) {
        if (!line.has_turn && !line.items.empty() && line.taken < m_most_taken) {
            line.has_turn = true;
            m_turns.push_back(key);
        }
    }

    std::size_t m_most_taken;
    std::size_t m_size = 0;
    std::unordered_map<std::string, Line> m_lines;
    std::deque<std::string> m_turns; // each key once at most
};

} // namespace support
