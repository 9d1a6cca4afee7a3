#include "http/request_head.hpp"

#include "http/headers.hpp"

#include <algorithm>

namespace http {

namespace {

std::string_view cut_line(std::string_view& text) {
    constexpr std::string_view end_of_line = "\r\n";
    auto const end = std::min(text.find(end_of_line), text.size());
    auto const line = text.substr(0, end);
    text.remove_prefix(std::min(end + end_of_line.size(), text.size()));
    return line;
}

struct Framing {
    int hosts = 0;
    int lengths = 0;
    int codings = 0;
    bool is_chunked = false; // the last coding
};

void note(Framing& framing, std::string_view line) {
    auto const colon = std::min(line.find(':'), line.size());
    auto const name = line.substr(0, colon);
    if (is_same_name(name, "host")) {
        ++framing.hosts;
    } else if (is_same_name(name, "content-length")) {
        ++framing.lengths;
    } else if (is_same_name(name, "transfer-encoding")) {
        ++framing.codings;
        framing.is_chunked = is_same_name(trimmed(line.substr(std::min(colon + 1, line.size()))), "chunked");
    }
}

std::optional<HeadFault> fault_of(Framing const& framing, bool is_current) {
    constexpr unsigned not_implemented = 501;
    if (framing.hosts > 1 || (framing.hosts == 0 && is_current)) {
        return HeadFault{.message = "a request must have exactly one Host header"};
    }
    if (framing.lengths > 1) {
        return HeadFault{.message = "a request must have at most one Content-Length header"};
    }
    if (framing.codings == 0) {
        return std::nullopt;
    }
    if (framing.lengths > 0 || framing.codings > 1 || !is_current) {
        return HeadFault{.message = "a request must say once where its body ends: by Content-Length, or in "
                                    "HTTP/1.1 by Transfer-Encoding"};
    }
    return framing.is_chunked ? std::nullopt
                              : std::optional(HeadFault{.status = not_implemented,
                                                        .message = "the only Transfer-Encoding that is "
                                                                   "understood here is chunked"});
}

} // namespace

std::optional<HeadFault> fault_of_head(std::string_view head) {
    bool const is_current = cut_line(head).ends_with("HTTP/1.1");
    Framing framing;
    while (!head.empty()) {
        auto const line = cut_line(head);
        if (line.starts_with(' ') || line.starts_with('\t')) {
            return HeadFault{.message = "a header must stand on one line"};
        }
        note(framing, line);
    }
    return fault_of(framing, is_current);
}

} // namespace http
