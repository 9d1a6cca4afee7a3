// Texts as the data of a message, for tests.
#pragma once

#include "protocol/base64.hpp"

#include <string>
#include <string_view>

namespace protocol {

inline std::string data_of(std::string_view text) {
    std::string data;
    append_base64(data, text);
    return data;
}

} // namespace protocol
