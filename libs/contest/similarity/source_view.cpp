#include "similarity/source_view.hpp"

#include "support/controls.hpp"
#include "support/text.hpp"
#include "support/utf8.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace similarity {

namespace {

constexpr std::size_t colours = 8;
constexpr std::size_t no_region = static_cast<std::size_t>(-1);
constexpr std::size_t context = 10;       // lines shown around a match
constexpr std::size_t shortest_gap = 5;   // that is worth leaving out
constexpr std::size_t most_lines = 4000;  // of one side
constexpr std::size_t longest_line = 400; // bytes

// For each line of a file the region that it belongs to.
std::vector<std::size_t> regions_by_line(std::size_t file, std::size_t lines,
                                         std::vector<Region> const& regions, bool is_second) {
    std::vector<std::size_t> by_line(lines, no_region);
    for (std::size_t number = 0; number < regions.size(); ++number) {
        auto const& range = is_second ? regions[number].second : regions[number].first;
        if (range.file != file) {
            continue;
        }
        for (std::size_t line = range.first; line <= std::min<std::size_t>(range.last, lines); ++line) {
            auto& at = by_line[line - 1];
            at = at == no_region ? number : at;
        }
    }
    return by_line;
}

std::vector<std::string_view> lines_of_text(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        auto line = support::cut_front(text, '\n');
        line.remove_suffix(line.ends_with('\r') ? 1 : 0);
        lines.push_back(line);
    }
    return lines;
}

// Whether a line is shown: it matches, or is near one that does, or the gap is too short to leave out.
std::vector<bool> shown_lines(std::vector<std::size_t> const& by_line) {
    std::vector<bool> shown(by_line.size());
    std::size_t shown_up_to = 0;
    for (std::size_t line = 0; line < by_line.size(); ++line) {
        if (by_line[line] == no_region) {
            continue;
        }
        std::size_t begin = line - std::min(line, context);
        begin = begin <= shown_up_to + shortest_gap ? shown_up_to : begin;
        std::size_t const end = std::min(by_line.size(), line + context + 1);
        std::fill(shown.begin() + static_cast<std::ptrdiff_t>(std::min(begin, end)),
                  shown.begin() + static_cast<std::ptrdiff_t>(end), true);
        shown_up_to = end;
    }
    return shown;
}

class View {
public:
    explicit View(Side const& side) : m_side(side), m_begun() {}

    void add_file(SourceFile const& file, std::vector<std::size_t> const& by_line,
                  std::vector<std::string_view> const& lines) {
        auto const shown = shown_lines(by_line);
        text += fmt::format("<h4>{}</h4><pre>", html_text(file.name));
        for (std::size_t line = 0; line < lines.size();) {
            if (m_lines == most_lines) {
                text += fmt::format("<i>The rest ({} lines) is not shown.</i>", lines.size() - line);
                break;
            }
            if (shown[line]) {
                add_line(line + 1, lines[line], by_line[line]);
                ++line;
                continue;
            }
            std::size_t const begin = line;
            while (line < lines.size() && !shown[line]) {
                ++line;
            }
            text += fmt::format("<i>{} lines without a match</i>", line - begin);
        }
        text += "</pre>";
    }

    std::string text;

private:
    void add_line(std::size_t number, std::string_view line, std::size_t region) {
        ++m_lines;
        bool const is_cut = line.size() > longest_line;
        auto const content = html_text(line.substr(0, longest_line)) + (is_cut ? " …" : "");
        if (region == no_region) {
            text += fmt::format("<span><b>{}</b>{}</span>", number, content);
            return;
        }
        bool const begins = m_begun.size() <= region || !m_begun[region];
        m_begun.resize(std::max(m_begun.size(), region + 1));
        m_begun[region] = true;
        auto const label = begins ? fmt::format(R"(<a id="{0}-{2}" href="#{1}-{2}">{2}</a>)", m_side.id,
                                                m_side.other_id, region + 1)
                                  : std::string();
        text += fmt::format(R"(<span class="m{}"><b>{}{}</b>{}</span>)", region % colours, label, number,
                            content);
    }

    Side m_side;
    std::vector<bool> m_begun; // regions that have their label
    std::size_t m_lines = 0;
};

} // namespace

std::string html_text(std::string_view text) {
    std::string escaped;
    for (char const letter : support::visible(text)) {
        switch (letter) {
        case '&':
            escaped += "&amp;";
            break;
        case '<':
            escaped += "&lt;";
            break;
        case '>':
            escaped += "&gt;";
            break;
        case '"':
            escaped += "&quot;";
            break;
        case '\'':
            escaped += "&#39;";
            break;
        default:
            escaped += letter;
        }
    }
    return escaped;
}

std::string source_view(Submission const& submission, std::vector<Region> const& regions, Side const& side) {
    View view(side);
    std::size_t without = 0;
    for (std::size_t file = 0; file < submission.files.size(); ++file) {
        auto const lines = lines_of_text(submission.files[file].text);
        auto const by_line = regions_by_line(file, lines.size(), regions, side.is_second);
        if (std::ranges::all_of(by_line, [](std::size_t region) { return region == no_region; })) {
            ++without;
        } else {
            view.add_file(submission.files[file], by_line, lines);
        }
    }
    if (without > 0) {
        view.text += fmt::format("<p>{} more file{} without a match</p>", without, without == 1 ? "" : "s");
    }
    return std::move(view.text);
}

} // namespace similarity
