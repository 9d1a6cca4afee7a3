#include "packages/twins.hpp"

#include <algorithm>
#include <utility>

namespace packages {

using support::ErrorKind;
using support::Json;
using support::pass_on;
using support::Result;

namespace {

// Two of so many hands of two cards are the same more often than not.
constexpr std::uint64_t seeds_to_try = 64;
constexpr std::size_t plies_to_play = 4; // the beginning of a game
constexpr std::size_t other_answers = 3; // that are tried for each question of the beginning

// What a seat is shown, of a view that has something for each.
Json const& view_of(Json const& view, std::size_t seat) {
    auto const& own = view.get_object().at("seats").get_array()[seat];
    return own.is_null() ? view.get_object().at("all") : own;
}

// Where two values differ first, as a path.
// NOLINTNEXTLINE(misc-no-recursion)
std::string difference(Json const& one, Json const& other, std::string const& path) {
    if (one.is_object() && other.is_object()) {
        for (auto const& [key, value] : one.get_object()) {
            auto const* const same = other.get_object().if_contains(key);
            if (same == nullptr || *same != value) {
                auto const inner = fmt::format("{}.{}", path, std::string_view(key));
                return same == nullptr ? inner : difference(value, *same, inner);
            }
        }
    } else if (one.is_array() && other.is_array() && one.get_array().size() == other.get_array().size()) {
        for (std::size_t i = 0; i < one.get_array().size(); ++i) {
            if (one.get_array()[i] != other.get_array()[i]) {
                return difference(one.get_array()[i], other.get_array()[i], fmt::format("{}[{}]", path, i));
            }
        }
    }
    return path;
}

// What the seat can tell the two apart by, though it is shown the same.
std::optional<std::string> told_apart(Moment const& one, Moment const& other, std::size_t seat) {
    auto const& all = one.view.get_object().at("all");
    auto const& other_all = other.view.get_object().at("all");
    if (all != other_all) {
        return "what everybody is shown differs: " + difference(all, other_all, "view");
    }
    auto const number = static_cast<int>(seat);
    if (one.asked && other.asked && one.asked->seat == number && other.asked->seat == number &&
        one.asked->params != other.asked->params) {
        return "what it is asked differs: " + difference(one.asked->params, other.asked->params, "params");
    }
    return std::nullopt;
}

// Whether some other seat is shown something else.
bool hide_something(Moment const& one, Moment const& other) {
    return one.view.get_object().at("seats") != other.view.get_object().at("seats");
}

bool has_secrets(Moment const& moment) {
    auto const* const object = moment.view.if_object();
    auto const* const seats = object == nullptr ? nullptr : object->if_contains("seats");
    return seats != nullptr && object->contains("all") && seats->is_array() &&
           std::ranges::any_of(seats->get_array(), [](Json const& view) { return !view.is_null(); });
}

// The beginning of the trial's first game, as it was and otherwise.
class Beginnings {
public:
    Beginnings(record::GameRecord const& game, TestGames& games) : m_game(game), m_games(games) {}

    // With this seed, and this answer to the question of this ply.
    Result<void> play(std::uint64_t seed, std::string const& name,
                      std::optional<std::pair<std::size_t, std::string>> const& other = {}) {
        std::vector<SeatQuestion> questions;
        m_methods.clear();
        RecordedAnswers answers(m_game);
        auto const actions = [&](rules::Seat seat, protocol::Call const& call) -> TestAction {
            auto const ply = questions.size();
            auto const* const recorded = answers.next(seat);
            if (recorded == nullptr || ply == plies_to_play) {
                return Exit{};
            }
            questions.push_back({.seat = seat, .params = call.params});
            m_methods.push_back(call.method);
            return other && other->first == ply ? other->second : *recorded;
        };
        auto const played = m_games.play(seed, m_game.seats.size(), actions);
        if (!played) {
            return played.error().kind == ErrorKind::refused ? Result<void>() : pass_on(played);
        }
        record::ShownReader views(played->shown);
        for (std::size_t ply = 0; ply < std::min(played->moves.size(), questions.size()); ++ply) {
            auto const* const view = TULKAS_TRY(views.at(ply));
            m_moments.push_back({.game = name, .ply = ply, .view = *view, .asked = questions[ply]});
        }
        return {};
    }

    [[nodiscard]] std::vector<Moment> const& moments() const { return m_moments; }
    // What was asked in the last of them, ply by ply.
    [[nodiscard]] std::vector<std::string> methods() const { return m_methods; }

private:
    record::GameRecord const& m_game;
    TestGames& m_games;
    std::vector<Moment> m_moments;
    std::vector<std::string> m_methods;
};

Result<void> play_other_answers(record::GameRecord const& game, KnownAnswers const& answers,
                                Beginnings& beginnings) {
    auto const methods = beginnings.methods();
    for (std::size_t ply = 0; ply < std::min(methods.size(), game.moves.size()); ++ply) {
        auto const known = answers.find(methods[ply]);
        std::size_t tried = 0;
        for (auto const& answer : known == answers.end() ? std::set<std::string>() : known->second) {
            if (answer != game.moves[ply].move && tried++ < other_answers) {
                TULKAS_TRY(beginnings.play(
                    game.seed, fmt::format("seed {} with {} at ply {}", game.seed, answer, ply + 1),
                    std::pair(ply, answer)));
            }
        }
    }
    return {};
}

} // namespace

Comparison compare_twins(std::vector<Moment> const& moments) {
    Comparison result;
    std::map<std::string, Moment const*> seen; // the first that is shown so to that seat
    for (auto const& moment : moments) {
        if (!has_secrets(moment)) {
            continue;
        }
        auto const seats = moment.view.get_object().at("seats").get_array().size();
        for (std::size_t seat = 0; seat < seats; ++seat) {
            auto const key =
                fmt::format("{} {} {}", moment.ply, seat, support::to_text(view_of(moment.view, seat)));
            auto const [entry, is_first] = seen.emplace(key, &moment);
            auto const& twin = *entry->second;
            if (is_first || !hide_something(twin, moment)) {
                continue;
            }
            ++result.pairs;
            if (auto const how = told_apart(twin, moment, seat); how && !result.leak) {
                result.leak = fmt::format("{} and {}, ply {}: seat {} is shown the same in both, and yet {}",
                                          twin.game, moment.game, moment.ply + 1, seat, *how);
            }
        }
    }
    return result;
}

Result<void> look_for_twins(Trial const& trial, KnownAnswers const& answers, TestGames& games,
                            Findings& found) {
    auto const& game = trial.games.front();
    Beginnings beginnings(game, games);
    TULKAS_TRY(beginnings.play(game.seed, fmt::format("seed {}", game.seed)));
    if (std::ranges::none_of(beginnings.moments(), has_secrets)) {
        found.tried("games that differ only in what is hidden: nothing is hidden");
        return {};
    }
    TULKAS_TRY(play_other_answers(game, answers, beginnings));
    for (auto seed = game.seed + 1; games.is_told_seeds() && seed < game.seed + seeds_to_try; ++seed) {
        TULKAS_TRY(beginnings.play(seed, fmt::format("seed {}", seed)));
    }
    auto const compared = compare_twins(beginnings.moments());
    found.tried(compared.pairs == 0
                    ? "games that differ only in what is hidden: none were found"
                    : fmt::format("games that differ only in what is hidden: {} pairs", compared.pairs));
    if (compared.leak) {
        found.look_at(*compared.leak, "leave out what the seat must not know, and show it what it may know");
    }
    return {};
}

} // namespace packages
