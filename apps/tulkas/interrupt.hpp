// Ctrl-C as a wish that is looked at between two moves, instead of an end in the middle of one.
#pragma once

#include <atomic>
#include <chrono>
#include <csignal>

namespace tulkas {

// While one of these lives, the first SIGINT or SIGTERM sets the flag; a second one ends the program.
class Interrupt {
public:
    Interrupt();
    ~Interrupt();
    Interrupt(Interrupt const&) = delete;
    Interrupt& operator=(Interrupt const&) = delete;

    // May also be set by the program itself.
    [[nodiscard]] static std::atomic<bool>& wanted();
    // Until it is wanted.
    static void wait();
    // So long, or until it is wanted: false then.
    static bool wait_for(std::chrono::milliseconds time);
    // Ends the program as a failure when the time is over, whatever its threads wait for.
    static void end_within(std::chrono::seconds time);

private:
    struct sigaction m_old_interrupt{};
    struct sigaction m_old_terminate{};
};

} // namespace tulkas
