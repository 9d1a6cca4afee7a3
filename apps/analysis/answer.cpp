#include "analysis/answer.hpp"

#include <fmt/format.h>

namespace analysis {

namespace {

std::string quoted(std::string_view text) {
    std::string quoted = "\"";
    for (char const letter : text) {
        if (letter == '"' || letter == '\\') {
            quoted += '\\';
            quoted += letter;
        } else if (static_cast<unsigned char>(letter) < 0x20) {
            quoted += fmt::format("\\u{:04x}", static_cast<unsigned>(letter));
        } else {
            quoted += letter;
        }
    }
    return quoted + '"';
}

// Four decimals: more would say how exp() is rounded, which differs from machine to machine.
std::string number_text(double value) {
    return fmt::format("{:.4f}", value);
}

template <typename T, typename Text>
std::string list_text(std::vector<T> const& items, Text const& text) {
    std::string list;
    for (T const& item : items) {
        list += list.empty() ? "" : ",";
        list += text(item);
    }
    return '[' + list + ']';
}

std::string text_or_null(std::optional<int> value) {
    return value ? fmt::format("{}", *value) : "null";
}

std::string to_text(rules::Analysis const& analysis) {
    return fmt::format(
        R"({{"chances":{},"score":{},"plies_to_end":{},"line":{},"squares":{},"depth":{},"nodes":{}}})",
        list_text(analysis.chances, number_text), text_or_null(analysis.score),
        text_or_null(analysis.plies_to_end), list_text(analysis.line, quoted),
        list_text(analysis.squares, number_text), analysis.depth, analysis.nodes);
}

} // namespace

std::string answer(Analyse analyse, std::string_view request) {
    rules::AnalysisWish wish{.position = support::cut_front(request, '\t')};
    wish.options = support::cut_front(request, '\t');
    auto const nodes = support::whole_number<std::uint64_t>(request);
    if (!nodes) {
        return R"({"error":"the number of positions to look at must be a whole number"})";
    }
    wish.nodes = *nodes;
    auto const result = analyse(wish);
    return result ? to_text(*result) : fmt::format(R"({{"error":{}}})", quoted(result.error().message));
}

} // namespace analysis
