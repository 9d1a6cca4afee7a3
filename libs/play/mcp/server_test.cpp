#include "mcp/server.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <future>
#include <thread>

namespace mcp {
namespace {

using support::Json;
using support::JsonObject;
using testing::HasSubstr;

std::vector<Tool> tools() {
    return {
        {.name = "echo",
         .description = "says it again",
         .parameters =
             {{.name = "words", .description = "what to say"},
              {.name = "times", .type = ParameterType::number, .description = "", .is_required = false},
              {.name = "how", .description = "", .is_required = false, .choices = {"loud", "low"}}},
         .run = [](Arguments const& arguments,
                   std::stop_token const&) -> support::Result<std::vector<Content>> {
             if (arguments.text("words").empty()) {
                 return support::fail(support::ErrorKind::refused, "there is nothing to say");
             }
             return std::vector<Content>{{.text = arguments.text("words")},
                                         {.text = "<svg/>", .picture_type = "image/svg+xml"}};
         }},
        {.name = "sleep",
         .description = "until it is cancelled",
         .parameters = {},
         .run = [](Arguments const&, std::stop_token const& stop) -> support::Result<std::vector<Content>> {
             while (!stop.stop_requested()) {
                 std::this_thread::yield();
             }
             return std::vector<Content>{{.text = "cancelled"}};
         }}};
}

class McpServer : public testing::Test {
protected:
    Json told(std::string const& message) {
        return support::parse_json(m_server.answer(message).value_or("null")).value();
    }
    Json call(std::string const& tool, std::string const& arguments) {
        return told(R"({"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":")" + tool +
                    R"(","arguments":)" + arguments + "}}");
    }

    Server m_server{{.name = "test", .version = "1", .instructions = "try it"}, tools()};
};

TEST_F(McpServer, AgreesOnAVersion) {
    auto const known =
        told(R"({"jsonrpc":"2.0","id":"a","method":"initialize","params":{"protocolVersion":"2025-03-26"}})");
    EXPECT_EQ(known.at("id").as_string(), "a");
    EXPECT_EQ(known.at("result").at("protocolVersion").as_string(), "2025-03-26");
    auto const unknown =
        told(R"({"jsonrpc":"2.0","id":2,"method":"initialize","params":{"protocolVersion":"1999-01-01"}})");
    EXPECT_EQ(unknown.at("result").at("protocolVersion").as_string(), "2025-11-25");
}

TEST_F(McpServer, ListsItsToolsWithTheirSchemas) {
    auto const list = told(R"({"jsonrpc":"2.0","id":1,"method":"tools/list"})").at("result").at("tools");
    EXPECT_EQ(list.at(0).at("name").as_string(), "echo");
    auto const& schema = list.at(0).at("inputSchema");
    EXPECT_EQ(support::to_text(schema.at("required")), R"(["words"])");
    EXPECT_EQ(schema.at("properties").at("times").at("type").as_string(), "integer");
    EXPECT_EQ(support::to_text(schema.at("properties").at("how").at("enum")), R"(["loud","low"])");
}

TEST_F(McpServer, AnswersWithTextAndPictures) {
    auto const result = call("echo", R"({"words":"hello"})").at("result");
    EXPECT_FALSE(result.at("isError").as_bool());
    EXPECT_EQ(result.at("content").at(0).at("text").as_string(), "hello");
    EXPECT_EQ(result.at("content").at(1).at("mimeType").as_string(), "image/svg+xml");
    EXPECT_EQ(result.at("content").at(1).at("data").as_string(), "PHN2Zy8+");
}

TEST_F(McpServer, TellsTheAgentWhatAToolFailedAt) {
    auto const result = call("echo", R"({"words":""})").at("result");
    EXPECT_TRUE(result.at("isError").as_bool());
    EXPECT_EQ(result.at("content").at(0).at("text").as_string(), "there is nothing to say");
}

TEST_F(McpServer, RefusesWrongArguments) {
    for (std::string const arguments : {"{}", R"({"words":1})", R"({"words":"a","times":-1})",
                                        R"({"words":"a","how":"whispered"})", R"({"words":"a","other":1})"}) {
        EXPECT_EQ(call("echo", arguments).at("error").at("code").as_int64(), -32602) << arguments;
    }
    EXPECT_EQ(call("nothing", "{}").at("error").at("code").as_int64(), -32602);
}

TEST_F(McpServer, RefusesWhatIsNoRequest) {
    EXPECT_EQ(told("{").at("error").at("code").as_int64(), -32700);
    EXPECT_EQ(told("[]").at("error").at("code").as_int64(), -32600);
    EXPECT_EQ(told(R"({"id":1,"method":"ping"})").at("error").at("code").as_int64(), -32600);
    EXPECT_EQ(told(R"({"jsonrpc":"2.0","id":{},"method":"ping"})").at("error").at("code").as_int64(), -32600);
    EXPECT_EQ(told(R"({"jsonrpc":"2.0","id":1,"method":"fly"})").at("error").at("code").as_int64(), -32601);
}

TEST_F(McpServer, AnswersNoNotification) {
    EXPECT_EQ(m_server.answer(R"({"jsonrpc":"2.0","method":"notifications/initialized"})"), std::nullopt);
    EXPECT_EQ(m_server.answer(R"({"jsonrpc":"2.0","id":7,"result":{}})"), std::nullopt);
}

TEST_F(McpServer, CancelsACall) {
    auto answer = std::async(std::launch::async, [&] {
        return m_server.answer(R"({"jsonrpc":"2.0","id":5,"method":"tools/call","params":{"name":"sleep"}})");
    });
    // Until the call is known, there is nothing to cancel.
    do {
        EXPECT_EQ(m_server.answer(
                      R"({"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":5}})"),
                  std::nullopt);
    } while (answer.wait_for(std::chrono::milliseconds(1)) != std::future_status::ready);
    EXPECT_THAT(answer.get().value_or(""), HasSubstr("cancelled"));
}

} // namespace
} // namespace mcp
