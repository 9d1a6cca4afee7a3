#include "catan/notation.hpp"
#include "catan/player_reader.hpp"
#include "catan/position_fault.hpp"
#include "catan/position_notation.hpp"
#include "catan/position_words.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace catan {

using support::cut_front;
using support::ErrorKind;
using support::fail;
using support::in_quotes;
using support::pass_on;
using support::Result;
using namespace words;

namespace {

using Read = Result<void>;

// A number within bounds.
Result<int> parse_number(std::string_view text, int most, std::string_view what) {
    auto const number = support::whole_number<int>(text);
    if (!number || *number < 0 || *number > most) {
        return fail(ErrorKind::invalid, "{} is a number from 0 to {}, not {}", what, most, in_quotes(text));
    }
    return *number;
}

Read read_hex(std::string_view text, Layout& layout, std::size_t hex) {
    auto const terrain = terrain_letters.find(text.substr(0, 1));
    auto const number =
        text.size() < 2 ? Layout::no_number : support::whole_number<std::uint8_t>(text.substr(1));
    if (text.empty() || terrain == terrain_letters.npos || !number) {
        return fail(ErrorKind::invalid, "a hex is a letter of {} and a number, not {}", terrain_letters,
                    in_quotes(text));
    }
    layout.terrain[hex] = static_cast<Terrain>(terrain);
    layout.numbers[hex] = *number;
    return {};
}

Read read_hexes(std::string_view text, Position& position) {
    std::size_t hex = 0;
    for (std::size_t const length : row_lengths) {
        std::string_view row = cut_front(text, '/');
        if (std::ranges::count(row, ',') + 1 != static_cast<std::ptrdiff_t>(length)) {
            return fail(ErrorKind::invalid, "the rows of hexes have 3, 4, 5, 4 and 3, not {}",
                        in_quotes(row));
        }
        for (std::size_t const end = hex + length; hex < end; ++hex) {
            if (auto const read = read_hex(cut_front(row, ','), position.layout, hex); !read) {
                return read;
            }
        }
    }
    if (!text.empty()) {
        return fail(ErrorKind::invalid, "after the five rows of hexes stands {}", in_quotes(text));
    }
    return {};
}

Read read_harbours(std::string_view text, Position& position) {
    if (text.size() != harbour_count || text.find_first_not_of(harbour_letters) != text.npos) {
        return fail(ErrorKind::invalid, "the harbours are nine letters of {}, not {}", harbour_letters,
                    in_quotes(text));
    }
    std::ranges::transform(text, position.layout.harbours.begin(),
                           [](char letter) { return static_cast<Harbour>(harbour_letters.find(letter)); });
    return {};
}

Read read_robber(std::string_view text, Position& position) {
    auto const hex = TULKAS_TRY(parse_hex(text));
    position.robber = hex;
    return {};
}

Read read_bank(std::string_view text, Position& position) {
    auto const bank = TULKAS_TRY(parse_resources(text));
    position.bank = bank;
    return {};
}

Read read_played(std::string_view text, Position& position) {
    auto const played = TULKAS_TRY(parse_cards(text));
    position.played = played;
    return {};
}

Result<Seat> parse_seat(std::string_view text, Position const& position) {
    auto const seat = TULKAS_TRY(parse_number(text, position.player_count - 1, "a seat"));
    return static_cast<Seat>(seat);
}

Read read_holders(std::string_view text, Position& position) {
    for (Seat* const holder : {&position.longest_road, &position.largest_army}) {
        std::string_view const name = cut_front(text, ',');
        auto const seat = name == "-" ? Position::nobody : parse_seat(name, position);
        if (!seat) {
            return pass_on(seat);
        }
        *holder = *seat;
    }
    return text.empty() ? Read()
                        : fail(ErrorKind::invalid, "there are two bonus cards, and then {}", in_quotes(text));
}

Read read_turn(std::string_view text, Position& position) {
    constexpr int most = 60'000;
    auto const number = TULKAS_TRY(parse_number(cut_front(text, ':'), most, "a turn"));
    auto const seat = TULKAS_TRY(parse_seat(text, position));
    position.turn_number = static_cast<std::uint16_t>(number);
    position.turn = seat;
    return {};
}

Read read_discarding(std::string_view text, Position& position) {
    int last = -1;
    for (char const letter : text) {
        auto const seat = parse_seat(std::string_view(&letter, 1), position);
        if (!seat || *seat <= last) {
            return fail(ErrorKind::invalid, "those who discard are digits in order, not {}", in_quotes(text));
        }
        last = *seat;
        position.discarding = static_cast<std::uint8_t>(position.discarding | 1U << *seat);
    }
    return text.empty() ? fail(ErrorKind::invalid, "no player discards") : Read();
}

Read read_left_to_do(std::string_view text, Position& position) {
    if (text != "1" && text != "2") {
        return fail(ErrorKind::invalid, "1 or 2 are left to do, not {}", in_quotes(text));
    }
    position.left_to_do = text == "1" ? 1 : 2;
    return {};
}

Read read_offer(std::string_view text, Position& position) {
    auto const move = TULKAS_TRY(parse_move(fmt::format("offer:{}", text.substr(0, 100))));
    position.offer = {.give = move.give, .take = move.take, .partner = move.at};
    return {};
}

Read read_phase(std::string_view text, Position& position) {
    std::string_view rest = text;
    std::string_view const word = cut_front(rest, ':');
    auto const index = std::ranges::find(phase_words, word) - phase_words.begin();
    if (index == std::ssize(phase_words)) {
        return fail(ErrorKind::invalid, "{} is not a known expectation", in_quotes(word));
    }
    position.phase = static_cast<Phase>(index);
    switch (position.phase) {
    case Phase::discard:
        return read_discarding(rest, position);
    case Phase::free_road:
    case Phase::year_of_plenty:
        return read_left_to_do(rest, position);
    case Phase::answer:
        return read_offer(rest, position);
    default:
        return text == word ? Read()
                            : fail(ErrorKind::invalid, "nothing follows {}, not {}", word,
                                   in_quotes(text.substr(word.size())));
    }
}

Read read_dice(std::string_view text, Position& position) {
    if (text == "-") {
        return {};
    }
    auto const is_die = [](char letter) { return letter >= '1' && letter <= '6'; };
    if (text.size() != 3 || !is_die(text[0]) || text[1] != '+' || !is_die(text[2])) {
        return fail(ErrorKind::invalid, "dice are written like 3+4, not {}", in_quotes(text));
    }
    position.dice = {.one = static_cast<std::uint8_t>(text[0] - '0'),
                     .other = static_cast<std::uint8_t>(text[2] - '0')};
    return {};
}

Read read_done(std::string_view text, Position& position) {
    if (auto const dice = read_dice(cut_front(text, ':'), position); !dice) {
        return dice;
    }
    std::string_view const card = cut_front(text, ':');
    if (card != "card" && card != "-") {
        return fail(ErrorKind::invalid, "card or - stands after the dice, not {}", in_quotes(card));
    }
    position.has_played_card = card == "card";
    auto const offers = TULKAS_TRY(parse_number(text, most_offers_a_turn, "the number of offers"));
    position.offers = static_cast<std::uint8_t>(offers);
    return {};
}

struct Field {
    std::string_view name;
    Read (*read)(std::string_view, Position&);
};

constexpr std::array<Field, 9> position_fields{{{"hexes", read_hexes},
                                                {"harbours", read_harbours},
                                                {"robber", read_robber},
                                                {"bank", read_bank},
                                                {"played cards", read_played},
                                                {"bonus cards", read_holders},
                                                {"turn", read_turn},
                                                {"expected", read_phase},
                                                {"done", read_done}}};

Read read_fields(std::string_view& text, Position& position) {
    for (Field const& field : position_fields) {
        if (auto const read = field.read(cut_front(text, ' '), position); !read) {
            return fail(ErrorKind::invalid, "{}: {}", field.name, read.error().message);
        }
    }
    return {};
}

Result<int> count_players(std::string_view text) {
    auto const players =
        std::ranges::count(text, ' ') + 1 - static_cast<std::ptrdiff_t>(position_fields.size());
    if (players < static_cast<std::ptrdiff_t>(least_players) ||
        players > static_cast<std::ptrdiff_t>(most_players)) {
        return fail(ErrorKind::invalid,
                    "a position has {} fields and one for each of 2 to 4 players, not {} in all",
                    position_fields.size(), std::ranges::count(text, ' ') + 1);
    }
    return static_cast<int>(players);
}

} // namespace

Result<Position> parse_position(std::string_view text) {
    auto const players = TULKAS_TRY(count_players(text));
    Position position;
    position.player_count = static_cast<std::uint8_t>(players);
    TULKAS_TRY(read_fields(text, position));
    Seat const longest_road = position.longest_road; // which reading the roads changes
    TULKAS_TRY(read_players(text, position));
    position.longest_road = longest_road;
    if (auto const fault = fault_of(position)) {
        return fail(ErrorKind::invalid, "{}", *fault);
    }
    return position;
}

} // namespace catan
