// A few threads on which house bots think, so that nobody waits for them who need not.
//
// There may be many more games than threads, and one person may have many of them. So turns go from person to
// person and not from game to game, and guests, of whom anybody can be many, have every second turn at most.
// Bots that answer at once go before those that search, and who searches is told to take less time the more
// people wait. A thought that nobody waits for any more is cancelled.
#pragma once

#include "rules/clock.hpp"
#include "support/fair_queue.hpp"

#include <array>
#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace tables {

struct Participant;

class Thinkers {
public:
    enum class Weight : std::uint8_t { light, heavy };
    using Cancelled = std::shared_ptr<std::atomic<bool>>;

    // One thought of a bot.
    struct Thought {
        // Told how long it may take. Not called if it is cancelled before.
        std::move_only_function<void(rules::Duration)> think;
        Cancelled is_cancelled;
    };
    // For whom it is thought.
    struct For {
        std::string key;
        bool is_guest = false;

        [[nodiscard]] static For of(Participant const& who);
    };

    explicit Thinkers(int count);
    // Cancels all; those who think notice soon.
    ~Thinkers();
    Thinkers(Thinkers const&) = delete;
    Thinkers& operator=(Thinkers const&) = delete;

    void think(Thought thought, For const& whom, Weight weight);

    // How long each may take so that all who wait are answered soon, by so many threads.
    [[nodiscard]] static rules::Duration share(std::size_t waiting, std::size_t threads);
    // Of a bot whose last thought took that long.
    [[nodiscard]] static Weight weight_of(rules::Duration thought);

private:
    // Of people with accounts, and of guests: they take turns.
    class Line {
    public:
        struct Next {
            Thought thought;
            std::size_t waiting; // as this person sees it: the others, and their own thoughts
        };
        void push(Thought thought, For const& whom);
        [[nodiscard]] Next take();
        [[nodiscard]] bool is_empty() const;

    private:
        std::array<support::FairQueue<Thought>, 2> m_queues;
        bool m_are_guests_next = false;
    };

    void work(Cancelled& thinking);
    [[nodiscard]] Line::Next take();

    std::mutex m_mutex;
    std::condition_variable m_news;
    Line m_light; // they wait
    Line m_heavy;
    int m_light_in_a_row = 0;
    bool m_stops = false;
    std::size_t m_count;
    std::vector<Cancelled> m_thinking; // by thread
    std::vector<std::thread> m_threads;
};

} // namespace tables
