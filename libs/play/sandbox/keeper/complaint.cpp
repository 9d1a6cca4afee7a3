#include "sandbox/keeper/complaint.hpp"

#include "sandbox/archive.hpp"

#include <cerrno>
#include <unistd.h>

namespace keeper {

namespace {

int complaint_channel = -1;

} // namespace

void complain_to(int channel) {
    complaint_channel = channel;
}

void must(bool condition, Step step, std::string_view subject) {
    if (condition) {
        return;
    }
    auto const error = static_cast<std::uint64_t>(errno);
    auto const bytes = sandbox::wire::encode(
        sandbox::wire::Failure{.step = step, .error = error, .subject = std::string(subject)});
    // write() and not sendmsg(): it is allowed by every filter, so that a failed execve can still be
    // reported.
    [[maybe_unused]] ssize_t const written = write(complaint_channel, bytes.data(), bytes.size());
    _exit(1);
}

} // namespace keeper
