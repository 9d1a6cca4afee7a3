// Whatever the kernel writes into its tables, the layout read from them is some layout.
#include "sandbox/control_group_layout.hpp"
#include "support/assert.hpp"
#include "support/text.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    std::string_view rest(reinterpret_cast<char const*>(data), size);
    auto const mounts = support::cut_front(rest, '\0');
    auto const layout = sandbox::ControlGroupLayout::from(mounts, rest);
    TULKAS_ASSERT(layout.version_1.size() <= 3);
    return 0;
}
