// A tool that an agent can call: its name, its parameters, and what it does.
#pragma once

#include "support/json.hpp"
#include "support/result.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace mcp {

enum class ParameterType : std::uint8_t { text, number, texts };

struct Parameter {
    std::string name;
    ParameterType type = ParameterType::text;
    std::string description;
    bool is_required = true;
    std::vector<std::string> choices = {}; // of a text; any if there are none
};

// Arguments that were checked against the parameters.
class Arguments {
public:
    // An error names the parameter and what it must be.
    [[nodiscard]] static support::Result<Arguments> check(std::vector<Parameter> const& parameters,
                                                          support::JsonObject const& given);

    // Empty, or nothing, where it was not given.
    [[nodiscard]] std::string text(std::string_view name) const;
    [[nodiscard]] std::optional<std::int64_t> number(std::string_view name) const;
    [[nodiscard]] std::vector<std::string> texts(std::string_view name) const;

private:
    explicit Arguments(support::JsonObject given) : m_given(std::move(given)) {}
    support::JsonObject m_given;
};

// A part of an answer: text, or a picture of that type (as bytes).
struct Content {
    std::string text;
    std::string picture_type = {};
};

struct Tool {
    std::string name;
    std::string description;
    std::vector<Parameter> parameters;
    bool is_read_only = true;
    // In any thread. An error is told to the agent as the tool's answer. A call that was cancelled should end
    // soon.
    std::function<support::Result<std::vector<Content>>(Arguments const& arguments, std::stop_token stop)>
        run;
};

// As `tools/list` has it.
[[nodiscard]] support::JsonObject to_json(Tool const& tool);

} // namespace mcp
