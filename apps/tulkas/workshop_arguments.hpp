// The options for running programs.
#pragma once

#include "match/workshop.hpp"
#include "support/result.hpp"
#include "tulkas/command_line.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace tulkas {

struct WorkshopArguments {
    std::optional<std::string> sandbox; // "on" or "off"
    std::optional<std::uint64_t> memory_mb;
};

void add_workshop_arguments(Command& command, WorkshopArguments& arguments);

[[nodiscard]] support::Result<match::WorkshopSettings> workshop_settings(WorkshopArguments const& arguments);

} // namespace tulkas
