// Any text as a configuration file: it is read or refused.
#include "kreator/error.hpp"
#include "kreator/property_source.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    try {
        kreator::ConfigurationFile const file("fuzz.toml",
                                              std::string_view(reinterpret_cast<char const*>(data), size));
        for (auto const& name : file.names()) {
            if (!file.find(name)) {
                __builtin_trap();
            }
        }
    } catch (kreator::Error const&) { // refused
    }
    return 0;
}
