// The echo program, in a directory of its own while it is needed.
#pragma once

#include "support/result.hpp"

#include <string>

namespace confinement {

class EchoProgram {
public:
    [[nodiscard]] static support::Result<EchoProgram> create();

    EchoProgram(EchoProgram&& other) noexcept;
    EchoProgram& operator=(EchoProgram&&) = delete;
    ~EchoProgram();

    [[nodiscard]] std::string const& directory() const { return m_directory; }
    [[nodiscard]] std::string path() const { return m_directory + "/echo"; }

private:
    explicit EchoProgram(std::string directory) : m_directory(std::move(directory)) {}

    std::string m_directory;
};

} // namespace confinement
