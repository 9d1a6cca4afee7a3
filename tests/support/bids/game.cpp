#include "bids/game.hpp"

#include "support/random.hpp"
#include "support/text.hpp"

#include <fmt/ranges.h>

#include <algorithm>

namespace bids {

using rules::Seat;
using rules::Viewer;
using support::ErrorKind;
using support::fail;
using support::Json;
using support::JsonArray;
using support::JsonObject;
using support::Result;

namespace {

constexpr int all_rounds = 4;
constexpr int most = 5;
constexpr int no_bid = 0;

class State final : public rules::State {
public:
    State(int rounds, std::vector<int> points, std::vector<int> bids)
        : m_rounds(rounds), m_points(std::move(points)), m_bids(std::move(bids)) {
        look_at_first();
    }

    [[nodiscard]] std::unique_ptr<rules::State> clone() const override {
        return std::make_unique<State>(*this);
    }

    [[nodiscard]] std::optional<rules::Decision> decision() const override {
        return is_over() ? std::nullopt : std::optional(rules::Decision{m_at, "bid"});
    }
    [[nodiscard]] std::vector<Seat> deciders() const override {
        std::vector<Seat> seats;
        for (Seat seat = 0; seat < std::ssize(m_bids) && !is_over(); ++seat) {
            if (bid_of(seat) == no_bid) {
                seats.push_back(seat);
            }
        }
        return seats;
    }
    [[nodiscard]] bool turn_to(Seat seat) override {
        bool const is_open = !is_over() && seat >= 0 && seat < std::ssize(m_bids) && bid_of(seat) == no_bid;
        m_at = is_open ? seat : m_at;
        return is_open;
    }

    [[nodiscard]] std::optional<std::vector<std::string>> legal_moves() const override {
        return is_over() ? std::vector<std::string>() : std::vector<std::string>{"1", "2", "3", "4", "5"};
    }
    [[nodiscard]] Result<void> check(std::string_view move) const override {
        if (is_over() || move.size() != 1 || move.front() < '1' || move.front() > '0' + most) {
            return fail(ErrorKind::refused, "bid 1 to {}", most);
        }
        return {};
    }
    [[nodiscard]] Result<void> play(std::string_view move) override {
        TULKAS_TRY(check(move));
        m_bids[static_cast<std::size_t>(m_at)] = move.front() - '0';
        if (std::ranges::find(m_bids, no_bid) == m_bids.end()) {
            end_round();
        }
        look_at_first();
        return {};
    }

    [[nodiscard]] std::optional<rules::Outcome> outcome() const override {
        return is_over() ? std::optional(outcome_of(m_points, "all rounds are over")) : std::nullopt;
    }
    [[nodiscard]] rules::Outcome forfeit(Seat loser) const override {
        auto points = m_points;
        std::ranges::transform(points, points.begin(), [](int own) { return own + 1; });
        points[static_cast<std::size_t>(loser)] = 0;
        return outcome_of(std::move(points), fmt::format("player {} forfeits", loser));
    }

    [[nodiscard]] std::string position() const override {
        return fmt::format("{} {} {}", m_rounds, fmt::join(m_points, "-"), fmt::join(m_bids, "-"));
    }
    [[nodiscard]] bool shows_move_to(Viewer viewer) const override { return viewer.sees_secrets_of(m_at); }
    [[nodiscard]] Json view(Viewer viewer) const override {
        JsonArray seen;
        for (Seat seat = 0; seat < std::ssize(m_bids); ++seat) {
            seen.push_back(viewer.sees_secrets_of(seat) ? bid_of(seat) : no_bid);
        }
        return {{"rounds", m_rounds},
                {"points", JsonArray(m_points.begin(), m_points.end())},
                {"bids", std::move(seen)}};
    }
    [[nodiscard]] JsonObject question() const override {
        return {{"points", JsonArray(m_points.begin(), m_points.end())}};
    }
    [[nodiscard]] Result<std::string> move_from_answer(Json const& answer) const override {
        return answer.is_string() ? Result<std::string>(std::string(answer.get_string()))
                                  : fail(ErrorKind::invalid, "not a string");
    }

    [[nodiscard]] std::string draw_text(Viewer viewer, bool colour) const override {
        auto text = fmt::format("{} of {} rounds are over\n", m_rounds, all_rounds);
        for (Seat seat = 0; seat < std::ssize(m_bids); ++seat) {
            text += fmt::format("{}player {}{}: {} points, bids {}\n", colour ? "\x1b[1m" : "", seat,
                                colour ? "\x1b[0m" : "", m_points[static_cast<std::size_t>(seat)],
                                viewer.sees_secrets_of(seat) ? bid_of(seat) : no_bid);
        }
        return text;
    }
    [[nodiscard]] std::string draw_svg(Viewer viewer) const override {
        return fmt::format("<svg><text>{}</text></svg>", draw_text(viewer, false));
    }

private:
    [[nodiscard]] bool is_over() const { return m_rounds == all_rounds; }
    [[nodiscard]] int bid_of(Seat seat) const { return m_bids[static_cast<std::size_t>(seat)]; }

    void look_at_first() {
        auto const open = std::ranges::find(m_bids, no_bid);
        m_at = static_cast<Seat>(open - m_bids.begin());
    }
    void end_round() {
        for (int bid = 1; bid <= most; ++bid) {
            if (std::ranges::count(m_bids, bid) == 1) {
                m_points[static_cast<std::size_t>(std::ranges::find(m_bids, bid) - m_bids.begin())] += bid;
                break;
            }
        }
        std::ranges::fill(m_bids, no_bid);
        ++m_rounds;
    }
    static rules::Outcome outcome_of(std::vector<int> points, std::string reason) {
        auto const best = std::ranges::max_element(points);
        auto const winner = static_cast<Seat>(best - points.begin());
        bool const is_alone = std::ranges::count(points, *best) == 1;
        return {.winner = is_alone ? std::optional(winner) : std::nullopt,
                .scores = std::move(points),
                .reason = std::move(reason)};
    }

    int m_rounds;
    std::vector<int> m_points;
    std::vector<int> m_bids;
    Seat m_at = 0; // the one that is looked at
};

class Bot final : public rules::Bot {
public:
    Bot(std::uint32_t highest, std::uint64_t seed) : m_highest(highest), m_random(seed) {}

    [[nodiscard]] std::string decide(rules::State const& /*state*/,
                                     rules::TimeLeft const& /*left*/) override {
        return fmt::format("{}", 1 + m_random.below(m_highest));
    }
    [[nodiscard]] Result<Json> answer(std::string_view method, JsonObject const& params,
                                      rules::TimeLeft const& /*left*/) override {
        if (method != "bid" || !params.contains("points")) {
            return fail(ErrorKind::invalid, "only bid is asked, with the points");
        }
        return Json(fmt::format("{}", 1 + m_random.below(m_highest)));
    }

private:
    std::uint32_t m_highest;
    support::Random m_random;
};

// "0-3-0", each at most that.
std::optional<std::vector<int>> numbers(std::string_view text, int highest) {
    std::vector<int> read;
    for (auto rest = text; !rest.empty() && read.size() < 10;) {
        auto const number = support::whole_number<int>(support::cut_front(rest, '-'));
        if (!number || *number < 0 || *number > highest) {
            return std::nullopt;
        }
        read.push_back(*number);
    }
    return read;
}

class Game final : public rules::Game {
public:
    [[nodiscard]] rules::GameInfo const& info() const override { return m_info; }

    [[nodiscard]] Result<std::unique_ptr<rules::State>> start(rules::Setup const& setup) const override {
        auto const seats = static_cast<std::size_t>(setup.seats);
        if (!setup.position) {
            return std::make_unique<State>(0, std::vector(seats, 0), std::vector(seats, no_bid));
        }
        std::string_view text = *setup.position;
        auto const rounds = support::whole_number<int>(support::cut_front(text, ' '));
        auto const points = numbers(support::cut_front(text, ' '), all_rounds * most);
        auto const bids = numbers(text, most);
        bool const is_fine = rounds && points && bids && *rounds >= 0 && *rounds <= all_rounds &&
                             points->size() == seats && bids->size() == seats &&
                             std::ranges::find(*bids, no_bid) != bids->end();
        if (!is_fine) {
            return fail(ErrorKind::invalid, "not rounds, points and bids: {}",
                        support::in_quotes(std::string_view(*setup.position).substr(0, 100)));
        }
        return std::make_unique<State>(*rounds, *points, *bids);
    }

    [[nodiscard]] std::unique_ptr<rules::Bot>
    make_bot(std::string_view name, rules::Options const& /*parameters*/, std::uint64_t seed) const override {
        return std::make_unique<Bot>(name == "low" ? 1 : most, seed);
    }

private:
    rules::GameInfo m_info{
        .name = "bids",
        .title = "Bids",
        .summary = "The lowest bid that nobody shares.",
        .kind = rules::Kind::ranking,
        .least_seats = 3,
        .most_seats = 6,
        .options = {},
        .bots = {{.name = "low", .help = "bids 1"}, {.name = "random", .help = "bids anything"}},
        .baseline = "random"};
};

} // namespace

std::shared_ptr<rules::Game const> make_game() {
    return std::make_shared<Game>();
}

} // namespace bids
