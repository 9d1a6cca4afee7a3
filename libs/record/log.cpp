#include "record/log.hpp"

#include "support/controls.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace record {

namespace {

bool continues_character(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

} // namespace

void Log::add(int call, std::string_view text) {
    // Once something was cut, all else comes after the gap.
    std::size_t room = m_last.empty() ? std::min(m_most - m_most_last - m_kept, text.size()) : 0;
    while (room > 0 && room < text.size() && continues_character(text[room])) {
        --room;
    }
    if (room > 0) {
        m_kept += room;
        m_lines.push_back({.call = call, .text = std::string(text.substr(0, room))});
    }
    if (room < text.size()) {
        m_cut += text.size() - room;
        keep_last(call, text.substr(room));
    }
}

void Log::keep_last(int call, std::string_view text) {
    if (m_most_last == 0) {
        return;
    }
    if (text.size() > m_most_last) {
        text.remove_prefix(text.size() - m_most_last);
        while (!text.empty() && continues_character(text.front())) {
            text.remove_prefix(1);
        }
    }
    m_last.push_back({.call = call, .text = std::string(text)});
    m_last_bytes += text.size();
    if (m_last_bytes > 2 * m_most_last) {
        forget_before_last();
    }
}

// All but the last that fit.
void Log::forget_before_last() {
    auto begin = m_last.begin();
    for (; m_last_bytes > m_most_last; ++begin) {
        m_last_bytes -= begin->text.size();
    }
    m_last.erase(m_last.begin(), begin);
}

void Log::end() {
    forget_before_last();
    m_cut -= m_last_bytes;
    if (m_cut > 0 && !m_last.empty()) {
        m_lines.push_back({.call = m_last.front().call, .text = fmt::format("[{} bytes omitted]\n", m_cut)});
    }
    std::ranges::move(m_last, std::back_inserter(m_lines));
    m_last.clear();
    m_last_bytes = 0;
}

void Log::spell_out_controls() {
    for (auto* const lines : {&m_lines, &m_last}) {
        for (auto& line : *lines) {
            line.text = support::visible(line.text);
        }
    }
}

std::vector<std::string> last_lines(Log const& log, std::size_t most) {
    std::vector<std::string> lines;
    for (auto entry = log.lines().rbegin(); entry != log.lines().rend() && lines.size() < most; ++entry) {
        std::string_view text = entry->text;
        text = text.substr(0, text.find_last_not_of("\r\n") + 1);
        while (!text.empty() && lines.size() < most) {
            auto const begin = text.rfind('\n') + 1; // 0 where there is one line
            lines.emplace_back(text.substr(begin));
            text = text.substr(0, begin == 0 ? 0 : begin - 1);
        }
    }
    std::ranges::reverse(lines);
    return lines;
}

} // namespace record
