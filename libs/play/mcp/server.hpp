// An MCP server without a transport: a message in, the answer out.
#pragma once

#include "mcp/tool.hpp"

#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mcp {

struct Identity {
    std::string name;
    std::string version;
    std::string instructions; // for the agent: what this is for, and how to begin
};

class Server {
public:
    Server(Identity identity, std::vector<Tool> tools)
        : m_identity(std::move(identity)), m_tools(std::move(tools)) {}

    // In any thread, any number at a time: calls of tools take as long as the tools do. Nothing for
    // notifications, which are not answered. `client` tells apart who sends requests, since each has ids of
    // its own.
    [[nodiscard]] std::optional<std::string> answer(std::string_view message, std::string const& client = {});
    // Whether that message may take long, so that a thread of its own is worth it.
    [[nodiscard]] static bool takes_long(std::string_view message);
    // Ends all calls soon.
    void stop();

private:
    class Call;

    [[nodiscard]] support::Result<support::JsonObject>
    handle(std::string_view method, support::JsonObject const& params, std::string const& call);
    [[nodiscard]] support::JsonObject initialize(support::JsonObject const& params) const;
    [[nodiscard]] support::JsonObject list_tools() const;
    [[nodiscard]] support::Result<support::JsonObject> call_tool(support::JsonObject const& params,
                                                                 std::string const& call);
    void cancel(std::string const& call);

    Identity m_identity;
    std::vector<Tool> m_tools;
    std::mutex m_mutex;
    std::map<std::string, std::stop_source> m_calls; // in progress, by client and id
    bool m_is_stopped = false;
};

} // namespace mcp
