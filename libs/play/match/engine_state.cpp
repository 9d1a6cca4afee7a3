#include "match/engine_state.hpp"

#include "record/game_record.hpp"
#include "runtime/game_result.hpp"
#include "support/assert.hpp"
#include "support/json_delta.hpp"
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

// A seat that the engine shows nothing of its own sees what everybody does.
void add_shown(JsonObject& view, JsonObject const& shown, Viewer viewer) {
    auto const* const all = shown.if_contains("all");
    auto const* const member = shown.if_contains("seats");
    auto const* const seats = member == nullptr ? nullptr : member->if_array();
    Json const* seen = all;
    for (Seat seat = 0; seats != nullptr && seat < std::ssize(*seats) && !viewer.is_referee(); ++seat) {
        auto const& own = (*seats)[static_cast<std::size_t>(seat)];
        seen = viewer.sees_secrets_of(seat) && !own.is_null() ? &own : seen;
    }
    view.emplace("shown", seen == nullptr ? Json() : *seen);
    if (seats != nullptr && viewer.is_referee()) {
        view.emplace("shown_to", *seats);
    }
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

std::optional<std::size_t> EngineState::first_open() const {
    auto const found = std::ranges::find_if(m_asked, [](auto const& one) { return one->is_open; });
    return found == m_asked.end() ? std::nullopt
                                  : std::optional(static_cast<std::size_t>(found - m_asked.begin()));
}

EngineState::Exchange const* EngineState::asked() const {
    return m_at < m_asked.size() && m_asked[m_at]->is_open ? m_asked[m_at].get() : nullptr;
}

Result<void> EngineState::ask(rules::EngineQuestion question) {
    bool const stands = std::ranges::any_of(m_asked, [&](auto const& one) {
        return !question.is_together || one->question.seat == question.seat;
    });
    if (stands || (question.is_together && m_asked.empty())) {
        return fail(ErrorKind::refused, "player {} has not answered yet", question.seat);
    }
    if (question.seat < 0 || question.seat >= m_seats) {
        return fail(ErrorKind::invalid, "there is no seat {}", question.seat);
    }
    if (question.shown) {
        TULKAS_TRY(show(*question.shown));
    }
    m_asked.push_back(std::make_shared<Exchange const>(Exchange{.question = std::move(question)}));
    m_at = first_open().value_or(0);
    return {};
}

std::vector<Seat> EngineState::deciders() const {
    std::vector<Seat> seats;
    for (auto const& one : m_asked) {
        if (one->is_open) {
            seats.push_back(one->question.seat);
        }
    }
    return seats;
}

bool EngineState::turn_to(Seat seat) {
    for (std::size_t at = 0; at < m_asked.size(); ++at) {
        if (m_asked[at]->is_open && m_asked[at]->question.seat == seat) {
            m_at = at;
            return true;
        }
    }
    return false;
}

Result<void> EngineState::show(std::string_view change) {
    auto const read = TULKAS_TRY(support::parse_json(change));
    Json shown = m_shown ? *m_shown : Json();
    TULKAS_TRY(support::apply_json_change(shown, read));
    m_shown = std::make_shared<Json const>(std::move(shown));
    return {};
}

std::optional<rules::Decision> EngineState::decision() const {
    auto const* const asked = this->asked();
    return asked != nullptr ? std::optional(rules::Decision{.seat = asked->question.seat,
                                                            .method = asked->question.method})
                            : std::nullopt;
}

std::optional<std::vector<std::string>> EngineState::legal_moves() const {
    std::vector<std::string> texts;
    auto const* const asked = this->asked();
    if (asked == nullptr) {
        return texts;
    }
    auto const* const moves = moves_of(asked->question);
    if (moves == nullptr) {
        return std::nullopt;
    }
    std::ranges::transform(*moves, std::back_inserter(texts), support::to_text);
    std::ranges::sort(texts);
    return texts;
}

Result<void> EngineState::check(std::string_view move) const {
    auto const* const asked = this->asked();
    if (asked == nullptr) {
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
    auto const* const moves = moves_of(asked->question);
    if (moves != nullptr && std::ranges::find(*moves, *answer) == moves->end()) {
        return fail(ErrorKind::invalid, "{} is not one of the legal moves", support::in_quotes(move));
    }
    return {};
}

Result<void> EngineState::play(std::string_view move) {
    bool const is_passed = move == record::no_answer && asked() != nullptr && asked()->question.is_round;
    if (!is_passed) {
        TULKAS_TRY(check(move));
    }
    m_asked[m_at] = std::make_shared<Exchange const>(
        Exchange{.question = asked()->question,
                 .answer = is_passed ? Json() : support::parse_json(move).value(),
                 .is_open = false});
    if (auto const next = first_open()) {
        m_at = *next;
    } else {
        m_answered = std::exchange(m_asked, {});
    }
    return {};
}

rules::Outcome EngineState::forfeit(Seat loser) const {
    auto outcome = runtime::outcome_of(runtime::error_loss(loser, m_seats), m_teams);
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

// Nobody learns what another answers before all have.
bool EngineState::shows_move_to(Viewer viewer) const {
    auto const* const asked = this->asked();
    return asked == nullptr || (m_asked.size() > 1 ? viewer.sees_secrets_of(asked->question.seat)
                                                   : shows_question_to(viewer, asked->question.seat));
}

// The viewer's own question as long as it is open; else the first that is, as far as it may be seen.
Json EngineState::asked_view(Viewer viewer) const {
    auto const own = std::ranges::find_if(
        m_asked, [&](auto const& one) { return one->is_open && viewer == Viewer::seat(one->question.seat); });
    auto const first = first_open();
    if (!first) {
        return {};
    }
    auto const& question = own != m_asked.end() ? (*own)->question : m_asked[*first]->question;
    return shows_question_to(viewer, question.seat) ? to_json(question) : JsonObject{{"seat", question.seat}};
}

Json EngineState::view(Viewer viewer) const {
    JsonArray answered;
    for (auto const& one : m_answered) {
        if (shows_question_to(viewer, one->question.seat)) {
            auto exchange = to_json(one->question);
            exchange.emplace("answer", one->answer);
            answered.emplace_back(std::move(exchange));
        }
    }
    JsonObject view{{"asked", asked_view(viewer)}, {"answered", answered.empty() ? Json() : answered.back()}};
    if (m_asked.size() > 1) {
        JsonArray seats;
        std::ranges::transform(m_asked, std::back_inserter(seats),
                               [](auto const& one) { return one->question.seat; });
        view.emplace("together", std::move(seats));
    }
    if (m_answered.size() > 1) {
        view.emplace("answered_together", std::move(answered));
    }
    if (auto const* const shown = m_shown ? m_shown->if_object() : nullptr) {
        add_shown(view, *shown, viewer);
    }
    return view;
}

JsonObject EngineState::question() const {
    TULKAS_ASSERT(asked() != nullptr);
    return asked()->question.params;
}

Result<std::string> EngineState::move_from_answer(Json const& answer) const {
    return support::to_text(answer);
}

std::string EngineState::draw_text(Viewer viewer, bool /*colour*/) const {
    std::string text;
    for (auto const& one : m_answered) {
        if (shows_question_to(viewer, one->question.seat)) {
            text += fmt::format("player {} answered {}: {}\n", one->question.seat, one->question.method,
                                support::to_text(one->answer));
        }
    }
    if (m_asked.empty()) {
        return text + "the engine is thinking\n";
    }
    for (auto const& one : m_asked) {
        auto const& question = one->question;
        text += shows_question_to(viewer, question.seat)
                    ? fmt::format("player {} is asked {}: {}\n", question.seat, question.method,
                                  support::to_text(question.params))
                    : fmt::format("player {} is asked\n", question.seat);
    }
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
