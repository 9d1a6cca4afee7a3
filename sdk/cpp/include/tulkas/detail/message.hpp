// Messages and their lines: MESSAGE-<Type>-<parameter>-…-<size>-<data>.
#pragma once

#include "base64.hpp"

#include <charconv>
#include <initializer_list>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace tulkas::detail {

// A message from the handler. The data are decoded; what they mean is the reader's business.
struct Message {
    std::string type;
    std::vector<std::string> parameters;
    std::string data;
};

inline std::size_t parameters_of(std::string_view type) {
    if (type == "StartNotice" || type == "ShutdownNotice" || type == "BotTimeout") {
        return 0;
    }
    if (type == "ProxyCall" || type == "CallResult") {
        return 1;
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

// The line comes without its newline; an error says why it is none that the handler sends.
inline Message parse_message(std::string_view line) {
    Message message;
    if (take_part(line) != "MESSAGE") {
        throw std::runtime_error("a line that is no message");
    }
    message.type = take_part(line);
    for (std::size_t left = parameters_of(message.type); left > 0; --left) {
        message.parameters.push_back(decode_base64(take_part(line)));
    }
    std::string_view const size_text = take_part(line);
    std::size_t size = 0;
    auto const [end, error] = std::from_chars(size_text.data(), size_text.data() + size_text.size(), size);
    if (error != std::errc() || end != size_text.data() + size_text.size() || size != line.size()) {
        throw std::runtime_error("a message whose size is not that of its data");
    }
    message.data = decode_base64(line);
    bool const has_data = message.type == "ProxyCall" || message.type == "CallResult";
    if (has_data == message.data.empty()) {
        throw std::runtime_error("a " + message.type + (has_data ? " without data" : " with data"));
    }
    return message;
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
