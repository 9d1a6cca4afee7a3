// A process without a sandbox, or in somebody else's: what ours is measured beside.
#pragma once

#include "support/file_descriptor.hpp"
#include "support/result.hpp"

#include <string>
#include <sys/types.h>
#include <vector>

namespace confinement {

class PlainProcess {
public:
    [[nodiscard]] static support::Result<PlainProcess> start(std::vector<std::string> arguments);

    PlainProcess(PlainProcess&& other) noexcept;
    PlainProcess& operator=(PlainProcess&&) = delete;
    // Closes its input and waits for its end.
    ~PlainProcess();

    [[nodiscard]] int input() const { return m_input.get(); }
    [[nodiscard]] int output() const { return m_output.get(); }

private:
    PlainProcess(pid_t process, support::FileDescriptor input, support::FileDescriptor output);

    pid_t m_process;
    support::FileDescriptor m_input;
    support::FileDescriptor m_output;
};

} // namespace confinement
