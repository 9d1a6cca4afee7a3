#include "load/stream.hpp"

#include <fmt/format.h>

namespace load {

namespace {

constexpr unsigned char whole_message = 0x80;
constexpr unsigned char text_frame = 1;
constexpr unsigned char ping_frame = 9;
constexpr unsigned char pong_frame = 10;
constexpr unsigned char is_masked = 0x80;
constexpr std::size_t two_bytes_follow = 126;
constexpr std::size_t eight_bytes_follow = 127;

std::size_t number_at(std::string_view bytes) {
    std::size_t number = 0;
    for (char const byte : bytes) {
        number = number * 256 + static_cast<unsigned char>(byte);
    }
    return number;
}

// How many bytes of head, and how many of payload; nothing before all of the head is there.
struct Frame {
    unsigned char kind = 0;
    std::size_t head = 0;
    std::size_t payload = 0;
};

Frame read_head(std::string_view data) {
    if (data.size() < 2) {
        return {};
    }
    Frame frame{.kind = static_cast<unsigned char>(static_cast<unsigned char>(data[0]) & 0xFU),
                .head = 2,
                .payload = static_cast<unsigned char>(data[1])};
    std::size_t const more = frame.payload == two_bytes_follow     ? 2
                             : frame.payload == eight_bytes_follow ? 8
                                                                   : 0;
    if (data.size() < 2 + more) {
        return {};
    }
    if (more > 0) {
        frame.head += more;
        frame.payload = number_at(data.substr(2, more));
    }
    return frame;
}

} // namespace

Stream::Stream(Route const& route, std::string_view cookie, std::int64_t table, Heard heard)
    : Connection(route), m_heard(std::move(heard)) {
    write(fmt::format("GET /api/v1/tables/{}/stream HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
                      "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
                      "AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: {}\r\n\r\n",
                      table, cookie));
    while (!m_rest.contains("\r\n\r\n")) {
        wait_for_more(m_rest);
    }
    if (!m_rest.starts_with("HTTP/1.1 101")) {
        give_up("no stream was opened: " + m_rest);
    }
    m_rest.erase(0, m_rest.find("\r\n\r\n") + 4);
}

void Stream::send(std::string_view text) {
    write_frame(text_frame, text);
}

// Masked with zeros, which changes nothing: there is no proxy here to be protected.
void Stream::write_frame(unsigned char kind, std::string_view payload) {
    std::string frame{static_cast<char>(whole_message | kind)};
    if (payload.size() < two_bytes_follow) {
        frame += static_cast<char>(is_masked | payload.size());
    } else {
        frame += static_cast<char>(is_masked | two_bytes_follow);
        frame += static_cast<char>(payload.size() / 256);
        frame += static_cast<char>(payload.size() % 256);
    }
    write(frame.append(4, '\0').append(payload));
}

std::size_t Stream::take(std::string_view data) {
    auto const frame = read_head(data);
    if (frame.head == 0 || data.size() < frame.head + frame.payload) {
        return 0;
    }
    auto const payload = data.substr(frame.head, frame.payload);
    if (frame.kind == text_frame) {
        m_heard(payload);
    } else if (frame.kind == ping_frame) {
        write_frame(pong_frame, payload);
    }
    return frame.head + frame.payload;
}

} // namespace load
