#include "watch/answers.hpp"

#include "api/errors.hpp"
#include "api/game_json.hpp"
#include "api/page.hpp"
#include "api/uploaded.hpp"
#include "record/text.hpp"
#include "record/views.hpp"
#include "support/digest.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <ranges>

namespace watch {

using http::make_json;
using support::ErrorKind;
using support::fail;
using support::Json;
using support::JsonArray;
using support::JsonObject;
using support::Result;

namespace {

Result<int> number_in(std::string const& text) {
    auto const number = support::whole_number<int>(text);
    return number ? Result<int>(*number) : fail(ErrorKind::not_found, "there is no such game");
}

auto nothing_here() {
    return fail(ErrorKind::not_found, "there is nothing at this address");
}

JsonArray texts(std::vector<std::string> const& list) {
    return JsonArray(list.begin(), list.end()); // braces would make it one of two iterators
}

JsonObject outcome_of(rules::Outcome const& outcome) {
    return {{"winner", outcome.winner ? Json(*outcome.winner) : Json()},
            {"scores", JsonArray(outcome.scores.begin(), outcome.scores.end())},
            {"reason", outcome.reason}};
}

JsonArray moves_of(record::GameRecord const& record) {
    JsonArray moves;
    for (auto const& played : record.moves) {
        auto const used = std::chrono::duration_cast<std::chrono::microseconds>(played.cpu).count();
        moves.push_back({{"seat", played.seat}, {"move", played.move}, {"used", used}});
    }
    return moves;
}

// The engine's comes first, if it has written anything; it belongs to no seat, which is -1.
JsonArray logs_of(record::GameRecord const& record) {
    JsonArray logs;
    for (std::size_t index = 0; index < record.logs.size(); ++index) {
        if (index == 0 && record.logs[index].lines().empty()) {
            continue;
        }
        JsonArray lines;
        for (auto const& line : record.logs[index].lines()) {
            lines.push_back({{"moves", line.call}, {"text", line.text}});
        }
        logs.push_back({{"seat", static_cast<int>(index) - 1},
                        {"cut", record.logs[index].cut_bytes()},
                        {"lines", std::move(lines)}});
    }
    return logs;
}

JsonObject game_json(Game const& game) {
    auto const& record = game.record;
    JsonObject options;
    for (auto const& [name, value] : record.options) {
        options.emplace(name, value);
    }
    JsonObject json{{"game", record.game},
                    {"options", std::move(options)},
                    {"seats", texts(record.seats)},
                    {"moves", moves_of(record)},
                    {"refused", record.refused ? Json(*record.refused) : Json()},
                    {"outcome", game.is_over ? Json(outcome_of(record.outcome)) : Json()},
                    {"blame", nullptr},
                    {"logs", logs_of(record)}};
    if (record.blame) {
        json["blame"] = JsonObject{{"seat", record.blame->seat}, {"why", record.blame->why}};
    }
    return json;
}

JsonObject line_of(int number, Game const& game) {
    return {{"number", number},
            {"game", game.record.game},
            {"seats", texts(game.record.seats)},
            {"plies", game.record.moves.size()},
            {"outcome", game.is_over ? Json(outcome_of(game.record.outcome)) : Json()},
            {"failed", game.record.blame ? Json(game.record.blame->seat) : Json()}};
}

std::string tag_of(Run const& run) {
    return fmt::format("{}-{}-{}", run.id, run.version, run.games->version());
}

} // namespace

http::Response Answers::answer(http::Request const& request) const {
    auto answer = find(request);
    auto response = answer ? *std::move(answer) : api::to_response(answer.error());
    if (!response.headers.find("Cache-Control")) {
        response.headers.add("Cache-Control", "no-cache");
    }
    return response;
}

// /api/v1/games… and /api/v1/watch…
Answers::Answer Answers::find(http::Request const& request) const {
    auto const& path = request.target.segments;
    if (path.size() < 3 || path[1] != "v1") {
        return nothing_here();
    }
    return path[2] == "games" ? of_games(request) : path[2] == "watch" ? of_runs(request) : nothing_here();
}

Answers::Answer Answers::of_games(http::Request const& request) const {
    auto const& path = request.target.segments;
    auto const own = m_own ? m_own->get() : nullptr;
    if (path.size() == 5 && path[4] == "viewer" && own && own->viewer) {
        auto page = api::show_uploaded(
            request, {.type = "text/html", .hash = support::sha256(*own->viewer), .bytes = *own->viewer});
        page.headers.set("Cache-Control", "no-cache"); // it is edited
        return page;
    }
    if (path.size() != 3) {
        return nothing_here();
    }
    JsonArray items;
    for (auto const& game : m_games.games()) {
        auto json = api::to_json(*game);
        json["author"] = nullptr;
        json["has_viewer"] = false;
        items.emplace_back(std::move(json));
    }
    if (own) {
        items.emplace_back(own->info);
    }
    return make_json(200, JsonObject{{"items", std::move(items)}});
}

Answers::Answer Answers::of_runs(http::Request const& request) const {
    auto const& path = request.target.segments;
    if (path.size() == 3) {
        return list_runs(request);
    }
    auto const id = TULKAS_TRY(number_in(path[3]));
    auto const run = TULKAS_TRY(m_runs.find(id));
    if (path.size() < 5 || path[4] != "games") {
        return nothing_here();
    }
    if (path.size() == 5) {
        return list_games(request, run);
    }
    auto const number = TULKAS_TRY(number_in(path[5]));
    return of_game(request, run, number);
}

Answers::Answer Answers::of_game(http::Request const& request, Run const& run, int number) const {
    auto const& path = request.target.segments;
    if (path.size() == 6) {
        return show_game(request, run, number);
    }
    if (path.size() != 7) {
        return nothing_here();
    }
    auto const game = TULKAS_TRY(run.games->read(number));
    if (path[6] == "record" && game.is_over) {
        return http::make_response(200, http::plain_text, record::to_text(game.record));
    }
    return path[6] == "views" ? views(request, game.record) : nothing_here();
}

// The newest run, and its game that is played now, or the first one.
JsonObject Answers::newest() const {
    auto const runs = m_runs.all();
    if (runs.empty()) { // somebody was quick
        return {{"id", 0},
                {"state", to_text(RunState::building)},
                {"message", ""},
                {"games", 0},
                {"first", nullptr}};
    }
    auto const& run = runs.back();
    auto const numbers = run.games->numbers();
    return {{"id", run.id},
            {"state", to_text(run.state)},
            {"message", run.message},
            {"games", numbers.size()},
            {"first", numbers.empty() ? Json() : Json(numbers.front())}};
}

Answers::Answer Answers::list_runs(http::Request const& request) const {
    JsonArray items;
    std::string tag;
    for (auto const& run : m_runs.all() | std::views::reverse) {
        items.push_back({{"id", run.id},
                         {"title", run.title},
                         {"state", to_text(run.state)},
                         {"message", run.message},
                         {"games", run.games->numbers().size()}});
        tag += tag_of(run) + ".";
    }
    return with_tag(request, make_json(200, JsonObject{{"items", std::move(items)}, {"newest", newest()}}),
                    support::sha256(tag));
}

// `after` is the number of the first game that is wanted.
Answers::Answer Answers::list_games(http::Request const& request, Run const& run) const {
    auto const page = TULKAS_TRY(api::read_page(request));
    auto const tag = support::sha256(fmt::format("{}.{}.{}", tag_of(run), page.after, page.limit));
    if (has_tag(request, tag)) {
        return with_tag(request, http::make_empty(), tag);
    }
    auto const numbers = run.games->numbers();
    JsonArray items;
    auto next = std::ranges::lower_bound(numbers, page.after);
    for (; next != numbers.end() && std::ssize(items) < page.limit; ++next) {
        if (auto const game = run.games->read(*next)) {
            items.emplace_back(line_of(*next, *game));
        } else {
            items.push_back({{"number", *next}, {"error", game.error().message}});
        }
    }
    JsonObject answer{{"items", std::move(items)},
                      {"next", next == numbers.end() ? Json() : Json(*next)},
                      {"games", numbers.size()}};
    return with_tag(request, make_json(200, answer), tag);
}

Answers::Answer Answers::show_game(http::Request const& request, Run const& run, int number) const {
    auto const runs = m_runs.all();
    auto const tag = support::sha256(fmt::format("{}.{}.{}", tag_of(run), tag_of(runs.back()), number));
    if (has_tag(request, tag)) {
        return with_tag(request, http::make_empty(), tag);
    }
    auto const game = TULKAS_TRY(run.games->read(number));
    auto json = game_json(game);
    auto const numbers = run.games->numbers();
    auto const here = std::ranges::lower_bound(numbers, number);
    bool const is_first = here == numbers.begin();
    bool const is_last = here == numbers.end() || std::next(here) == numbers.end();
    json["before"] = is_first ? Json() : Json(*std::prev(here));
    json["after"] = is_last ? Json() : Json(*std::next(here));
    json["newest"] = newest();
    return with_tag(request, make_json(200, json), tag);
}

Answers::Answer Answers::views(http::Request const& request, record::GameRecord const& record) const {
    auto const page = TULKAS_TRY(api::read_page(request));
    auto const from = TULKAS_TRY(api::read_from(request));
    auto const game = m_games.find(record.game);
    auto const first = static_cast<std::size_t>(from);
    auto const most = static_cast<std::size_t>(page.limit);
    bool const is_ours = game.has_value() && record.game_version == 0;
    auto found = is_ours ? record::views_from(**game, record, first, most)
                         : record::shown_views_from(record, first, most);
    auto items = TULKAS_TRY(std::move(found));
    return make_json(200, JsonObject{{"items", std::move(items)}, {"next", nullptr}});
}

} // namespace watch
