#include "tables/running_game.hpp"

#include "match/house_bot.hpp"
#include "match/program_game.hpp"
#include "protocol/payload.hpp"
#include "tables/retold_seat.hpp"

namespace tables {

using rules::Seat;
using rules::TimeControl;
using support::pass_on;
using support::Result;

namespace {

// A bot that thinks for so long by the clock on the wall is asleep.
constexpr rules::Duration longest_call = std::chrono::minutes(2);

// Of the parameters of a question, as text: they are written down and told to everybody.
constexpr std::size_t longest_question = std::size_t{64} * 1024;

constexpr auto not_the_same = "the engine did not make the same game of the same answers";

Result<std::unique_ptr<runtime::Channel>>
house_bot_in_this_process(Table const& table, Seat seat, GameDependencies const& game_dependencies) {
    auto const seed = table.game->bot_seed(table.created.seed, seat);
    auto bot = TULKAS_TRY(rules::make_house_bot(*table.game, table.at(seat).plan.bot, seed));
    return std::make_unique<PooledBot>(std::move(bot), game_dependencies.thinkers, game_dependencies.mailbox,
                                       Thinkers::For::of(table.created.by));
}

Result<std::unique_ptr<runtime::Channel>> sit_down(match::Bot const& bot, Table const& table, Seat seat,
                                                   GameDependencies const& game_dependencies) {
    auto player = bot.sit_down({.game = *table.game,
                                .match_seed = table.created.seed,
                                .loop = game_dependencies.loop,
                                .seat = seat});
    return player ? Result<std::unique_ptr<runtime::Channel>>(std::move(player->channel)) : pass_on(player);
}

// A bot's time is the game's, less what it used before the server was started again.
record::TimeLimits limits_of(Table const& table, SeatState const& place) {
    if (place.is_outside()) {
        return {}; // its clock is the table's
    }
    auto time = table.game->info().time;
    if (time.per_game != TimeControl::forever) {
        time.per_game -= place.used;
    }
    // Nobody but ourselves makes a house bot wait that thinks here: it is not to blame.
    bool const thinks_here = place.plan.kind == SeatKind::house_bot && table.game->info().is_built_in();
    return {.cpu = time, .wall_per_call = thinks_here ? TimeControl::forever : longest_call};
}

} // namespace

RunningGame::RunningGame(runtime::Loop& loop, Retelling retelling, Listener listener)
    : m_loop(loop), m_retelling(std::move(retelling)), m_listener(std::move(listener)) {}

RunningGame::~RunningGame() {
    if (m_table) {
        m_loop.forget(*m_table);
    }
}

Result<std::unique_ptr<RunningGame>> RunningGame::begin(Table const& table, UploadsBySeat const& uploaded,
                                                        Retelling retelling,
                                                        GameDependencies const& game_dependencies,
                                                        Listener listener) {
    std::unique_ptr<RunningGame> game(
        new RunningGame(game_dependencies.loop, std::move(retelling), std::move(listener)));
    auto const seats = static_cast<int>(table.seats.size());
    auto options = TULKAS_TRY(rules::Options::create(table.game->info().options, table.created.options));
    auto engine = TULKAS_TRY(match::engine_for(
        {.game = *table.game, .match_seed = table.created.seed, .loop = game_dependencies.loop},
        {.options = std::move(options), .seed = table.created.seed, .seats = seats},
        table.position->clone()));
    game->m_game = table.game;
    game->m_is_program = engine.referee == nullptr;
    game->m_logs.resize(table.seats.size());
    runtime::GameDriver::Actors actors{.engine = std::move(engine.channel),
                                       .referee = engine.referee,
                                       .bots = {},
                                       .start = std::move(engine.start),
                                       .teams = std::move(engine.teams)};
    runtime::GameLimits limits;
    // A log keeps a quarter of its room for the end of the game; the table stores what comes before it.
    limits.log_bytes = (most_written + 2) / 3 * 4;
    for (Seat seat = 0; seat < seats; ++seat) {
        limits.of_seats.push_back(limits_of(table, table.at(seat)));
        auto guest = TULKAS_TRY(game->guest_at(table, seat, uploaded, game_dependencies));
        actors.bots.push_back(std::move(guest));
    }
    game->m_table = std::make_unique<runtime::GameDriver>(std::move(actors), limits);
    auto& played = *game->m_table;
    played.on_ask([self = game.get()](auto const& calls, bool is_round) { self->asked(calls, is_round); });
    played.on_out([self = game.get()](Seat seat) { self->m_listener(EngineEliminates{seat}); });
    played.on_move([self = game.get()] { self->moved(); });
    played.on_over([self = game.get()] { self->over(); });
    played.on_closed([self = game.get()] { self->tell_last_words(); });
    played.on_watch([&loop = game_dependencies.loop, &played] { loop.watch(played); });
    played.start();
    return game;
}

Result<std::unique_ptr<runtime::Channel>> RunningGame::bot_at(Table const& table, Seat seat,
                                                              UploadsBySeat const& uploaded,
                                                              GameDependencies const& game_dependencies) {
    auto const& plan = table.at(seat).plan;
    if (plan.kind == SeatKind::house_bot) {
        return table.game->info().is_built_in()
                   ? house_bot_in_this_process(table, seat, game_dependencies)
                   : sit_down(*match::make_house_bot(plan.bot), table, seat, game_dependencies);
    }
    auto const& found = uploaded.at(static_cast<std::size_t>(seat)).value();
    m_logs[static_cast<std::size_t>(seat)].emplace(table, seat, found.author, m_is_program);
    return sit_down(*found.bot, table, seat, game_dependencies);
}

Result<std::unique_ptr<runtime::Channel>> RunningGame::guest_at(Table const& table, Seat seat,
                                                                UploadsBySeat const& uploaded,
                                                                GameDependencies const& game_dependencies) {
    std::unique_ptr<runtime::Channel> guest;
    bool const is_outside = table.at(seat).is_outside();
    if (is_outside) {
        auto person = std::make_unique<PersonChannel>();
        m_people.push_back(person.get());
        guest = std::move(person);
    } else {
        auto bot = bot_at(table, seat, uploaded, game_dependencies);
        if (!bot) {
            return bot;
        }
        m_people.push_back(nullptr);
        guest = *std::move(bot);
    }
    auto answers = m_retelling.answers_of(seat);
    m_told.push_back(answers.size());
    m_made.push_back(0);
    if (answers.empty()) {
        return guest;
    }
    return std::make_unique<RetoldSeat>(std::move(guest), std::move(answers),
                                        is_outside ? RetoldSeat::Asks::nobody : RetoldSeat::Asks::again);
}

void RunningGame::person_moves(Seat seat, std::string const& move) {
    m_people[static_cast<std::size_t>(seat)]->move(move);
}

void RunningGame::stop() {
    m_is_stopped = true;
    m_table->house_failed("the game has ended");
}

void RunningGame::end_with(HouseCommand what) {
    m_listener(std::move(what));
    stop();
}

Result<Asked> RunningGame::question_of(runtime::GameDriver::AskedCall const& asked) {
    auto call = TULKAS_TRY(protocol::call_from(asked.data));
    if (support::to_text(call.params).size() > longest_question) {
        return support::fail(support::ErrorKind::invalid, "a question of more than {} bytes",
                             longest_question);
    }
    return Asked{.seat = asked.seat, .method = std::move(call.method), .params = std::move(call.params)};
}

void RunningGame::asked(std::vector<runtime::GameDriver::AskedCall> const& calls, bool is_round) {
    if (m_is_stopped) {
        return;
    }
    m_is_round = is_round;
    m_asked = calls.front().seat;
    std::vector<Asked> questions;
    for (auto const& call : calls) {
        auto question = question_of(call);
        if (!question) {
            return m_table->failed(runtime::ActorId::engine(), runtime::Failure::bad_message,
                                   question.error().message);
        }
        question->is_round = is_round;
        question->is_together = !questions.empty();
        question->shown = questions.empty() ? m_table->take_shown() : std::nullopt;
        questions.push_back(*std::move(question));
    }
    bool is_known = false;
    for (auto const& question : questions) {
        auto const heard = m_retelling.hear(question);
        if (heard == Retelling::Question::another) {
            return end_with(Abandon{not_the_same});
        }
        is_known = heard == Retelling::Question::known;
    }
    if (!is_known) {
        m_listener(EngineAsks{std::move(questions)});
    }
}

void RunningGame::moved() {
    m_asked.reset();
    auto const& move = m_table->moves().back();
    auto const seat = static_cast<std::size_t>(move.seat);
    bool const is_told_again = m_made[seat]++ < m_told[seat];
    if (m_is_stopped || is_told_again) {
        return;
    }
    // An engine that goes on without the answer of one whom it asked alone: at a table time is up for
    // everybody alike.
    if (m_is_program && !m_is_round && move.move == record::no_answer) {
        return end_with(FailBot{.seat = move.seat, .why = "over time"});
    }
    if (m_people[seat] == nullptr) {
        m_listener(
            BotMove{.seat = move.seat, .move = move.move, .cpu = move.cpu, .wrote = news_of(move.seat)});
    }
}

std::optional<Wrote> RunningGame::news_of(Seat seat) {
    auto& log = m_logs[static_cast<std::size_t>(seat)];
    auto wrote = log ? std::optional(log->more_of(m_table->log_of(runtime::ActorId::bot(seat))))
                     : std::optional<Wrote>();
    return wrote && !wrote->is_nothing() ? std::move(wrote) : std::nullopt;
}

// Who is seen off may say something yet, and so does who has failed before anybody was told that it is over.
void RunningGame::over() {
    if (!m_is_stopped) {
        tell_end();
    }
    m_is_over = true;
    tell_last_words();
}

void RunningGame::tell_last_words() {
    for (Seat seat = 0; m_is_over && seat < std::ssize(m_logs); ++seat) {
        if (auto wrote = news_of(seat)) {
            m_listener(LastWords{*std::move(wrote)});
        }
    }
}

void RunningGame::tell_end() {
    auto const fault = m_table->fault();
    if (fault && fault->whose == runtime::Fault::Whose::engine) {
        return m_listener(Abandon{"the engine failed: " + runtime::describe(*fault)});
    }
    if (fault && fault->whose == runtime::Fault::Whose::house) {
        return m_listener(Abandon{fault->what});
    }
    bool const is_engines_word = !fault || fault->failure == runtime::Failure::bad_answer;
    if (is_engines_word && !m_retelling.is_over()) {
        return m_listener(Abandon{not_the_same});
    }
    if (fault && is_engines_word && m_is_program) {
        return m_listener(RefuseAnswer{
            .seat = fault->seat, .why = m_table->said_of(fault->seat), .blame = runtime::describe(*fault)});
    }
    if (fault) {
        return m_listener(FailBot{.seat = fault->seat, .why = runtime::describe(*fault)});
    }
    if (m_is_program && m_asked) { // as above: a game that is over by its engine, for want of an answer
        return m_listener(FailBot{.seat = *m_asked, .why = "over time"});
    }
    if (m_is_program) {
        m_listener(EngineEnds{.outcome = m_table->outcome().value(), .shown = m_table->take_shown()});
    } // else the last move was told, and the rest follows from it
}

} // namespace tables
