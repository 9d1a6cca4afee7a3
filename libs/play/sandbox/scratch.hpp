// Reads files from a program's scratch directory without following its links.
#pragma once

#include "support/file_descriptor.hpp"
#include "support/result.hpp"

#include <cstdint>
#include <string>

namespace sandbox {

// Keeps the directory in existence, also when everything else of the sandbox is gone.
class Scratch {
public:
    Scratch() = default;
    explicit Scratch(support::FileDescriptor directory) : m_directory(std::move(directory)) {}

    // An ordinary file within the directory, open for reading. No links are followed, and nothing is opened
    // that would make the reader wait.
    [[nodiscard]] support::Result<support::FileDescriptor> open_file(std::string const& name) const;
    [[nodiscard]] support::Result<std::string> read_file(std::string const& name, std::uint64_t most) const;

private:
    support::FileDescriptor m_directory;
};

} // namespace sandbox
