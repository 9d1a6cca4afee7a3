// A thread's permission to compute, where only a limited number of threads may do so at a time.
//
// A thread that waits for a program that sleeps needs no core: it rests, and another thread begins with
// something else.
#pragma once

#include <chrono>

namespace support {

class CorePermit {
public:
    virtual ~CorePermit() = default;

    // Never waits.
    virtual void rest() = 0;
    // Waits until there is a core again.
    virtual void resume() = 0;
    // The thread has had its core for long enough, and others wait for one: it rests, and resumes.
    [[nodiscard]] virtual bool is_due() const { return false; }
    // The work is no longer wanted: a thread that waits for a program ends it. May be called in any thread.
    [[nodiscard]] virtual bool is_withdrawn() const { return false; }
};

// Rests while the program that a thread waits for sleeps, as its CPU time shows, and when others are due.
//
// The thread looks now and then. A program that computes again, while its thread rests, must be held until
// wake() returns; what it may use until then is so little that many together disturb nobody.
class Doze {
public:
    using Duration = std::chrono::nanoseconds;
    static constexpr Duration interval = std::chrono::milliseconds(200); // between looks

    // None: never rests.
    explicit Doze(CorePermit* permit) : m_permit(permit) {}
    ~Doze() { wake(); }
    Doze(Doze const&) = delete;
    Doze& operator=(Doze const&) = delete;

    // What the program has used so far. `wall` is the time since the last look or begin().
    void begin(Duration used) { m_used = used; }
    // Whether to hold the program and wake().
    [[nodiscard]] bool look(Duration used, Duration wall);
    // The same, whatever the program has used: rests if others are due.
    [[nodiscard]] bool gives_way();
    void wake();
    [[nodiscard]] bool rests() const { return m_rests; }

private:
    CorePermit* m_permit;
    Duration m_used{};
    bool m_rests = false;
};

} // namespace support
