#include "rules/side_by_side.hpp"

#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>

namespace rules {

using support::Json;
using support::JsonObject;
using support::Result;

Outcome best_of(std::vector<int> results) {
    auto const best = std::ranges::max_element(results);
    bool const is_shared = std::ranges::count(results, *best) > 1;
    auto const seat = static_cast<Seat>(best - results.begin());
    auto reason = fmt::format("results: {}", fmt::join(results, " to "));
    return {.winner = is_shared ? std::nullopt : std::optional(seat),
            .scores = std::move(results),
            .reason = std::move(reason)};
}

Outcome lost_side_by_side(std::vector<int> results, Seat loser) {
    results[static_cast<std::size_t>(loser)] = 0;
    auto const others = static_cast<std::ptrdiff_t>(results.size()) - 1;
    return {.winner = others == 1 ? std::optional(1 - loser) : std::nullopt,
            .scores = std::move(results),
            .reason = fmt::format("player {} forfeits", loser)};
}

namespace {

class SideBySide final : public State {
public:
    SideBySide(std::unique_ptr<State> start, int rivals) {
        for (int rival = 1; rival < rivals; ++rival) {
            m_states.push_back(start->clone());
        }
        m_states.push_back(std::move(start));
    }

    [[nodiscard]] std::unique_ptr<State> clone() const override {
        return std::make_unique<SideBySide>(*this);
    }
    SideBySide(SideBySide const& other) : m_turn(other.m_turn) {
        std::ranges::transform(other.m_states, std::back_inserter(m_states),
                               [](auto const& state) { return state->clone(); });
    }
    SideBySide& operator=(SideBySide const&) = delete;

    [[nodiscard]] std::optional<Decision> decision() const override {
        auto const due = shown().decision();
        return due ? std::optional(Decision{turn(), due->method}) : std::nullopt;
    }
    [[nodiscard]] std::optional<std::vector<std::string>> legal_moves() const override {
        return shown().legal_moves();
    }
    [[nodiscard]] Result<void> check(std::string_view move) const override { return shown().check(move); }
    [[nodiscard]] Result<void> play(std::string_view move) override {
        auto const played = m_states[m_turn]->play(move);
        if (played && shown().outcome() && m_turn + 1 < m_states.size()) {
            ++m_turn;
        }
        return played;
    }

    [[nodiscard]] std::optional<Outcome> outcome() const override {
        return m_states.back()->outcome() ? std::optional(best_of(results())) : std::nullopt;
    }
    [[nodiscard]] Outcome forfeit(Seat loser) const override { return lost_side_by_side(results(), loser); }

    [[nodiscard]] std::string position() const override { return shown().position(); }
    [[nodiscard]] bool shows_move_to(Viewer viewer) const override {
        return shown().shows_move_to(alone(viewer));
    }
    [[nodiscard]] Json view(Viewer viewer) const override { return shown().view(alone(viewer)); }
    [[nodiscard]] JsonObject question() const override { return shown().question(); }
    [[nodiscard]] Result<std::string> move_from_answer(Json const& answer) const override {
        return shown().move_from_answer(answer);
    }
    [[nodiscard]] std::string draw_text(Viewer viewer, bool colour) const override {
        return shown().draw_text(alone(viewer), colour);
    }
    [[nodiscard]] std::string draw_svg(Viewer viewer) const override {
        return shown().draw_svg(alone(viewer));
    }

    [[nodiscard]] State const& shown() const { return *m_states[m_turn]; }

private:
    [[nodiscard]] Seat turn() const { return static_cast<Seat>(m_turn); }

    // In the challenge itself every player has seat 0; on another player's board it is a spectator.
    [[nodiscard]] Viewer alone(Viewer viewer) const {
        if (viewer.is_referee()) {
            return viewer;
        }
        return viewer == Viewer::seat(turn()) ? Viewer::seat(0) : Viewer::spectator();
    }

    [[nodiscard]] std::vector<int> results() const {
        std::vector<int> results;
        for (auto const& state : m_states) {
            auto const outcome = state->outcome();
            results.push_back(outcome ? outcome->scores.front() : 0);
        }
        return results;
    }

    std::vector<std::unique_ptr<State>> m_states; // by seat
    std::size_t m_turn = 0;
};

} // namespace

std::unique_ptr<State> side_by_side(std::unique_ptr<State> start, int rivals) {
    return std::make_unique<SideBySide>(std::move(start), rivals);
}

State const& state_of_game(State const& state) {
    auto const* const several = dynamic_cast<SideBySide const*>(&state);
    return several == nullptr ? state : several->shown();
}

} // namespace rules
