#include "match/engine_state.hpp"

#include "runtime/game_result.hpp"
#include "support/assert.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace match {

using rules::Seat;
using rules::Viewer;
using support::ErrorKind;
using support::fail;
using support::Json;
using support::JsonArray;
using support::JsonObject;
using support::Result;

namespace {

JsonObject to_json(rules::EngineQuestion const& question) {
    return {{"seat", question.seat}, {"method", question.method}, {"params", question.params}};
}

// The moves that the question itself offers.
JsonArray const* moves_of(rules::EngineQuestion const& question) {
    auto const* const moves = question.params.if_contains("moves");
    return moves == nullptr ? nullptr : moves->if_array();
}

std::string without_markup(std::string_view text) {
    std::string plain;
    for (char const letter : text) {
        plain += letter == '<' ? "&lt;" : letter == '&' ? "&amp;" : std::string(1, letter);
    }
    return plain;
}

} // namespace

std::unique_ptr<rules::State> EngineState::clone() const {
    return std::make_unique<EngineState>(*this);
}

Result<void> EngineState::ask(rules::EngineQuestion question) {
    if (m_asked) {
        return fail(ErrorKind::refused, "player {} has not answered yet", m_asked->seat);
    }
    if (question.seat < 0 || question.seat >= m_seats) {
        return fail(ErrorKind::invalid, "there is no seat {}", question.seat);
    }
    m_asked = std::make_shared<rules::EngineQuestion const>(std::move(question));
    return {};
}

std::optional<rules::Decision> EngineState::decision() const {
    return m_asked ? std::optional(rules::Decision{.seat = m_asked->seat, .method = m_asked->method})
                   : std::nullopt;
}

std::optional<std::vector<std::string>> EngineState::legal_moves() const {
    std::vector<std::string> texts;
    if (!m_asked) {
        return texts;
    }
    auto const* const moves = moves_of(*m_asked);
    if (moves == nullptr) {
        return std::nullopt;
    }
    std::ranges::transform(*moves, std::back_inserter(texts), support::to_text);
    std::ranges::sort(texts);
    return texts;
}

Result<void> EngineState::check(std::string_view move) const {
    if (!m_asked) {
        return fail(ErrorKind::refused, "no player is to move: the engine is thinking");
    }
    if (move.size() > longest_answer) {
        return fail(ErrorKind::invalid, "an answer must have at most {} bytes", longest_answer);
    }
    // A record has a line for each move.
    if (std::ranges::any_of(move, [](char letter) { return static_cast<unsigned char>(letter) < ' '; })) {
        return fail(ErrorKind::invalid, "an answer must be JSON on one line");
    }
    auto const answer = support::parse_json(move);
    if (!answer) {
        return fail(ErrorKind::invalid, "an answer must be JSON: {}", answer.error().message);
    }
    auto const* const moves = moves_of(*m_asked);
    if (moves != nullptr && std::ranges::find(*moves, *answer) == moves->end()) {
        return fail(ErrorKind::invalid, "{} is not one of the legal moves", support::in_quotes(move));
    }
    return {};
}

Result<void> EngineState::play(std::string_view move) {
    if (auto const legal = check(move); !legal) {
        return legal;
    }
    m_answered = std::make_shared<Exchange const>(
        Exchange{.question = *m_asked, .answer = support::parse_json(move).value()});
    m_asked.reset();
    return {};
}

rules::Outcome EngineState::forfeit(Seat loser) const {
    auto outcome = runtime::outcome_of(runtime::error_loss(loser, m_seats));
    outcome.reason = fmt::format("player {} forfeits", loser);
    return outcome;
}

std::optional<rules::Outcome> EngineState::agreed_draw() const {
    return m_seats == 2
               ? std::optional(rules::Outcome{
                     .winner = std::nullopt, .scores = {0, 0}, .reason = "both players agreed on a draw"})
               : std::nullopt;
}

std::string EngineState::position() const {
    return support::to_text(view(Viewer::referee()));
}

bool EngineState::shows_question_to(Viewer viewer, Seat asked) const {
    return m_is_open || viewer.sees_secrets_of(asked);
}

bool EngineState::shows_move_to(Viewer viewer) const {
    return !m_asked || shows_question_to(viewer, m_asked->seat);
}

Json EngineState::view(Viewer viewer) const {
    Json asked;
    if (m_asked) {
        asked = shows_move_to(viewer) ? to_json(*m_asked) : JsonObject{{"seat", m_asked->seat}};
    }
    Json answered;
    if (m_answered && shows_question_to(viewer, m_answered->question.seat)) {
        answered = to_json(m_answered->question);
        answered.as_object().emplace("answer", m_answered->answer);
    }
    return {{"asked", std::move(asked)}, {"answered", std::move(answered)}};
}

JsonObject EngineState::question() const {
    TULKAS_ASSERT(m_asked != nullptr);
    return m_asked->params;
}

Result<std::string> EngineState::move_from_answer(Json const& answer) const {
    return support::to_text(answer);
}

std::string EngineState::draw_text(Viewer viewer, bool /*colour*/) const {
    std::string text;
    if (m_answered && shows_question_to(viewer, m_answered->question.seat)) {
        text += fmt::format("player {} answered {}: {}\n", m_answered->question.seat,
                            m_answered->question.method, support::to_text(m_answered->answer));
    }
    if (!m_asked) {
        return text + "the engine is thinking\n";
    }
    text += shows_move_to(viewer) ? fmt::format("player {} is asked {}: {}\n", m_asked->seat, m_asked->method,
                                                support::to_text(m_asked->params))
                                  : fmt::format("player {} is asked\n", m_asked->seat);
    return text;
}

std::string EngineState::draw_svg(Viewer viewer) const {
    constexpr std::size_t columns = 80;
    constexpr int row_height = 20;
    constexpr int width = 680;
    auto const text = draw_text(viewer, false);
    std::string rows;
    int bottom = 0;
    for (std::string_view rest = text; !rest.empty();) {
        auto line = support::cut_front(rest, '\n');
        for (; !line.empty(); line.remove_prefix(std::min(columns, line.size()))) {
            bottom += row_height;
            rows += fmt::format(R"(<text x="8" y="{}">{}</text>)", bottom,
                                without_markup(line.substr(0, columns)));
        }
    }
    return fmt::format(
        R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {} {}" font-family="monospace" )"
        R"(font-size="14">{}</svg>)",
        width, bottom + row_height, rows);
}

} // namespace match
