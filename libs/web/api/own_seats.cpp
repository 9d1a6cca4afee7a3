#include "api/own_seats.hpp"

namespace api {

using support::Result;

Result<std::vector<rules::Seat>> own_seats(Call const& call, storage::Submissions& bots,
                                           std::vector<league::Entrant> const& seats) {
    std::vector<rules::Seat> own;
    if (!call.person) {
        return own;
    }
    for (rules::Seat seat = 0; seat < std::ssize(seats); ++seat) {
        if (call.person->role == people::Role::administrator) {
            own.push_back(seat);
            continue;
        }
        auto const id = league::bot_of(seats[static_cast<std::size_t>(seat)].player);
        auto const bot = id ? bots.find_bot(*id) : std::optional<storage::StoredBot>();
        if (!bot) {
            return pass_on(bot);
        }
        bool const is_own = *bot && TULKAS_TRY(bots.is_of(**bot, call.person->id));
        if (is_own) {
            own.push_back(seat);
        }
    }
    return own;
}

} // namespace api
