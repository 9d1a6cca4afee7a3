#include "tulkas/interrupt.hpp"

#include "tulkas/exit_status.hpp"

#include <ctime>
#include <string_view>
#include <tuple>
#include <unistd.h>

namespace tulkas {

namespace {

// A signal handler reaches nothing but globals.
std::atomic<bool> interrupt_wanted = false;
constexpr timespec look_again{.tv_sec = 0, .tv_nsec = 100'000'000};
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

// A signal cuts the sleep short if this thread gets it; if another one does, the next look sees it.
void Interrupt::wait() {
    while (!interrupt_wanted) {
        nanosleep(&look_again, nullptr);
    }
}

bool Interrupt::wait_for(std::chrono::milliseconds time) {
    auto const until = std::chrono::steady_clock::now() + time;
    while (!interrupt_wanted && std::chrono::steady_clock::now() < until) {
        nanosleep(&look_again, nullptr);
    }
    return !interrupt_wanted;
}

void Interrupt::end_within(std::chrono::seconds time) {
    struct sigaction action{};
    action.sa_handler = [](int /*signal*/) { // nothing else is safe here
        constexpr std::string_view text = "tulkas: it did not stop in time and was ended; nothing that was "
                                          "acknowledged is lost\n";
        std::ignore = write(STDERR_FILENO, text.data(), text.size());
        _exit(static_cast<int>(ExitStatus::failed));
    };
    sigaction(SIGALRM, &action, nullptr);
    alarm(static_cast<unsigned>(time.count()));
}

} // namespace tulkas
