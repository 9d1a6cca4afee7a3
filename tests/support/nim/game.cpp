#include "nim/game.hpp"

#include "support/assert.hpp"
#include "support/random.hpp"
#include "support/text.hpp"

#include <algorithm>

namespace nim {

using support::ErrorKind;
using support::fail;
using support::Json;
using support::JsonObject;
using support::Result;

namespace {

class State final : public rules::State {
public:
    State(int matches, rules::Seat seat) : m_matches(matches), m_seat(seat) {}

    [[nodiscard]] std::unique_ptr<rules::State> clone() const override {
        return std::make_unique<State>(*this);
    }

    [[nodiscard]] std::optional<rules::Decision> decision() const override {
        return m_matches == 0 ? std::nullopt : std::optional(rules::Decision{m_seat, "take"});
    }

    [[nodiscard]] std::optional<std::vector<std::string>> legal_moves() const override {
        std::vector<std::string> const all{"1", "2", "3"};
        return std::vector(all.begin(), all.begin() + std::min(m_matches, 3));
    }

    [[nodiscard]] Result<void> check(std::string_view move) const override {
        auto const number = support::whole_number<int>(move);
        if (!number || *number < 1 || *number > std::min(m_matches, 3)) {
            return fail(ErrorKind::refused, "take 1 to {}", std::min(m_matches, 3));
        }
        return {};
    }

    [[nodiscard]] Result<void> play(std::string_view move) override {
        if (auto const legal = check(move); !legal) {
            return legal;
        }
        m_matches -= support::whole_number<int>(move).value();
        m_seat = 1 - m_seat;
        return {};
    }

    [[nodiscard]] std::optional<rules::Outcome> outcome() const override {
        return m_matches == 0 ? std::optional(lost_by(m_seat, "no match is left")) : std::nullopt;
    }
    [[nodiscard]] rules::Outcome forfeit(rules::Seat loser) const override {
        return lost_by(loser, "the other gave up");
    }

    [[nodiscard]] std::string position() const override { return fmt::format("{} {}", m_matches, m_seat); }
    [[nodiscard]] Json view(rules::Viewer /*viewer*/) const override { return {{"matches", m_matches}}; }
    [[nodiscard]] JsonObject question() const override { return {{"matches", m_matches}}; }
    [[nodiscard]] Result<std::string> move_from_answer(Json const& answer) const override {
        return answer.is_string() ? Result<std::string>(std::string(answer.get_string()))
                                  : fail(ErrorKind::invalid, "not a string");
    }
    [[nodiscard]] std::string draw_text(rules::Viewer /*viewer*/, bool /*colour*/) const override {
        return std::string(static_cast<std::size_t>(m_matches), '|');
    }
    [[nodiscard]] std::string draw_svg(rules::Viewer /*viewer*/) const override { return "<svg/>"; }

private:
    static rules::Outcome lost_by(rules::Seat loser, std::string reason) {
        return {.winner = 1 - loser, .scores = {loser, 1 - loser}, .reason = std::move(reason)};
    }

    int m_matches;
    rules::Seat m_seat;
};

class Bot final : public rules::Bot {
public:
    Bot(std::uint32_t most, std::uint64_t seed) : m_most(most), m_random(seed) {}

    [[nodiscard]] std::string decide(rules::State const& state, rules::TimeLeft const& /*left*/) override {
        auto const moves = state.legal_moves().value();
        return moves.at(m_random.below(std::min(m_most, static_cast<std::uint32_t>(moves.size()))));
    }
    [[nodiscard]] Result<Json> answer(std::string_view /*method*/, JsonObject const& /*params*/,
                                      rules::TimeLeft const& /*left*/) override {
        return Json("1");
    }

private:
    std::uint32_t m_most;
    support::Random m_random;
};

class Game final : public rules::Game {
public:
    [[nodiscard]] rules::GameInfo const& info() const override { return m_info; }

    [[nodiscard]] Result<std::unique_ptr<rules::State>> start(rules::Setup const& setup) const override {
        if (!setup.position) {
            return std::make_unique<State>(static_cast<int>(setup.options.number("matches")), 0);
        }
        std::string_view text = *setup.position;
        auto const matches = support::whole_number<int>(support::cut_front(text, ' '));
        auto const seat = support::whole_number<int>(text);
        if (!matches || *matches < 0 || !seat || *seat < 0 || *seat > 1) {
            return fail(ErrorKind::invalid, "not a heap and a seat: {}", support::in_quotes(*setup.position));
        }
        return std::make_unique<State>(*matches, *seat);
    }

    [[nodiscard]] std::unique_ptr<rules::Bot>
    make_bot(std::string_view name, rules::Options const& /*parameters*/, std::uint64_t seed) const override {
        return std::make_unique<Bot>(name == "first" ? 1 : 3, seed);
    }

private:
    rules::GameInfo m_info{
        .name = "nim",
        .title = "Nim",
        .summary = "Take the last match.",
        .kind = rules::Kind::match,
        .least_seats = 2,
        .most_seats = 2,
        .options = {{.name = "matches", .help = "in the heap", .standard = "10", .least = 1, .most = 1000}},
        .bots = {{.name = "first", .help = "takes one match"},
                 {.name = "random", .help = "takes any number"}},
        .baseline = "random"};
};

} // namespace

std::shared_ptr<rules::Game const> make_game() {
    return std::make_shared<Game>();
}

} // namespace nim
