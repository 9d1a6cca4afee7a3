// Messages and their lines: MESSAGE-<Type>-<parameter>-…-<size>-<data>.
#pragma once

#include "base64.hpp"
#include "words.hpp"

#include <array>
#include <initializer_list>
#include <stdexcept>
#include <string>
#include <string_view>

namespace tulkas::detail {

// A message from the handler. Its parameters say nothing that an actor does not know.
struct Message {
    std::string_view type = {};
    std::string data = {}; // decoded; what they mean is the reader's business
};

struct Form {
    std::string_view type;
    int parameters;
    bool has_data;
};

// What is said to actors.
inline Form const& form_of(std::string_view type) {
    static constexpr std::array<Form, 5> forms{{
        {"ProxyCall", 1, true},
        {"CallResult", 1, true},
        {"StartNotice", 0, false},
        {"ShutdownNotice", 0, false},
        {"BotTimeout", 0, false},
    }};
    for (auto const& form : forms) {
        if (form.type == type) {
            return form;
        }
    }
    throw std::runtime_error("a message of type '" + std::string(type.substr(0, 60)) + "' is not for actors");
}

inline std::string_view take_part(std::string_view& line) {
    std::size_t const end = line.find('-');
    if (end == std::string_view::npos) {
        throw std::runtime_error("a message that ends too early");
    }
    std::string_view const part = line.substr(0, end);
    line.remove_prefix(end + 1);
    return part;
}

// Reads a line without its newline; an error says why it is none that the handler sends.
inline void parse_message(std::string_view line, Message& message) {
    if (take_part(line) != "MESSAGE") {
        throw std::runtime_error("a line that is no message");
    }
    Form const& form = form_of(take_part(line));
    message.type = form.type;
    for (int left = form.parameters; left > 0; --left) {
        decode_base64(take_part(line), message.data);
    }
    auto const size = number_in<std::size_t>(take_part(line));
    if (size != line.size()) {
        throw std::runtime_error("a message whose size is not that of its data");
    }
    bool const may_have_data = form.type == "StartNotice";
    if (form.has_data == line.empty() && !may_have_data) {
        throw std::runtime_error("a " + std::string(form.type) +
                                 (form.has_data ? " without data" : " with data"));
    }
    decode_base64(line, message.data);
}

// The line of a message, newline included, in place of what was there.
inline void write_message(std::string& line, std::string_view type,
                          std::initializer_list<std::string_view> parameters, std::string_view data = {}) {
    line = "MESSAGE-";
    line += type;
    line += '-';
    for (auto const parameter : parameters) {
        append_base64(line, parameter);
        line += '-';
    }
    line += std::to_string((data.size() + 2) / 3 * 4);
    line += '-';
    append_base64(line, data);
    line += '\n';
}

} // namespace tulkas::detail
