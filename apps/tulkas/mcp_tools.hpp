// What an author does, as tools for a coding agent: rules, starter, documents, check, play, replay, submit,
// results.
#pragma once

#include "mcp/tool.hpp"
#include "rules/registry.hpp"
#include "tulkas/arena_arguments.hpp"

#include <filesystem>
#include <vector>

namespace tulkas {

struct McpSettings {
    std::filesystem::path records; // a directory for the records of games that are played
    ArenaArguments arena;
};

// Most of them run this program, so that an agent gets what a person would get. The games outlive them.
[[nodiscard]] std::vector<mcp::Tool> mcp_tools(McpSettings const& settings, rules::Registry const& games);

} // namespace tulkas
