// The bot that the measurements talk to, in a directory of its own while it is needed.
#pragma once

#include "process/channel.hpp"
#include "support/result.hpp"

#include <optional>
#include <string>

namespace remote {

class BotProgram {
public:
    [[nodiscard]] static support::Result<BotProgram> create();

    BotProgram(BotProgram&& other) noexcept;
    BotProgram& operator=(BotProgram&&) = delete;
    ~BotProgram();

    // To be run in a sandbox, or without one.
    [[nodiscard]] process::Program program(bool confined, std::optional<unsigned> core) const;

private:
    explicit BotProgram(std::string directory) : m_directory(std::move(directory)) {}

    std::string m_directory;
};

} // namespace remote
