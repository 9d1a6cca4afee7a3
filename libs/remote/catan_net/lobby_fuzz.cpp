// A lobby with bots survives whatever its clients send, and whenever they come and go.
#include "catan_net/codec.hpp"
#include "catan_net/framer.hpp"
#include "catan_net/testing.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <tuple>

namespace {

using catan_net::Lobby;
using catan_net::testing::FakeConnection;

// The first byte of a frame selects the client and its action.
void act(Lobby& lobby, std::array<FakeConnection, 3>& clients, std::string_view frame) {
    if (frame.empty()) {
        std::ignore = lobby.work();
        return;
    }
    auto const first = static_cast<unsigned char>(frame[0]);
    auto& client = clients[first % clients.size()];
    if (first >= 0xF0U) {
        lobby.gone(client);
    } else if (first >= 0xE0U) {
        lobby.fill(0);
    } else if (first >= 0xD0U) {
        lobby.expire(0);
    } else if (first >= 0xC0U) {
        lobby.received(client, catan_net::testing::join("client " + std::to_string(first % clients.size())));
    } else if (auto const message = catan_net::decode(frame.substr(1))) {
        lobby.received(client, *message);
    }
    for (int acts = 0; acts < 4; ++acts) {
        std::ignore = lobby.work();
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    std::array<FakeConnection, 3> clients;
    Lobby lobby(catan_net::testing::settings(3), 1);
    catan_net::Framer framer(200);
    framer.add({reinterpret_cast<char const*>(data), size});
    constexpr int most_frames = 50; // keeps inputs fast
    auto frame = framer.next();
    for (int frames = 0; frame && *frame && frames < most_frames; ++frames) {
        act(lobby, clients, **frame);
        frame = framer.next();
    }
    return 0;
}
