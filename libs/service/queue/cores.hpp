// Which pieces of a crew may compute: as many at a time as the crew has threads.
//
// A piece whose program sleeps rests, and another one begins. When the program wakes up, the piece waits for
// a core again. Sleepers keep nobody out: pieces that have rested once share all cores but one, they and new
// pieces take turns, and one author has at most a quarter of the places for those that rest.
//
// A value: the crew has the lock, and does the waiting.
#pragma once

#include <map>
#include <string>
#include <vector>

namespace queue {

class Cores {
public:
    // One piece that has begun.
    struct Turn {
        std::string author;
        bool has_rested = false;
        bool rests = false;
    };

    // `places`: how many may rest.
    Cores(int threads, int places) : m_threads(threads), m_places(places) {}

    // Whether a new piece may begin.
    [[nodiscard]] bool may_begin() const;
    // A core is taken for one, if one is found.
    void begin() { ++m_computing; }
    void found() { m_is_for_rested = true; }
    void end(Turn const& turn);

    void rest(Turn& turn);
    // It wants to go on.
    void wait() { ++m_waiting; }
    [[nodiscard]] bool may_resume() const;
    void resume(Turn& turn);

    // Authors of whom no more may begin, for as many of theirs rest as may.
    [[nodiscard]] std::vector<std::string> held_back() const;

private:
    [[nodiscard]] int most_rested() const;

    int m_threads;
    int m_places;
    int m_computing = 0;
    int m_rested = 0;                     // of these, those that have rested
    int m_waiting = 0;                    // that have rested and want to go on
    bool m_is_for_rested = false;         // the next core: the last was a new piece's
    std::map<std::string, int> m_resting; // by author
};

} // namespace queue
