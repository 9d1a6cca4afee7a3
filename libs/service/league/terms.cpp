#include "league/terms.hpp"

#include "league/tournament_plan.hpp"
#include "rules/rivals.hpp"
#include "support/iso_time.hpp"
#include "support/text.hpp"

#include <cmath>

namespace league {

using support::ErrorKind;
using support::fail;
using support::Json;
using support::JsonArray;
using support::JsonObject;
using support::Result;

namespace {

JsonObject to_json(grading::LatePolicy const& late) {
    return {{"unit", grading::late_units.name_of(late.unit)},
            {"most_units", late.most_units},
            {"percent", late.percent},
            {"most_percent", late.most_percent},
            {"grace_minutes", late.grace.count()}};
}

JsonObject to_json(grading::TeamRules const& teams) {
    return {{"least", teams.least},
            {"most", teams.most},
            {"by_students", teams.by_students},
            {"until", teams.until ? Json(support::iso_time(*teams.until)) : Json()}};
}

} // namespace

JsonObject to_json(Terms const& terms) {
    return {{"text", terms.text},
            {"options", to_json(terms.options)},
            {"time", to_json(terms.time)},
            {"memory_mb", terms.memory_mb},
            {"isolation", sandbox::name_of(terms.isolation)},
            {"baseline", terms.baseline},
            {"games", terms.games},
            {"wins", terms.wins},
            {"attempts", terms.attempts},
            {"languages", JsonArray(terms.languages.begin(), terms.languages.end())},
            {"convert_encodings", terms.converts_encodings},
            {"source", source_rules::to_json(terms.source)},
            {"format", pairing::to_text(terms.format)},
            {"seats", terms.seats},
            {"final_games", terms.final_games},
            {"rounds", terms.rounds ? Json(*terms.rounds) : Json()},
            {"house", JsonArray(terms.house.begin(), terms.house.end())},
            {"points", JsonArray(terms.points.places.begin(), terms.points.places.end())},
            {"points_by", grading::points_by_names.name_of(terms.points.by)},
            {"most_points", terms.points.most},
            {"strength_from", terms.points.weakest},
            {"strength_to", terms.points.strongest},
            {"late", to_json(terms.late)},
            {"late_days", terms.late_days},
            {"teams", to_json(terms.teams)},
            {"unofficial", terms.takes_unofficial},
            {"show_authors", terms.shows_authors}};
}

namespace {

// Reads what is there, and remembers the first fault.
class Reader {
public:
    explicit Reader(JsonObject const& object) : m_object(object) {}

    void text(std::string_view key, std::string& value) {
        if (auto const* const found = find(key)) {
            if (found->is_string()) {
                value = std::string(found->get_string());
            } else {
                fault(key, "a text");
            }
        }
    }

    void flag(std::string_view key, bool& value) {
        if (auto const* const found = find(key)) {
            if (found->is_bool()) {
                value = found->get_bool();
            } else {
                fault(key, "true or false");
            }
        }
    }

    void number(std::string_view key, int least, int most, int& value) {
        if (auto const* const found = find(key)) {
            if (found->is_int64() && found->get_int64() >= least && found->get_int64() <= most) {
                value = static_cast<int>(found->get_int64());
            } else {
                fault(key, fmt::format("a whole number from {} to {}", least, most));
            }
        }
    }

    void texts(std::string_view key, std::vector<std::string>& values) {
        list(key, "a list of texts", [&](Json const& item) {
            if (item.is_string()) {
                values.emplace_back(item.get_string());
            }
            return item.is_string();
        });
    }

    void numbers(std::string_view key, std::vector<double>& values) {
        list(key, "a list of numbers", [&](Json const& item) {
            if (item.is_number()) {
                values.push_back(item.to_number<double>());
            }
            return item.is_number();
        });
    }

    void share(std::string_view key, double& value) {
        if (auto const* const found = find(key)) {
            constexpr double whole = 100;
            if (found->is_number() && found->to_number<double>() >= 0 &&
                found->to_number<double>() <= whole) {
                value = found->to_number<double>();
            } else {
                fault(key, "a number from 0 to 100");
            }
        }
    }

    void amount(std::string_view key, double& value) {
        if (auto const* const found = find(key)) {
            constexpr double most = 1e6;
            if (found->is_number() && std::abs(found->to_number<double>()) <= most) {
                value = found->to_number<double>();
            } else {
                fault(key, "a number of at most a million");
            }
        }
    }

    // For what has a reader of its own.
    template <typename Read, typename Value>
    void part(std::string_view key, Read const& read, Value& value) {
        if (auto const* const found = find(key)) {
            if (auto result = read(*found)) {
                value = *std::move(result);
            } else if (!m_fault) {
                m_fault = result.error().message;
            }
        }
    }

    [[nodiscard]] Result<void> end() const {
        return m_fault ? fail(ErrorKind::invalid, "{}", *m_fault) : Result<void>();
    }

private:
    [[nodiscard]] Json const* find(std::string_view key) const {
        auto const* const found = m_object.if_contains(key);
        return found == nullptr || found->is_null() ? nullptr : found;
    }

    template <typename Take>
    void list(std::string_view key, char const* what, Take const& take) {
        auto const* const found = find(key);
        if (found == nullptr) {
            return;
        }
        if (!found->is_array()) {
            return fault(key, what);
        }
        for (auto const& item : found->get_array()) {
            if (!take(item)) {
                return fault(key, what);
            }
        }
    }

    void fault(std::string_view key, std::string_view what) {
        if (!m_fault) {
            m_fault = fmt::format("{} is {}", key, what);
        }
    }

    JsonObject const& m_object;
    std::optional<std::string> m_fault;
};

Result<pairing::Format> read_format(Json const& json) {
    return json.is_string() ? pairing::format_from_text(json.get_string())
                            : fail(ErrorKind::invalid, "\"format\" must be a string");
}

Result<grading::LatePolicy> late_from_json(Json const& json) {
    if (!json.is_object()) {
        return fail(ErrorKind::invalid, "\"late\" must be an object");
    }
    constexpr int most_units = 1000;
    constexpr int most_grace = 1440;
    grading::LatePolicy late;
    std::string unit(grading::late_units.name_of(late.unit));
    int grace = 0;
    Reader reader(json.get_object());
    reader.text("unit", unit);
    reader.number("most_units", 0, most_units, late.most_units);
    reader.share("percent", late.percent);
    reader.share("most_percent", late.most_percent);
    reader.number("grace_minutes", 0, most_grace, grace);
    TULKAS_TRY(reader.end());
    auto const known = grading::late_units.find(unit);
    if (!known) {
        return fail(ErrorKind::invalid, "unit must be none, hour or day (got {})", support::in_quotes(unit));
    }
    late.unit = *known;
    late.most_units = late.unit == grading::LateUnit::none ? 0 : late.most_units;
    late.grace = std::chrono::minutes(grace);
    return late;
}

Result<grading::TeamRules> teams_from_json(Json const& json) {
    if (!json.is_object()) {
        return fail(ErrorKind::invalid, "\"teams\" must be an object");
    }
    constexpr int most_members = 100;
    grading::TeamRules teams;
    std::string until;
    Reader reader(json.get_object());
    reader.number("least", 1, most_members, teams.least);
    reader.number("most", 1, most_members, teams.most);
    reader.flag("by_students", teams.by_students);
    reader.text("until", until);
    TULKAS_TRY(reader.end());
    teams.until = support::moment_from_iso(until);
    if (!until.empty() && !teams.until) {
        return fail(ErrorKind::invalid, "until must be a moment like 2026-11-16T03:58:14Z (got {})",
                    support::in_quotes(until));
    }
    return teams.least <= teams.most
               ? Result<grading::TeamRules>(teams)
               : fail(ErrorKind::invalid, "teams of at least {} and at most {} members cannot be",
                      teams.least, teams.most);
}

Result<grading::PointsBy> read_points_by(Json const& json) {
    auto const found = json.is_string() ? grading::points_by_names.find(json.get_string()) : std::nullopt;
    return found ? Result<grading::PointsBy>(*found)
                 : fail(ErrorKind::invalid, "\"points_by\" must be place, ratio or strength");
}

std::optional<int> memory_of(rules::GameInfo const& game) {
    constexpr std::uint64_t megabyte = 1024 * 1024;
    return game.memory ? std::optional(static_cast<int>(*game.memory / megabyte)) : std::nullopt;
}

constexpr int most_seats = static_cast<int>(pairing::most_seats);

} // namespace

Result<Terms> terms_from_json(Json const& json, rules::GameInfo const& game) {
    if (!json.is_object()) {
        return fail(ErrorKind::invalid, "\"terms\" must be an object");
    }
    Terms terms{.time = game.time, .baseline = game.baseline};
    terms.memory_mb = memory_of(game).value_or(terms.memory_mb);
    terms.seats = rules::rivals_in(game).least;
    Reader reader(json.get_object());
    std::optional<int> memory;
    reader.text("text", terms.text);
    reader.part("options", options_from_json, terms.options);
    reader.part("time", time_from_json, terms.time);
    reader.part("memory_mb", [&](Json const&) { return memory_from_json(json.get_object()); }, memory);
    terms.memory_mb = memory.value_or(terms.memory_mb);
    reader.part("isolation", isolation_from_json, terms.isolation);
    reader.text("baseline", terms.baseline);
    reader.number("games", 1, 1000, terms.games);
    reader.number("wins", 0, 1000, terms.wins);
    reader.number("attempts", 1, 100'000, terms.attempts);
    reader.texts("languages", terms.languages);
    reader.flag("convert_encodings", terms.converts_encodings);
    reader.part("source", source_rules::rules_from_json, terms.source);
    reader.part("format", read_format, terms.format);
    reader.number("seats", 2, most_seats, terms.seats);
    terms.final_games = terms.seats;
    reader.number("final_games", 1, 1000, terms.final_games);
    int rounds = 0;
    reader.number("rounds", 1, 1000, rounds);
    terms.rounds = rounds == 0 ? std::nullopt : std::optional(rounds);
    reader.texts("house", terms.house);
    reader.numbers("points", terms.points.places);
    reader.part("points_by", read_points_by, terms.points.by);
    reader.amount("most_points", terms.points.most);
    reader.amount("strength_from", terms.points.weakest);
    reader.amount("strength_to", terms.points.strongest);
    reader.part("late", late_from_json, terms.late);
    reader.number("late_days", 0, 100, terms.late_days);
    reader.part("teams", teams_from_json, terms.teams);
    reader.flag("unofficial", terms.takes_unofficial);
    reader.flag("show_authors", terms.shows_authors);
    auto const end = reader.end();
    return end ? Result<Terms>(std::move(terms)) : pass_on(end);
}

Result<void> check(Terms const& terms, rules::Game const& game) {
    auto const& info = game.info();
    TULKAS_TRY(rules::Options::create(info.options, terms.options));
    auto house = terms.house;
    house.push_back(terms.baseline);
    for (auto const& name : house) {
        TULKAS_TRY(rules::choose_house_bot(game, name));
    }
    if (terms.wins > terms.games) {
        return fail(ErrorKind::invalid, "nobody wins {} of {} games", terms.wins, terms.games);
    }
    if (terms.points.strongest <= terms.points.weakest) {
        return fail(ErrorKind::invalid, "strength_to must be more than strength_from");
    }
    if (auto const fits = rules::check_rivals(info, terms.seats); !fits) {
        return fits;
    }
    constexpr int many = 16; // so many take part, to see whether the plan makes sense
    auto const tournament = pairing::Tournament::create({.format = terms.format,
                                                         .players = many,
                                                         .seats = terms.seats,
                                                         .games = terms.final_games,
                                                         .rounds = {}});
    return tournament ? Result<void>() : pass_on(tournament);
}

} // namespace league
