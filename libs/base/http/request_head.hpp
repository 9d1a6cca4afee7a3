// What a request's head must be besides what Beast's parser checks.
//
// A proxy in front of the server and the server itself must find the same requests in the same bytes. So a
// head that RFC 9112 lets a receiver read in two ways is refused, as targets are.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace http {

struct HeadFault {
    unsigned status = 400;
    std::string message;

    bool operator==(HeadFault const&) const = default;
};

// The head as it was sent, from the request line to the empty line; Beast has parsed it without an error.
[[nodiscard]] std::optional<HeadFault> fault_of_head(std::string_view head);

} // namespace http
