#include "tables/game.hpp"

#include "runtime/native_engine.hpp"

namespace tables {

using rules::Seat;
using rules::TimeControl;
using support::pass_on;
using support::Result;

namespace {

// A bot that thinks for so long by the clock on the wall is asleep.
constexpr rules::Duration longest_call = std::chrono::minutes(2);

Result<std::unique_ptr<runtime::Channel>> bot_at(Table const& table, Seat seat, Ground const& ground) {
    auto const& plan = table.at(seat).plan;
    auto const seed = table.created.seed;
    if (plan.kind == SeatKind::house_bot) {
        auto bot = rules::make_house_bot(*table.game, plan.bot, table.game->bot_seed(seed, seat));
        if (!bot) {
            return pass_on(bot);
        }
        return std::make_unique<PooledBot>(*std::move(bot), ground.thinkers, ground.mailbox);
    }
    auto const bot = ground.find_bot(plan, *table.game);
    if (!bot) {
        return pass_on(bot);
    }
    auto player =
        (*bot)->sit_down({.game = *table.game, .match_seed = seed, .loop = ground.loop, .seat = seat});
    return player ? Result<std::unique_ptr<runtime::Channel>>(std::move(player->channel)) : pass_on(player);
}

// A bot's time is the game's, less what it used before the server was started again.
runtime::TimeLimits limits_of(Table const& table, Place const& place) {
    if (place.is_outside()) {
        return {}; // its clock is the table's
    }
    auto time = table.game->info().time;
    if (time.per_game != TimeControl::forever) {
        time.per_game -= place.used;
    }
    return {.cpu = time, .wall_per_call = longest_call};
}

} // namespace

Game::Game(runtime::Loop& loop, Listener listener) : m_loop(loop), m_listener(std::move(listener)) {}

Game::~Game() {
    m_loop.forget(*m_table);
}

Result<std::unique_ptr<Game>> Game::begin(Table const& table, Ground const& ground, Listener listener) {
    std::unique_ptr<Game> game(new Game(ground.loop, std::move(listener)));
    auto const seats = static_cast<int>(table.seats.size());
    auto engine = std::make_unique<runtime::NativeEngine>(table.game->info(), seats, table.position->clone());
    runtime::Table::Guests guests{.engine = nullptr, .referee = engine.get(), .bots = {}};
    guests.engine = std::move(engine);
    runtime::TableLimits limits;
    for (Seat seat = 0; seat < seats; ++seat) {
        limits.of_seats.push_back(limits_of(table, table.at(seat)));
        if (table.at(seat).is_outside()) {
            auto person = std::make_unique<PersonChannel>();
            game->m_people.push_back(person.get());
            guests.bots.push_back(std::move(person));
            continue;
        }
        auto bot = bot_at(table, seat, ground);
        if (!bot) {
            game->m_table = std::make_unique<runtime::Table>(std::move(guests), runtime::TableLimits{});
            return pass_on(bot);
        }
        game->m_people.push_back(nullptr);
        guests.bots.push_back(*std::move(bot));
    }
    game->m_table = std::make_unique<runtime::Table>(std::move(guests), limits);
    auto& played = *game->m_table;
    played.on_move([self = game.get()] { self->moved(); });
    played.on_over([self = game.get()] { self->over(); });
    played.on_watch([&loop = ground.loop, &played] { loop.watch(played); });
    played.start();
    return game;
}

void Game::person_moves(Seat seat, std::string const& move) {
    m_people[static_cast<std::size_t>(seat)]->move(move);
}

void Game::stop() {
    m_is_stopped = true;
    m_table->house_failed("the game has ended");
}

void Game::moved() {
    auto const& move = m_table->moves().back();
    if (m_people[static_cast<std::size_t>(move.seat)] == nullptr && !m_is_stopped) {
        m_listener(BotMove{.seat = move.seat, .move = move.move, .cpu = move.cpu});
    }
}

void Game::over() {
    auto const fault = m_table->fault();
    if (m_is_stopped || !fault) {
        return; // the last move was told, and the rest follows from it
    }
    if (fault->whose == runtime::Fault::Whose::bot) {
        m_listener(FailBot{.seat = fault->seat, .why = runtime::describe(*fault)});
    } else {
        m_listener(Abandon{fault->what});
    }
}

} // namespace tables
