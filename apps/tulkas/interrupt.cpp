#include "tulkas/interrupt.hpp"

namespace tulkas {

namespace {

// A signal handler reaches nothing but globals.
std::atomic<bool> interrupt_wanted = false;
static_assert(std::atomic<bool>::is_always_lock_free);

} // namespace

Interrupt::Interrupt() {
    interrupt_wanted = false;
    struct sigaction action{};
    action.sa_handler = [](int /*signal*/) { interrupt_wanted = true; };
    action.sa_flags = static_cast<int>(SA_RESTART | SA_RESETHAND);
    sigaction(SIGINT, &action, &m_old_interrupt);
    sigaction(SIGTERM, &action, &m_old_terminate);
}

Interrupt::~Interrupt() {
    sigaction(SIGINT, &m_old_interrupt, nullptr);
    sigaction(SIGTERM, &m_old_terminate, nullptr);
}

std::atomic<bool>& Interrupt::wanted() {
    return interrupt_wanted;
}

} // namespace tulkas
