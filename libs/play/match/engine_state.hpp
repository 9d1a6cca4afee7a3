// The state of a game whose rules are a program: the engine's last question, and its answer.
//
// Several may be asked at once: then an answer is known to its seat alone until all have answered.
//
// It consists of questions and answers alone and needs no process, so the events of a table determine its
// state whether the engine runs or not. After an answer nothing is known until the engine asks again or
// reports the result.
#pragma once

#include "rules/game.hpp"
#include "rules/state.hpp"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace match {

// Of an answer as text.
inline constexpr std::size_t longest_answer = std::size_t{64} * 1024;

class EngineState final : public rules::State {
public:
    // In an open game all see the questions and answers; otherwise only the seat that is asked.
    EngineState(int seats, bool is_open, rules::Teams teams = {})
        : m_seats(seats), m_is_open(is_open), m_teams(std::move(teams)) {}

    [[nodiscard]] std::unique_ptr<rules::State> clone() const override;

    // Refused while a question stands, unless it is asked at the same time.
    [[nodiscard]] support::Result<void> ask(rules::EngineQuestion question) override;
    [[nodiscard]] std::vector<rules::Seat> deciders() const override;
    [[nodiscard]] bool turn_to(rules::Seat seat) override;
    [[nodiscard]] support::Result<void> show(std::string_view change) override;
    [[nodiscard]] std::optional<rules::Decision> decision() const override;
    // What the question has in "moves", if that is a list. Then nothing else is legal; without it any JSON
    // is, and what it is worth is the engine's to say.
    [[nodiscard]] std::optional<std::vector<std::string>> legal_moves() const override;
    [[nodiscard]] support::Result<void> check(std::string_view move) const override;
    // The word record::no_answer is no legal move, and is played where one of a round is out of time.
    [[nodiscard]] support::Result<void> play(std::string_view move) override;

    // The engine's to say, and not part of the state.
    [[nodiscard]] std::optional<rules::Outcome> outcome() const override { return std::nullopt; }
    [[nodiscard]] rules::Outcome forfeit(rules::Seat loser) const override;
    [[nodiscard]] std::optional<rules::Outcome> agreed_draw() const override;

    // For people; no game starts from it.
    [[nodiscard]] std::string position() const override;
    [[nodiscard]] bool shows_move_to(rules::Viewer viewer) const override;
    [[nodiscard]] bool shows_question_to(rules::Viewer viewer, rules::Seat asked) const override;
    // {"asked": {"seat", "method", "params"}, "answered": {"seat", "method", "params", "answer"}}. Of a
    // hidden question there is only the seat, of a hidden answer nothing. Where several are asked at once,
    // "asked" is the viewer's own question as long as it is open, and "together" has all their seats;
    // "answered_together" has the answers of the last ones that were. Where the engine shows the game
    // there is "shown" too: what the viewer's seat may see, or everybody; the referee finds all seats' in
    // "shown_to".
    [[nodiscard]] support::Json view(rules::Viewer viewer) const override;

    [[nodiscard]] support::JsonObject question() const override;
    [[nodiscard]] support::Result<std::string> move_from_answer(support::Json const& answer) const override;

    [[nodiscard]] std::string draw_text(rules::Viewer viewer, bool colour) const override;
    [[nodiscard]] std::string draw_svg(rules::Viewer viewer) const override;

private:
    struct Exchange {
        rules::EngineQuestion question;
        support::Json answer = {};
        bool is_open = true; // it has not been answered
    };
    using Round = std::vector<std::shared_ptr<Exchange const>>;

    // The question that is looked at, if one is open.
    [[nodiscard]] Exchange const* asked() const;
    [[nodiscard]] std::optional<std::size_t> first_open() const;
    [[nodiscard]] support::Json asked_view(rules::Viewer viewer) const;

    // Shared with the states it was cloned from and to: none of them changes them.
    Round m_asked;        // all that are asked at once, until all have answered
    Round m_answered;     // the same of those before
    std::size_t m_at = 0; // the one that is looked at
    std::shared_ptr<support::Json const> m_shown;
    int m_seats;
    bool m_is_open;
    rules::Teams m_teams;
};

} // namespace match
