// What a compiler prints while it works, as whole lines for those who watch.
//
// Of very much only the beginning is told, where the first errors stand; all of it, cut in the middle, is
// part of the verdict.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

namespace submissions {

class LiveOutput {
public:
    static constexpr std::size_t most_told = 8000; // bytes

    explicit LiveOutput(std::function<void(std::string const& lines)> tell) : m_tell(std::move(tell)) {}

    // More has been printed, perhaps a part of a line. What is no UTF-8 is replaced.
    void add(std::string_view text);

private:
    std::function<void(std::string const&)> m_tell;
    std::string m_pending; // the line that has no end yet
    std::size_t m_told = 0;
};

} // namespace submissions
