// Whatever bytes arrive, a message is read from them or refused; and what was read is written the same way
// again.
#include "sandbox/archive.hpp"
#include "support/assert.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace {

template <typename... Messages>
void try_all(std::string_view bytes) {
    auto const try_one = [&]<typename Message>(std::type_identity<Message>) {
        if (auto const message = sandbox::wire::decode<Message>(bytes)) {
            auto const written = sandbox::wire::encode(*message);
            auto const again = sandbox::wire::decode<Message>(written);
            TULKAS_ASSERT(written.size() == bytes.size());
            TULKAS_ASSERT(again && sandbox::wire::encode(*again) == written);
        }
    };
    (try_one(std::type_identity<Messages>{}), ...);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    using namespace sandbox::wire;
    try_all<CellPlan, Groups, Join, ViewPlan, Prepare, Start, Failure, Ready, Started, Ended, Stop, Resume>(
        {reinterpret_cast<char const*>(data), size});
    return 0;
}
