// A compiler's output, shortened to a readable length.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace languages {

struct OutputLimits {
    std::size_t first = 6000; // bytes
    std::size_t last = 2000;
};

// The beginning, where the first errors stand, and the end; whole lines where possible, and between them how
// much was left out. Its controls are spelled
// out (support::visible). `cut_before` bytes were lost before the text.
[[nodiscard]] std::string shorten(std::string_view text, std::uint64_t cut_before = 0,
                                  OutputLimits const& limits = {});

} // namespace languages
