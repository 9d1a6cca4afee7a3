#include "mcp/server.hpp"
#include "support/assert.hpp"
#include "support/json.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

// Whatever an agent sends is answered with one JSON-RPC message, or with nothing.
extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    std::string_view const text(reinterpret_cast<char const*>(data), size);
    mcp::Server server({.name = "fuzzed", .version = "1", .instructions = ""},
                       {{.name = "say",
                         .description = "",
                         .parameters = {},
                         .run = [](mcp::Arguments const&,
                                   std::stop_token const&) -> support::Result<std::vector<mcp::Content>> {
                             return std::vector<mcp::Content>{{.text = "said"}};
                         }}});
    (void)mcp::Server::takes_long(text);
    if (auto const answer = server.answer(text)) {
        auto const told = support::parse_json(*answer);
        TULKAS_ASSERT(told && told->is_object() && told->get_object().at("jsonrpc") == "2.0");
    }
    return 0;
}
