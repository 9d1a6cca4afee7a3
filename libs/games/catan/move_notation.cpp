#include "catan/notation.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace catan {

using support::ErrorKind;
using support::fail;
using support::in_quotes;
using support::pass_on;
using support::Result;

namespace {

std::string nothing_text(Move const& /*move*/) {
    return {};
}
std::string node_text(Move const& move) {
    return ":" + to_text(topology.nodes[move.at]);
}
std::string road_text(Move const& move) {
    return ":" + edge_text(move.at);
}
std::string hex_text(Move const& move) {
    return ":" + to_text(topology.hexes[move.at]);
}
std::string seat_text(Move const& move) {
    return fmt::format(":{}", move.at);
}
std::string card_text(Move const& move) {
    return fmt::format(":{}", name_of(move.card()));
}
std::string resource_text(Move const& move) {
    return fmt::format(":{}", name_of(move.resource()));
}
std::string discard_text(Move const& move) {
    return ":" + to_text(move.give);
}
std::string bank_text(Move const& move) {
    return fmt::format(":{}:{}", to_text(move.give), to_text(move.take));
}
std::string offer_text(Move const& move) {
    return fmt::format(":{}:{}:{}", move.at, to_text(move.give), to_text(move.take));
}

// A move made of one thing that was read.
template <typename Thing>
Result<Move> made(Result<Thing> const& thing, Move (*make)(Thing)) {
    if (!thing) {
        return pass_on(thing);
    }
    return make(*thing);
}

Result<Seat> parse_seat(std::string_view text) {
    auto const seat = support::whole_number<int>(text);
    if (!seat || *seat < 0 || *seat >= static_cast<int>(most_players)) {
        return fail(ErrorKind::invalid, "a seat is a number from 0 to 3, not {}", in_quotes(text));
    }
    return static_cast<Seat>(*seat);
}

template <typename Kind, std::size_t Count>
Result<Kind> parse_name(std::string_view text, std::array<Kind, Count> const& kinds) {
    for (Kind const kind : kinds) {
        if (name_of(kind) == text) {
            return kind;
        }
    }
    return fail(ErrorKind::invalid, "{} is none of {}, …, {}", in_quotes(text), name_of(kinds.front()),
                name_of(kinds.back()));
}

struct Trade {
    Resources give;
    Resources take;
};

Result<Trade> parse_trade(std::string_view text) {
    std::string_view wanted = text;
    auto const give = TULKAS_TRY(parse_resources(support::cut_front(wanted, ':')));
    auto const take = TULKAS_TRY(parse_resources(wanted));
    return Trade{give, take};
}

Result<Move> read_settlement(std::string_view text) {
    return made(parse_node(text), Move::settlement);
}
Result<Move> read_road(std::string_view text) {
    return made(parse_edge(text), Move::road);
}
Result<Move> read_city(std::string_view text) {
    return made(parse_node(text), Move::city);
}
Result<Move> read_card(std::string_view text) {
    return made(parse_name(text, playable_cards), Move::play);
}
Result<Move> read_robber(std::string_view text) {
    return made(parse_hex(text), Move::robber);
}
Result<Move> read_victim(std::string_view text) {
    return made(parse_seat(text), Move::steal);
}
Result<Move> read_resource(std::string_view text) {
    return made(parse_name(text, all_resources), Move::choose);
}
Result<Move> read_discard(std::string_view text) {
    return made(parse_resources(text), Move::discard);
}
Result<Move> read_bank(std::string_view text) {
    auto const trade = TULKAS_TRY(parse_trade(text));
    return Move::bank(trade.give, trade.take);
}
Result<Move> read_offer(std::string_view text) {
    std::string_view rest = text;
    auto const partner = TULKAS_TRY(parse_seat(support::cut_front(rest, ':')));
    auto const trade = TULKAS_TRY(parse_trade(rest));
    return Move::offer(partner, trade.give, trade.take);
}

template <Move (*Make)()>
Result<Move> read_nothing(std::string_view /*text*/) {
    return Make();
}

struct Form {
    std::string_view word;
    std::string (*write)(Move const&);
    Result<Move> (*read)(std::string_view arguments);

    [[nodiscard]] constexpr bool has_arguments() const { return write != nothing_text; }
};

// In the order of MoveKind.
constexpr std::array<Form, move_kind_count> forms{{{"settlement", node_text, read_settlement},
                                                   {"road", road_text, read_road},
                                                   {"city", node_text, read_city},
                                                   {"roll", nothing_text, read_nothing<Move::roll>},
                                                   {"end", nothing_text, read_nothing<Move::end>},
                                                   {"buy", nothing_text, read_nothing<Move::buy>},
                                                   {"play", card_text, read_card},
                                                   {"robber", hex_text, read_robber},
                                                   {"steal", seat_text, read_victim},
                                                   {"choose", resource_text, read_resource},
                                                   {"discard", discard_text, read_discard},
                                                   {"bank", bank_text, read_bank},
                                                   {"offer", offer_text, read_offer},
                                                   {"accept", nothing_text, read_nothing<Move::accept>},
                                                   {"reject", nothing_text, read_nothing<Move::reject>}}};

Form const* find_form(std::string_view word) {
    for (Form const& form : forms) {
        if (form.word == word) {
            return &form;
        }
    }
    return nullptr;
}

} // namespace

std::string to_text(Move const& move) {
    Form const& form = forms[static_cast<std::size_t>(move.kind)];
    return std::string(form.word) + form.write(move);
}

Result<Move> parse_move(std::string_view text) {
    std::string_view arguments = text;
    std::string_view const word = support::cut_front(arguments, ':');
    Form const* const form = find_form(word);
    if (form == nullptr) {
        return fail(ErrorKind::invalid, "a move begins with a word such as settlement, road or roll, not {}",
                    in_quotes(word));
    }
    if (form->has_arguments() != text.contains(':')) {
        return fail(ErrorKind::invalid, "{} is written {} a colon", word,
                    form->has_arguments() ? "with something after" : "without");
    }
    return form->read(arguments);
}

} // namespace catan
