// Whatever a bot sends is read or refused, and what was read can be written and read again.
#include "support/assert.hpp"
#include "support/overloaded.hpp"
#include "wire/message.hpp"

#include <cstddef>
#include <cstdint>
#include <string>

namespace wire {
namespace {

void check_again(BotMessage const& message) {
    std::visit(support::Overloaded{
                   [](Answer const& it) {
                       auto const again = read_bot_message(answer_text(it.id, it.value));
                       TULKAS_ASSERT(again && std::get<Answer>(*again).value == it.value);
                   },
                   [](Failed const& it) {
                       auto const again = read_bot_message(failed_text(it.id, it.why));
                       TULKAS_ASSERT(again && std::get<Failed>(*again).why == it.why);
                   },
                   [](Ping const&) {},
               },
               message);
}

} // namespace
} // namespace wire

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    std::string const text(reinterpret_cast<char const*>(data), size);
    if (auto const message = wire::read_bot_message(text)) {
        wire::check_again(*message);
    }
    if (auto const id = wire::call_id_from_text(text)) {
        TULKAS_ASSERT(wire::to_text(*id) == text);
    }
    return 0;
}
