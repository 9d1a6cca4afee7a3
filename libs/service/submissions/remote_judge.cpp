#include "submissions/remote_judge.hpp"

#include "fleet/reported_text.hpp"
#include "languages/nickname.hpp"
#include "match/program_game.hpp"
#include "record/foreign.hpp"
#include "record/text.hpp"
#include "support/controls.hpp"
#include "support/version.hpp"

#include <boost/json/value_to.hpp>

#include <algorithm>

namespace submissions {

using rules::Duration;
using rules::TimeControl;
using support::ErrorKind;
using support::fail;
using support::Json;
using support::JsonArray;
using support::JsonObject;
using support::Result;

namespace {

Json number_of(Duration duration) {
    return duration == TimeControl::forever
               ? Json()
               : Json(std::chrono::floor<std::chrono::microseconds>(duration).count());
}

Result<Duration> duration_in(JsonObject const& object, std::string_view key) {
    auto const* const value = object.if_contains(key);
    if (value != nullptr && value->is_null()) {
        return TimeControl::forever;
    }
    return std::chrono::microseconds(TULKAS_TRY(support::integer_member(object, key)));
}

JsonObject to_json(record::TimeLimits const& time) {
    return {
        {"per_call", number_of(time.cpu.per_call)},       {"per_game", number_of(time.cpu.per_game)},
        {"spares_machine", time.cpu.spares_machine},      {"start_up", number_of(time.start_up)},
        {"wall_per_call", number_of(time.wall_per_call)}, {"wall_per_game", number_of(time.wall_per_game)}};
}

bool flag_in(JsonObject const& object, std::string_view key) {
    auto const* const value = object.if_contains(key);
    return value != nullptr && value->is_bool() && value->get_bool();
}

Result<record::TimeLimits> time_from(JsonObject const& json) {
    record::TimeLimits time;
    time.cpu.per_call = TULKAS_TRY(duration_in(json, "per_call"));
    time.cpu.per_game = TULKAS_TRY(duration_in(json, "per_game"));
    time.cpu.spares_machine = flag_in(json, "spares_machine");
    time.start_up = TULKAS_TRY(duration_in(json, "start_up"));
    time.wall_per_call = TULKAS_TRY(duration_in(json, "wall_per_call"));
    time.wall_per_game = TULKAS_TRY(duration_in(json, "wall_per_game"));
    return time;
}

Json number_or_null(std::optional<std::uint64_t> number) {
    return number ? Json(*number) : Json();
}

Result<std::optional<std::uint64_t>> optional_in(JsonObject const& object, std::string_view key) {
    auto const* const value = object.if_contains(key);
    if (value == nullptr || value->is_null()) {
        return std::nullopt;
    }
    boost::system::error_code error;
    auto const number = value->to_number<std::uint64_t>(error);
    return error ? fail(ErrorKind::invalid, "\"{}\" must be a whole number that is not negative", key)
                 : Result<std::optional<std::uint64_t>>(number);
}

JsonObject to_json(Terms const& terms) {
    JsonObject options;
    for (auto const& [name, value] : terms.setup.options.values()) {
        options.emplace(name, value);
    }
    return {{"options", std::move(options)},
            {"seats", terms.setup.seats},
            {"baseline", terms.baseline},
            {"games", terms.games},
            {"wins", terms.wins},
            {"time", to_json(terms.time)},
            {"memory", number_or_null(terms.memory)},
            {"most_bytes", number_or_null(terms.most_bytes)},
            {"languages", JsonArray(terms.languages.begin(), terms.languages.end())},
            {"converts_encodings", terms.converts_encodings},
            {"source", source_rules::to_json(terms.source)}};
}

Result<Terms> terms_from(JsonObject const& json, rules::Game const& game) {
    Terms terms;
    std::map<std::string, std::string> given;
    auto const* const options = TULKAS_TRY(fleet::object_member(json, "options"));
    for (auto const& [name, value] : *options) {
        given.emplace(name, value.is_string() ? std::string(value.get_string()) : std::string());
    }
    terms.setup.options = TULKAS_TRY(rules::Options::create(game.info().options, given));
    terms.setup.seats = static_cast<int>(TULKAS_TRY(support::integer_member(json, "seats")));
    terms.baseline = TULKAS_TRY(support::string_member(json, "baseline"));
    terms.games = static_cast<int>(TULKAS_TRY(support::integer_member(json, "games")));
    terms.wins = static_cast<int>(TULKAS_TRY(support::integer_member(json, "wins")));
    auto const* const time = TULKAS_TRY(fleet::object_member(json, "time"));
    terms.time = TULKAS_TRY(time_from(*time));
    terms.memory = TULKAS_TRY(optional_in(json, "memory"));
    terms.most_bytes = TULKAS_TRY(optional_in(json, "most_bytes"));
    terms.languages = TULKAS_TRY(fleet::texts_member(json, "languages"));
    terms.converts_encodings = flag_in(json, "converts_encodings");
    if (auto const* const source = json.if_contains("source")) {
        terms.source = TULKAS_TRY(source_rules::rules_from_json(*source));
    }
    return terms;
}

// Names that the players have in the arena, for those that the worker gave them.
void name_players(record::GameRecord& record, pairing::QualificationGame const& game, Order const& order) {
    for (std::size_t seat = 0; seat < record.seats.size(); ++seat) {
        if (static_cast<int>(seat) == game.seat) {
            record.seats[seat] = order.player;
        }
    }
}

// A short name of ours, such as that of a language; it may be missing.
Result<std::string> name_in(JsonObject const& report, std::string_view key) {
    constexpr std::size_t longest = 60;
    auto const name = TULKAS_TRY(support::string_member(report, key));
    return name.empty() || (name.size() <= longest && support::is_plainly_seen(name))
               ? Result<std::string>(name)
               : fail(ErrorKind::refused, "\"{}\" is no name", key);
}

// Where a source breaks the rules of its assignment: its words are made here.
Result<std::vector<pairing::RuleBreach>> breaches_in(JsonObject const& rejection) {
    constexpr std::size_t most = 100;
    std::vector<pairing::RuleBreach> breaches;
    auto const* const list = rejection.if_contains("breaches");
    if (list == nullptr) {
        return breaches;
    }
    if (!list->is_array() || list->get_array().size() > most) {
        return fail(ErrorKind::invalid, "\"breaches\" must be a list of at most {}", most);
    }
    auto const text_in = [](Json const& each, std::string_view key) -> Result<std::string> {
        return fleet::reported_line(TULKAS_TRY(support::string_member(each, key)));
    };
    for (auto const& each : list->get_array()) {
        auto const line = TULKAS_TRY(support::integer_member(each, "line"));
        breaches.push_back({.rule = TULKAS_TRY(text_in(each, "rule")),
                            .file = TULKAS_TRY(text_in(each, "file")),
                            .line = static_cast<int>(line),
                            .what = TULKAS_TRY(text_in(each, "what")),
                            .wanted = TULKAS_TRY(text_in(each, "wanted"))});
    }
    return breaches;
}

// What a worker checks as well, if it is honest.
Result<std::string> nickname_in(JsonObject const& report) {
    auto const nickname = TULKAS_TRY(support::string_member(report, "nickname"));
    bool const is_of_arena = nickname.empty() || nickname == nameless; // which it replaces
    if (auto const checked = languages::check_name(nickname); !is_of_arena && !checked) {
        return fail(ErrorKind::refused, "no bot can be called that: {}", checked.error().message);
    }
    return std::string(nickname);
}

} // namespace

queue::Order remote_order(Order const& order, fleet::Materials const& materials) {
    return fleet::order_with({{"game", order.game.info().name},
                              {"game_version", order.game.info().version},
                              {"terms", to_json(order.terms)},
                              {"seed", order.seed},
                              {"name", order.name ? Json(*order.name) : Json()},
                              {"has_default_name", order.default_name.has_value()},
                              {"file", order.file.name}},
                             materials);
}

Result<RemoteOrder> order_from(JsonObject const& what, rules::Registry const& games) {
    auto const name = TULKAS_TRY(support::string_member(what, "game"));
    auto const version = TULKAS_TRY(optional_in(what, "game_version"));
    auto game = TULKAS_TRY(games.find(name, version.value_or(0)));
    auto const* const json = TULKAS_TRY(fleet::object_member(what, "terms"));
    auto terms = TULKAS_TRY(terms_from(*json, *game));
    auto const seed = TULKAS_TRY(optional_in(what, "seed"));
    auto const file = TULKAS_TRY(support::string_member(what, "file"));
    auto const* const wish = what.if_contains("name");
    Order order{.game = *game,
                .terms = std::move(terms),
                .file = {.name = std::string(file), .content = {}},
                .player = nameless,
                .seed = seed.value_or(0)};
    if (wish != nullptr && wish->is_string()) {
        order.name = std::string(wish->get_string());
    }
    if (flag_in(what, "has_default_name")) {
        order.default_name = nameless;
    }
    return RemoteOrder{.game = std::move(game), .order = std::move(order)};
}

JsonObject to_json(Findings const& findings) {
    JsonArray records;
    for (auto const& record : findings.records) {
        records.emplace_back(record::to_text(record));
    }
    Json rejection;
    if (findings.rejection) {
        rejection = JsonObject{{"why", findings.rejection->why},
                               {"messages", findings.rejection->messages},
                               {"breaches", pairing::to_json(findings.rejection->breaches)}};
    }
    return {{"language", findings.language},         {"nickname", findings.nickname},
            {"framework", findings.framework},       {"rejection", std::move(rejection)},
            {"build_output", findings.build_output}, {"records", std::move(records)}};
}

Result<record::GameRecord> game_from(std::string_view text, int number, Order const& order) {
    auto const game = qualification_of(order).game(number);
    auto record = TULKAS_TRY(record::from_text(text));
    auto const& info = order.game.info();
    bool const is_it = record.game == info.name && record.game_version == info.version &&
                       record.seed == game.seed && record.options == order.terms.setup.options.values() &&
                       !record.position && std::ssize(record.seats) == order.terms.setup.seats &&
                       record.version == support::version &&
                       (record.game_version != 0 || record.shown.empty());
    if (!is_it) {
        return fail(ErrorKind::refused, "the record of game {} is that of another game", number + 1);
    }
    name_players(record, game, order);
    return record::with_visible_text(std::move(record));
}

Result<Findings> findings_from(JsonObject const& report, Order const& order,
                               match::ReplayTerms const& terms) {
    Findings findings;
    findings.language = TULKAS_TRY(name_in(report, "language"));
    findings.nickname = TULKAS_TRY(nickname_in(report));
    findings.framework = TULKAS_TRY(name_in(report, "framework"));
    findings.build_output =
        fleet::reported_output(TULKAS_TRY(support::string_member(report, "build_output")));
    auto const records = TULKAS_TRY(fleet::texts_member(report, "records"));
    auto const* const rejection = report.if_contains("rejection");
    if (rejection != nullptr && rejection->is_object()) {
        auto const why = TULKAS_TRY(support::string_member(*rejection, "why"));
        auto const messages = TULKAS_TRY(support::string_member(*rejection, "messages"));
        findings.rejection = {.why = fleet::reported_line(why),
                              .messages = fleet::reported_output(messages),
                              .breaches = TULKAS_TRY(breaches_in(rejection->get_object()))};
        if (!findings.rejection->breaches.empty() && !order.terms.source.any()) {
            return fail(ErrorKind::refused, "it breaks rules, and there are none");
        }
        return records.empty() ? Result<Findings>(std::move(findings))
                               : fail(ErrorKind::refused, "it was rejected, and has played");
    }
    auto qualification = qualification_of(order);
    for (auto const& text : records) {
        if (qualification.is_over()) {
            return fail(ErrorKind::refused, "there are more games than were to be played");
        }
        auto record = TULKAS_TRY(game_from(text, static_cast<int>(findings.records.size()), order));
        if (auto const same = match::verify_sent(order.game, record, terms); !same) {
            return fail(same.error().kind, "game {}: {}", findings.records.size() + 1, same.error().message);
        }
        qualification.add(record);
        findings.records.push_back(std::move(record));
    }
    return qualification.is_over() ? Result<Findings>(std::move(findings))
                                   : fail(ErrorKind::refused, "not all games were played");
}

} // namespace submissions
