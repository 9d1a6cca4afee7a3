#include "league/spectator.hpp"

#include "match/program_game.hpp"
#include "rules/rivals.hpp"
#include "rules/told_position.hpp"

namespace league {

using rules::Viewer;
using support::ErrorKind;
using support::fail;
using support::Json;
using support::JsonArray;
using support::JsonObject;
using support::Result;

namespace {

Json answer_of(record::PlayedMove const& move) {
    auto const answer = support::parse_json(move.move);
    return JsonObject{{"seat", move.seat},
                      {"answer", answer                           ? *answer
                                 : move.move == record::no_answer ? Json()
                                                                  : Json(move.move)}};
}

} // namespace

Result<Spectator> Spectator::create(rules::Registry const& games, MatchPlan const& plan) {
    auto game = TULKAS_TRY(games.find(plan.game, plan.game_version));
    auto const seats = static_cast<int>(plan.seats.size());
    if (match::as_program_game(*game) != nullptr) {
        if (game->info().kind == rules::Kind::challenge && seats > 1) {
            return fail(ErrorKind::refused, "the players of {} play one after the other", plan.game);
        }
        return Spectator(std::move(game), nullptr);
    }
    auto options = TULKAS_TRY(rules::Options::create(game->info().options, plan.options));
    auto state = TULKAS_TRY(
        rules::start_match(*game, {.options = std::move(options), .seed = plan.seed, .seats = seats}));
    return Spectator(std::move(game), std::move(state));
}

bool Spectator::shows_answers() const {
    return match::as_program_game(*m_game)->is_open();
}

Result<JsonObject> Spectator::play(record::PlayedMove const& move) {
    bool const is_shown = m_state ? m_state->shows_move_to(Viewer::spectator()) : shows_answers();
    if (m_state) {
        auto const due = m_state->decision();
        if (!due || due->seat != move.seat) {
            return fail(ErrorKind::invalid, "it is not the turn of seat {}", move.seat);
        }
        TULKAS_TRY(m_state->play(move.move));
    } else {
        m_last = move;
    }
    ++m_plies;
    auto const used = std::chrono::duration_cast<std::chrono::microseconds>(move.cpu).count();
    JsonObject told{{"seat", move.seat}, {"move", is_shown ? Json(move.move) : Json()}, {"used", used}};
    if (move.is_together) {
        told["together"] = true;
    }
    return told;
}

// As a record's views (record/views.hpp) have it, but for what only the seats may see.
Result<Json> Spectator::engine_view() {
    for (; m_applied < m_shown.size() && m_shown[m_applied].ply <= m_plies; ++m_applied) {
        TULKAS_TRY(m_view.change(m_shown[m_applied].change));
    }
    JsonObject view{{"asked", nullptr},
                    {"answered", m_last && shows_answers() ? answer_of(*m_last) : Json()}};
    if (auto const* const members = m_view.get().if_object()) {
        auto const* const all = members->if_contains("all");
        view.emplace("shown", all == nullptr ? Json() : *all);
    }
    return view;
}

Result<JsonObject> Spectator::position() {
    auto const ply = static_cast<std::int64_t>(m_plies);
    if (m_state) {
        return rules::told_position(*m_state, ply, Viewer::spectator());
    }
    auto view = TULKAS_TRY(engine_view());
    return JsonObject{{"ply", ply}, {"view", std::move(view)}, {"position", nullptr}};
}

Result<JsonArray> spectator_views(rules::Registry const& games, MatchPlan const& plan, GamePart const& whole,
                                  std::size_t from, std::size_t most) {
    auto spectator = TULKAS_TRY(Spectator::create(games, plan));
    for (auto const& shown : whole.shown) {
        spectator.show(shown);
    }
    JsonArray views;
    for (auto move = whole.moves.begin();; ++move) {
        if (spectator.plies() >= from && views.size() < most) {
            views.emplace_back(TULKAS_TRY(spectator.position()));
        }
        if (move == whole.moves.end() || views.size() == most) {
            return views;
        }
        TULKAS_TRY(spectator.play(*move));
    }
}

} // namespace league
