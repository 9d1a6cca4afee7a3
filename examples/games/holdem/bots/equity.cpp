// Plays by its chance to win: it deals the rest of the cards some thousand times, against hands that fit what
// the opponent has done, and compares the chance with the price.
//
// An opponent who raises is taken to have one of the better hands. How often the opponent folded when this
// bot raised decides how often it bluffs. Its dice come from the cards, so that the same game gets the same
// answers.
#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <numeric>
#include <random>
#include <stdexcept>
#include <string>
#include <tulkas/bot.hpp>
#include <utility>
#include <vector>

namespace {

constexpr int deals = 1500;
constexpr int cards_in_deck = 52;

using Cards = std::vector<int>; // a rank times four, and a suit

Cards read_cards(tulkas::Json const& names) {
    Cards cards;
    for (auto const& name : names.as<std::vector<std::string>>()) {
        cards.push_back(static_cast<int>(std::string_view("23456789TJQKA").find(name.at(0)) * 4 +
                                         std::string_view("cdhs").find(name.at(1))));
    }
    return cards;
}

// The highest card of a straight, or -1; an ace is also below the two.
int straight_to(unsigned ranks) {
    unsigned const with_low_ace = ranks << 1U | ranks >> 12U;
    for (int high = 12; high >= 3; --high) {
        if ((with_low_ace >> static_cast<unsigned>(high - 3) & 31U) == 31U) {
            return high;
        }
    }
    return -1;
}

int highest(unsigned ranks) {
    return std::bit_width(ranks) - 1;
}

int kickers(unsigned ranks, int count) {
    int value = 0;
    for (int i = 0; i < count; ++i) {
        int const rank = highest(ranks);
        value = value << 4 | rank;
        ranks ^= 1U << static_cast<unsigned>(rank);
    }
    return value;
}

int of_a_kind(int kind, unsigned ranks, unsigned once, int others) {
    int const rank = highest(ranks);
    int const beside = kickers(once & ~(1U << static_cast<unsigned>(rank)), others);
    return kind << 20 | (rank << (4 * others) | beside) << (4 * (4 - others));
}

// What the best five of five to seven cards are worth: more is better.
int value_of(Cards const& cards) {
    std::array<unsigned, 4> suits{};
    std::array<unsigned, 5> often{}; // the ranks that are there at least so often
    for (int const card : cards) {
        unsigned const rank = 1U << static_cast<unsigned>(card / 4);
        suits[static_cast<std::size_t>(card % 4)] |= rank;
        for (std::size_t times = 4; times > 1; --times) {
            often[times] |= often[times - 1] & rank;
        }
        often[1] |= rank;
    }
    auto const [unused, once, twice, thrice, four] = often;
    auto const flush = std::ranges::find_if(suits, [](unsigned ranks) { return std::popcount(ranks) >= 5; });
    bool const is_flush = flush != suits.end();
    if (is_flush && straight_to(*flush) >= 0) {
        return 8 << 20 | straight_to(*flush) << 16;
    }
    if (four != 0) {
        return of_a_kind(7, four, once, 1);
    }
    if (thrice != 0 && std::popcount(twice) > 1) {
        int const rank = highest(thrice);
        return 6 << 20 | rank << 16 | highest(twice ^ 1U << static_cast<unsigned>(rank)) << 12;
    }
    if (is_flush) {
        return 5 << 20 | kickers(*flush, 5);
    }
    if (straight_to(once) >= 0) {
        return 4 << 20 | straight_to(once) << 16;
    }
    if (thrice != 0) {
        return of_a_kind(3, thrice, once, 2);
    }
    if (std::popcount(twice) > 1) {
        int const pairs = kickers(twice, 2);
        unsigned const rest =
            once & ~(1U << static_cast<unsigned>(pairs >> 4)) & ~(1U << static_cast<unsigned>(pairs & 15));
        return 2 << 20 | (pairs << 4 | highest(rest)) << 8;
    }
    return twice != 0 ? of_a_kind(1, twice, once, 3) : kickers(once, 5);
}

// How good two cards are before there is a board: pairs, high cards, one suit, few ranks between.
int value_of_hole(int one, int other) {
    int const high = std::max(one / 4, other / 4);
    int const low = std::min(one / 4, other / 4);
    if (high == low) {
        return 60 + 8 * high;
    }
    int const suited = one % 4 == other % 4 ? 6 : 0;
    return 4 * high + 2 * low + suited + std::max(0, 5 - (high - low)) * 2;
}

struct Situation {
    Cards own;
    Cards board;
    int raises_of_opponent; // in this hand
    int pot;
    int to_call;
    int min_raise; // 0: no raise is possible
    int max_raise;
    int own_bet;
};

// The hands of the opponent that fit so many raises: the better ones, of what is possible.
std::vector<std::pair<int, int>> likely_hands(Situation const& now) {
    std::array<bool, cards_in_deck> known{};
    for (auto const* const cards : {&now.own, &now.board}) {
        for (int const card : *cards) {
            known[static_cast<std::size_t>(card)] = true;
        }
    }
    std::vector<std::pair<int, std::pair<int, int>>> hands;
    for (int one = 0; one < cards_in_deck; ++one) {
        for (int other = 0; other < one; ++other) {
            if (known[static_cast<std::size_t>(one)] || known[static_cast<std::size_t>(other)]) {
                continue;
            }
            auto all = now.board;
            all.insert(all.end(), {one, other});
            int const value = now.board.empty() ? value_of_hole(one, other) : value_of(all);
            hands.push_back({value, {one, other}});
        }
    }
    constexpr std::array share{1.0, 0.55, 0.3, 0.15, 0.08};
    auto const raises = std::min(static_cast<std::size_t>(now.raises_of_opponent), share.size() - 1);
    auto const kept = std::max<std::ptrdiff_t>(
        20, static_cast<std::ptrdiff_t>(static_cast<double>(hands.size()) * share[raises]));
    std::ranges::sort(hands, std::greater{});
    std::vector<std::pair<int, int>> likely;
    for (auto const& [value, hand] : hands) {
        if (std::ssize(likely) < kept) {
            likely.push_back(hand);
        }
    }
    return likely;
}

// The chance to win, where a split pot is half of it.
double chance_to_win(Situation const& now, std::mt19937_64& dice) {
    auto const hands = likely_hands(now);
    double won = 0;
    for (int i = 0; i < deals; ++i) {
        auto const [one, other] = hands[dice() % hands.size()];
        auto board = now.board;
        while (board.size() < 5) {
            int const card = static_cast<int>(dice() % cards_in_deck);
            bool const is_free = card != one && card != other && std::ranges::count(now.own, card) == 0 &&
                                 std::ranges::count(board, card) == 0;
            if (is_free) {
                board.push_back(card);
            }
        }
        auto mine = board;
        mine.insert(mine.end(), now.own.begin(), now.own.end());
        board.insert(board.end(), {one, other});
        int const difference = value_of(mine) - value_of(board);
        won += difference > 0 ? 1 : difference == 0 ? 0.5 : 0;
    }
    return won / deals;
}

class Equity : public tulkas::Bot {
    tulkas::Json call(std::string_view method, tulkas::Json const& params) override {
        if (method != "act") {
            throw std::invalid_argument("Hold'em has no method " + std::string(method));
        }
        watch(params);
        auto const now = read(params);
        auto const seed = std::accumulate(
            now.own.begin(), now.own.end(), std::uint64_t{0},
            [](std::uint64_t sum, int card) { return sum * 53 + static_cast<std::uint64_t>(card); });
        std::mt19937_64 dice(seed * 1'000'003 + static_cast<std::uint64_t>(now.pot * 7) + now.board.size());
        m_has_raised = false;
        auto answer = decide(now, chance_to_win(now, dice), dice);
        m_has_raised = answer.starts_with("raise");
        m_hand = params["hand"].as<int>();
        return answer;
    }

    // If there is another hand after a raise, and no showdown, it was folded to.
    void watch(tulkas::Json const& params) {
        if (!m_has_raised) {
            return;
        }
        ++m_raises;
        if (params["hand"].as<int>() != m_hand && params["last"]["won"].as<int>() > 0 &&
            params["last"]["opponent"].is_null()) {
            ++m_folds;
        }
    }

    static Situation read(tulkas::Json const& params) {
        return {.own = read_cards(params["cards"]),
                .board = read_cards(params["board"]),
                .raises_of_opponent = raises_of_opponent(params),
                .pot = params["pot"].as<int>(),
                .to_call = params["to_call"].as<int>(),
                .min_raise = params["min_raise"].as<int>(),
                .max_raise = params["max_raise"].as<int>(),
                .own_bet = params["bets"].as<std::vector<int>>().at(0)};
    }

    // The button acts first before the flop, the other player after it.
    static int raises_of_opponent(tulkas::Json const& params) {
        auto const rounds = params["actions"].as<std::vector<std::vector<std::string>>>();
        bool const is_button = params["button"].as<bool>();
        int raises = 0;
        for (std::size_t round = 0; round < rounds.size(); ++round) {
            bool const begins = (round == 0) == is_button;
            for (std::size_t i = begins ? 1 : 0; i < rounds[round].size(); i += 2) {
                raises += rounds[round][i].starts_with("raise") ? 1 : 0;
            }
        }
        return raises;
    }

    std::string decide(Situation const& now, double chance, std::mt19937_64& dice) const {
        double const price = static_cast<double>(now.to_call) / (now.pot + now.to_call);
        bool const can_raise = now.max_raise > 0;
        double const least_to_raise = now.to_call > 0 ? 0.68 : 0.57;
        if (can_raise && chance > least_to_raise) {
            return raise(now, chance > 0.8 ? 1.0 : 0.66);
        }
        double const folds = (1.0 + m_folds) / (3.0 + m_raises);
        if (can_raise && now.to_call == 0 && folds > 0.45 && dice() % 100 < 40) {
            return raise(now, 0.66);
        }
        if (now.to_call == 0) {
            return "check";
        }
        return chance > price + 0.02 ? "call" : "fold";
    }

    // By a share of the pot as it is after a call.
    static std::string raise(Situation const& now, double share) {
        int const by = static_cast<int>(share * (now.pot + now.to_call));
        int const to = std::clamp(now.own_bet + now.to_call + by, now.min_raise, now.max_raise);
        return "raise " + std::to_string(to);
    }

    bool m_has_raised = false;
    int m_hand = 0;
    int m_raises = 0;
    int m_folds = 0;
};

} // namespace

int main() {
    return tulkas::run<Equity>();
}
