#include "api/contest_json.hpp"

#include "support/iso_time.hpp"

namespace api {

using support::Json;
using support::JsonObject;

namespace {

template <typename T>
Json or_null(std::optional<T> const& value) {
    return value ? Json(*value) : Json();
}

} // namespace

JsonObject to_json(league::Contest const& contest, support::Moment now) {
    auto const& row = contest.row;
    bool const is_published = contest.phase(now) == league::Phase::published;
    return {{"id", row.id},
            {"slug", row.slug},
            {"title", row.title},
            {"game", row.game},
            {"state", league::to_text(contest.phase(now))},
            {"organiser", or_null(row.organiser)},
            {"opens", support::iso_time(row.opens)},
            {"closes", support::iso_time(row.closes)},
            {"created", support::iso_time(row.created)},
            {"final_tournament", is_published ? or_null(row.final_tournament) : Json()},
            {"terms", league::to_json(contest.terms)}};
}

JsonObject to_json(league::Grade const& grade) {
    auto const& entry = grade.entry;
    return {{"author", entry.author_name},
            {"nickname", entry.nickname},
            {"bot", entry.entrant ? or_null(league::bot_of(entry.entrant->player)) : Json()},
            {"accepted", entry.entrant.has_value()},
            {"attempts", entry.attempts},
            {"place", or_null(grade.place)},
            {"points", grade.points}};
}

} // namespace api
