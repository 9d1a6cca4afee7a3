// Whatever a bot sends is read or refused, and what was read can be written and read again.
#include "remote_bots/message.hpp"
#include "support/assert.hpp"
#include "support/overloaded.hpp"

#include <cstddef>
#include <cstdint>
#include <string>

namespace remote_bots {
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
} // namespace remote_bots

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    std::string const text(reinterpret_cast<char const*>(data), size);
    if (auto const message = remote_bots::read_bot_message(text)) {
        remote_bots::check_again(*message);
    }
    if (auto const id = remote_bots::call_id_from_text(text)) {
        TULKAS_ASSERT(remote_bots::to_text(*id) == text);
    }
    return 0;
}
