#include "catan/notation.hpp"

#include "support/text.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace catan {

using support::ErrorKind;
using support::fail;
using support::in_quotes;
using support::Result;

namespace {

constexpr std::string_view resource_letters = "blwgo";
constexpr std::string_view card_letters = "krmyv";

template <typename Kind>
std::string counts_text(Counts<Kind> const& counts, std::string_view letters) {
    std::string text;
    for (std::uint8_t kind = 0; kind < kind_count; ++kind) {
        if (int const count = counts[static_cast<Kind>(kind)]; count > 0) {
            text += fmt::format("{}{}", count, letters[kind]);
        }
    }
    return text.empty() ? "-" : text;
}

// The digits at the front, cut off.
std::string_view cut_digits(std::string_view& text) {
    auto const is_digit = [](char letter) { return letter >= '0' && letter <= '9'; };
    auto const count = std::ranges::find_if_not(text, is_digit) - text.begin();
    std::string_view const digits = text.substr(0, static_cast<std::size_t>(count));
    text.remove_prefix(digits.size());
    return digits;
}

template <typename Kind>
Result<Counts<Kind>> parse_counts(std::string_view text, std::string_view letters) {
    constexpr int most = 19; // of one kind, in the whole game
    Counts<Kind> counts{};
    std::string_view rest = text;
    std::size_t first_kind = 0; // that may still follow
    while (text != "-" && (!rest.empty() || text.empty())) {
        auto const count = support::whole_number<int>(cut_digits(rest));
        auto const kind = rest.empty() ? rest.npos : letters.find(rest.front(), first_kind);
        if (!count || *count < 1 || *count > most || kind == letters.npos) {
            return fail(ErrorKind::invalid,
                        "cards are numbers and letters of {} in this order, such as 2{}1{}, not {}", letters,
                        letters.front(), letters.back(), in_quotes(text));
        }
        counts += Counts<Kind>::of(static_cast<Kind>(kind), *count);
        first_kind = kind + 1;
        rest.remove_prefix(1);
    }
    return counts;
}

} // namespace

std::string to_text(Point point) {
    return fmt::format("{},{}", point.x, point.y);
}

std::string edge_text(Edge edge) {
    auto const [one, other] = topology.edges[edge];
    return fmt::format("{}:{}", to_text(topology.nodes[one]), to_text(topology.nodes[other]));
}

std::string to_text(Resources const& resources) {
    return counts_text(resources, resource_letters);
}

std::string to_text(Cards const& cards) {
    return counts_text(cards, card_letters);
}

Result<Resources> parse_resources(std::string_view text) {
    return parse_counts<Resource>(text, resource_letters);
}

Result<Cards> parse_cards(std::string_view text) {
    return parse_counts<Card>(text, card_letters);
}

namespace {

Result<Point> parse_point(std::string_view text) {
    std::string_view y = text;
    std::string_view const x = support::cut_front(y, ',');
    auto const horizontal = support::whole_number<int>(x);
    auto const vertical = support::whole_number<int>(y);
    if (!horizontal || !vertical) {
        return fail(ErrorKind::invalid, "a place is written like -1,3, not {}", in_quotes(text));
    }
    Point const point{*horizontal, *vertical};
    if (!is_on_board(point)) {
        return fail(ErrorKind::invalid, "{} is off the board", text);
    }
    return point;
}

} // namespace

Result<Hex> parse_hex(std::string_view text) {
    auto const point = TULKAS_TRY(parse_point(text));
    if (!is_hex(point)) {
        return fail(ErrorKind::invalid, "{} is a node, not a hex: x + y is no multiple of 3", text);
    }
    return *topology.hex_at(point);
}

Result<Node> parse_node(std::string_view text) {
    auto const point = TULKAS_TRY(parse_point(text));
    if (is_hex(point)) {
        return fail(ErrorKind::invalid, "{} is a hex, not a node: x + y is a multiple of 3", text);
    }
    return *topology.node_at(point);
}

Result<Edge> parse_edge(std::string_view text) {
    std::string_view second = text;
    std::string_view const first = support::cut_front(second, ':');
    auto const one = TULKAS_TRY(parse_node(first));
    auto const other = TULKAS_TRY(parse_node(second));
    auto const edge = topology.edge_between(one, other);
    if (!edge) {
        return fail(ErrorKind::invalid, "{} and {} are not neighbours", first, second);
    }
    if (one > other) {
        return fail(ErrorKind::invalid, "the edge {} is written {}", text, edge_text(*edge));
    }
    return *edge;
}

} // namespace catan
