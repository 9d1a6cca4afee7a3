#include "tables/roster.hpp"

#include "support/controls.hpp"
#include "support/text.hpp"
#include "tables/decide.hpp"

#include <algorithm>
#include <utility>

namespace tables {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

std::vector<std::string> names_of(Table const& table) {
    std::vector<std::string> names;
    for (auto const& place : table.seats) {
        names.push_back(place.who ? place.who->name : place.plan.bot);
    }
    return names;
}

std::string start_text(Table const& table, rules::Seat seat) {
    auto const& time = table.at(seat).clock.time();
    return wire::start_text({.table = table.id,
                             .seat = seat,
                             .game = table.created.game,
                             .options = table.created.options,
                             .players = names_of(table),
                             .per_move = time.per_move,
                             .per_game = time.per_game,
                             .increment = time.increment});
}

support::JsonObject call_of(Table const& table, rules::Seat seat) {
    auto const position = table.position_for(seat);
    return {{"method", position->decision()->method}, {"arguments", position->question()}};
}

} // namespace

// --- connections ---

Result<void> Roster::check_room(Arrival const& arrival) {
    std::lock_guard const lock(m_mutex);
    auto const others = std::ranges::count_if(m_bots, [&](auto const& entry) {
        auto const& bot = entry.second;
        return bot.connection && bot.arrival.account == arrival.account && entry.first != arrival.full_name();
    });
    if (static_cast<std::size_t>(others) >= most_of_one_owner) {
        return fail(ErrorKind::denied, "at most {} bots of one account are connected at a time",
                    most_of_one_owner);
    }
    return {};
}

void Roster::arrive(Arrival const& arrival, std::shared_ptr<wire::BotConnection> connection) {
    std::lock_guard const lock(m_mutex);
    auto& bot = m_bots[arrival.full_name()];
    if (bot.connection) {
        bot.connection->send(wire::replaced_text());
        bot.connection->close();
    }
    bot.arrival = arrival;
    bot.connection = std::move(connection);
    wire::Hello hello{.bot = arrival.full_name(), .games = arrival.games, .is_public = arrival.is_public};
    for (auto const& [place, sitting] : bot.sittings) {
        if (!sitting.is_lost) {
            hello.playing.push_back(place);
        }
    }
    bot.connection->send(wire::hello_text(hello));
    for (auto const& [place, sitting] : bot.sittings) {
        if (sitting.is_lost) {
            continue;
        }
        bot.connection->send(sitting.start);
        if (sitting.question) {
            send(*bot.connection, *sitting.question);
        }
    }
}

void Roster::dismiss(std::function<bool(Arrival const&)> const& is_meant) {
    std::lock_guard const lock(m_mutex);
    for (auto& [name, bot] : m_bots) {
        if (!is_meant(bot.arrival)) {
            continue;
        }
        if (auto const connection = std::exchange(bot.connection, nullptr)) {
            connection->send(wire::error_text("this access was revoked", {}));
            connection->close();
        }
        for (auto& [place, sitting] : bot.sittings) {
            sitting.is_lost = true;
            if (auto const question = std::exchange(sitting.question, std::nullopt)) {
                give_up(*question);
            }
        }
    }
    std::erase_if(
        m_bots, [](auto const& entry) { return !entry.second.connection && entry.second.sittings.empty(); });
}

void Roster::leave(std::string const& bot, wire::BotConnection const& connection) {
    std::lock_guard const lock(m_mutex);
    auto const found = m_bots.find(bot);
    if (found != m_bots.end() && found->second.connection.get() == &connection) {
        found->second.connection.reset();
        forget_if_gone(bot);
    }
}

void Roster::forget_if_gone(std::string const& bot) {
    auto const found = m_bots.find(bot);
    if (found != m_bots.end() && !found->second.connection && found->second.sittings.empty()) {
        m_bots.erase(found);
    }
}

std::vector<Present> Roster::present() {
    std::lock_guard const lock(m_mutex);
    std::vector<Present> all;
    for (auto const& [name, bot] : m_bots) {
        if (bot.connection) {
            all.push_back({.bot = bot.arrival, .playing = bot.sittings.size()});
        }
    }
    return all;
}

// --- questions ---

void Roster::give_up(Question const& question) {
    question.answer(
        {.seat = question.id.seat, .moves = question.id.moves, .failure = "its owner's access was revoked"});
}

void Roster::send(wire::BotConnection& connection, Question const& question) const {
    std::optional<rules::Duration> left;
    if (question.deadline) {
        left = std::max(*question.deadline - m_now(), support::Moment::duration::zero());
    }
    connection.send(wire::call_text(question.id, question.call, left));
}

Result<Roster::Question> Roster::close_question(std::string const& bot, wire::BotConnection const& connection,
                                                std::string const& id) {
    auto const not_open = [&] {
        return fail(ErrorKind::refused,
                    "the call {} is not open: it was answered, came too late, or never was",
                    support::in_quotes(id));
    };
    auto const found = m_bots.find(bot);
    auto const call = wire::call_id_from_text(id);
    if (!call || found == m_bots.end() || found->second.connection.get() != &connection) {
        return not_open();
    }
    auto& sittings = found->second.sittings;
    auto const sitting = sittings.find({call->table, call->seat});
    if (sitting == sittings.end() || !sitting->second.question || sitting->second.question->id != *call) {
        return not_open();
    }
    auto question = *std::move(sitting->second.question);
    sitting->second.question.reset();
    return question;
}

// The hall is called with the mutex held: so it is not called any more when stop() has returned.
Result<void> Roster::take(std::string const& bot, wire::BotConnection const& connection,
                          wire::Answer const& answer) {
    std::lock_guard const lock(m_mutex);
    auto const question = TULKAS_TRY(close_question(bot, connection, answer.id));
    question.answer({.seat = question.id.seat, .moves = question.id.moves, .answer = answer.value});
    return {};
}

Result<void> Roster::take(std::string const& bot, wire::BotConnection const& connection,
                          wire::Failed const& failed) {
    std::lock_guard const lock(m_mutex);
    auto const question = TULKAS_TRY(close_question(bot, connection, failed.id));
    question.answer({.seat = question.id.seat,
                     .moves = question.id.moves,
                     .failure = failed.why.empty() ? "it failed" : support::visible_line(failed.why)});
    return {};
}

// --- the hall ---

Result<void> Roster::check(std::string const& bot, rules::Game const& game, Participant const& who) {
    std::lock_guard const lock(m_mutex);
    auto const found = m_bots.find(bot);
    bool const is_here = found != m_bots.end() && found->second.connection;
    // Others are not told whether a bot that is not for them is there.
    if (!is_here || (!found->second.arrival.is_public && who.account != found->second.arrival.account)) {
        return fail(ErrorKind::not_found, "the remote bot {} is not connected", support::in_quotes(bot));
    }
    if (std::ranges::find(found->second.arrival.games, game.info().name) ==
        found->second.arrival.games.end()) {
        return fail(ErrorKind::not_found, "the remote bot {} does not play {}", bot, game.info().name);
    }
    if (found->second.sittings.size() >= most_seats) {
        return fail(ErrorKind::denied, "the remote bot {} plays {} games already", bot, most_seats);
    }
    return {};
}

void Roster::sit_down(Table const& table, rules::Seat seat) {
    std::lock_guard const lock(m_mutex);
    auto& bot = m_bots[table.at(seat).plan.bot];
    auto const [sitting, is_new] =
        bot.sittings.emplace(At(table.id, seat), Sitting{.start = start_text(table, seat)});
    if (is_new && bot.connection) {
        bot.connection->send(sitting->second.start);
    }
}

void Roster::ask(Table const& table, rules::Seat seat, RemoteBots::Answer answer) {
    std::lock_guard const lock(m_mutex);
    auto& bot = m_bots[table.at(seat).plan.bot];
    auto const sitting = bot.sittings.find({table.id, seat});
    if (sitting == bot.sittings.end()) {
        return;
    }
    Question asked{.id = {.table = table.id, .seat = seat, .moves = table.moves.size()},
                   .call = call_of(table, seat),
                   .deadline = deadline(table),
                   .answer = std::move(answer)};
    if (sitting->second.is_lost) {
        return give_up(asked);
    }
    auto& question = sitting->second.question;
    question = std::move(asked);
    if (bot.connection) {
        send(*bot.connection, *question);
    }
}

void Roster::over(Table const& table) {
    std::lock_guard const lock(m_mutex);
    for (rules::Seat seat = 0; seat < std::ssize(table.seats); ++seat) {
        auto const& name = table.at(seat).plan.bot;
        auto const found = table.at(seat).is_remote_bot() ? m_bots.find(name) : m_bots.end();
        if (found != m_bots.end() && found->second.sittings.erase({table.id, seat}) > 0) {
            if (found->second.connection) {
                found->second.connection->send(wire::over_text(
                    {.table = table.id, .seat = seat, .outcome = table.end->outcome, .why = table.end->why}));
            }
            forget_if_gone(name);
        }
    }
}

void Roster::stop() {
    std::lock_guard const lock(m_mutex);
    for (auto& [name, bot] : m_bots) {
        bot.sittings.clear();
    }
    std::erase_if(m_bots, [](auto const& entry) { return !entry.second.connection; });
}

} // namespace tables
