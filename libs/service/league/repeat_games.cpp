#include "league/repeat_games.hpp"

#include "fleet/checker.hpp"
#include "league/remote_game.hpp"
#include "storage/worker_tokens.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace league {

using support::ErrorKind;
using support::fail;
using support::JsonArray;
using support::JsonObject;
using support::Result;

namespace {

struct RepeatPiece {
    std::int64_t token = 0;
    MatchPlan plan;
    std::string print;               // of the game that is doubted
    std::vector<std::string> others; // of those who have played it since
};

Result<RepeatPiece> repeat_piece_from_text(std::string const& text) {
    auto const json = TULKAS_TRY(support::parse_json(text));
    RepeatPiece piece;
    piece.token = TULKAS_TRY(support::integer_member(json, "token"));
    piece.print = TULKAS_TRY(support::string_member(json, "print"));
    auto const& object = json.get_object();
    if (object.contains("others")) {
        piece.others = TULKAS_TRY(fleet::texts_member(object, "others"));
    }
    auto const* const match = TULKAS_TRY(fleet::object_member(object, "match"));
    piece.plan = TULKAS_TRY(match_plan_from_json(*match));
    return piece;
}

std::string to_text(RepeatPiece const& piece) {
    return support::to_text(JsonObject{{"token", piece.token},
                                       {"match", to_json(piece.plan)},
                                       {"print", piece.print},
                                       {"others", JsonArray(piece.others.begin(), piece.others.end())}});
}

bool is_among_house_bots(MatchPlan const& plan) {
    return std::ranges::all_of(plan.seats,
                               [](Entrant const& seat) { return house_bot_of(seat.player).has_value(); });
}

} // namespace

RepeatGames::RepeatGames(storage::Database& database, queue::Queue& queue, MatchDependencies dependencies,
                         std::function<void(std::string const&)> log)
    : m_database(database), m_queue(queue), m_dependencies(std::move(dependencies)), m_log(std::move(log)) {}

queue::Handler RepeatGames::handler() {
    return {.run = [this](queue::Task const& task) { return run(task); },
            .order = [this](queue::Task const& task) -> Result<queue::Order> {
                auto const piece = TULKAS_TRY(repeat_piece_from_text(task.what));
                return remote_order(m_database, piece.plan);
            },
            .accept = [this](queue::Task const& task, JsonObject const& report) -> Result<queue::Completion> {
                auto const piece = TULKAS_TRY(repeat_piece_from_text(task.what));
                auto const record = TULKAS_TRY(accepted_record(report, piece.plan, m_dependencies.games,
                                                               {.core = task.core, .stop = &task.stop}));
                return compare(task, record);
            },
            .engine_of_check = [](queue::Task const& task) -> Result<std::string> {
                auto const piece = TULKAS_TRY(repeat_piece_from_text(task.what));
                return uploaded_game(piece.plan);
            }};
}

Result<queue::Completion> RepeatGames::run(queue::Task const& task) {
    auto const piece = TULKAS_TRY(repeat_piece_from_text(task.what));
    auto const record = TULKAS_TRY(play(piece.plan, m_dependencies, task.stop, task.core));
    m_dependencies.count("repeat", record);
    return compare(task, record);
}

queue::Completion RepeatGames::compare(queue::Task const& task, record::GameRecord const& record) {
    return [this, author = task.author, what = task.what, print = print_of(record),
            is_blamed = record.blame.has_value(), id = task.id](storage::Transaction& transaction) {
        constexpr std::size_t most_repeats = 2;
        auto piece = repeat_piece_from_text(what);
        if (!piece) {
            return;
        }
        bool const agree = std::ranges::find(piece->others, print) != piece->others.end();
        if (print == piece->print || is_blamed) {
            storage::WorkerTokens::add_repeated(transaction, piece->token, false);
            return;
        }
        if (!agree && piece->others.size() + 1 < most_repeats) {
            piece->others.push_back(print);
            m_queue.add(transaction, {.kind = repeat_work,
                                      .priority = queue::Priority::ladder,
                                      .author = author,
                                      .what = to_text(*piece)});
            return;
        }
        auto const doubts = storage::WorkerTokens::add_repeated(transaction, piece->token, agree);
        if (agree && (is_among_house_bots(piece->plan) || doubts >= fleet::most_doubts)) {
            auto const why = fmt::format("a game of {} with the seed {} came out otherwise, twice and "
                                         "alike, when others played it again (work {})",
                                         piece->plan.game, piece->plan.seed, id);
            storage::WorkerTokens::revoke(transaction, piece->token, why, m_queue.now());
            if (m_log) {
                m_log(fmt::format("worker token {} is revoked: {}", piece->token, why));
            }
        }
    };
}

} // namespace league
