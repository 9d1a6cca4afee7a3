// Ctrl-C as a wish that is looked at between two moves, instead of an end in the middle of one.
#pragma once

#include <atomic>
#include <csignal>

namespace tulkas {

// While one of these lives, the first SIGINT or SIGTERM sets the flag; a second one ends the program.
class Interrupt {
public:
    Interrupt();
    ~Interrupt();
    Interrupt(Interrupt const&) = delete;
    Interrupt& operator=(Interrupt const&) = delete;

    [[nodiscard]] static std::atomic<bool> const& wanted();
    // As if it had come from outside.
    static void request();

private:
    struct sigaction m_old_interrupt{};
    struct sigaction m_old_terminate{};
};

} // namespace tulkas
