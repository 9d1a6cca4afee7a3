#include "server/retention_settings.hpp"

#include "server/database_settings.hpp"

namespace server {

using kreator::PropertyValue;
using support::Result;

std::vector<kreator::Declaration> retention_declarations() {
    RetentionSettings const standard;
    auto const number = [](std::int64_t value) { return PropertyValue(value); };
    return {
        {"Retention.LadderGames", "the newest ladder games of each bot, which are kept; 0 keeps all",
         number(standard.ladder_games)},
        {"Retention.TournamentDays",
         "days for which the records of a tournament's games are kept, except finals of contests; 0 for ever",
         number(standard.tournament_days)},
        {"Retention.GuestGameDays",
         "days for which games at tables are kept if no player has an account; 0 for ever",
         number(standard.guest_days)},
        {"Retention.PeopleGameDays", "days for which all other games at tables are kept; 0 for ever",
         number(standard.people_days)},
        {"Retention.RejectedDays",
         "days for which the files of submissions and games that were not accepted are kept; 0 for ever",
         number(standard.rejected_days)},
        {"Retention.JudgedGameDays",
         "days for which the games in which submissions were judged are kept; 0 for ever. Those of bots that "
         "play are always kept",
         number(standard.judged_days)},
        {"Retention.WorkDays", "days for which the list of work shows what was done; 0 for ever",
         number(standard.work_days)},
    };
}

Result<RetentionSettings> read_retention(kreator::Properties const& properties) {
    constexpr int most = 1'000'000;
    return RetentionSettings{
        .ladder_games = TULKAS_TRY(number_within(properties, "Retention.LadderGames", 0, most)),
        .tournament_days = TULKAS_TRY(number_within(properties, "Retention.TournamentDays", 0, most)),
        .guest_days = TULKAS_TRY(number_within(properties, "Retention.GuestGameDays", 0, most)),
        .people_days = TULKAS_TRY(number_within(properties, "Retention.PeopleGameDays", 0, most)),
        .rejected_days = TULKAS_TRY(number_within(properties, "Retention.RejectedDays", 0, most)),
        .judged_days = TULKAS_TRY(number_within(properties, "Retention.JudgedGameDays", 0, most)),
        .work_days = TULKAS_TRY(number_within(properties, "Retention.WorkDays", 0, most))};
}

} // namespace server
