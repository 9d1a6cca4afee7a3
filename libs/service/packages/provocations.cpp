#include "packages/provocations.hpp"

#include <algorithm>
#include <set>
#include <utility>

namespace packages {

using support::Result;

namespace {

constexpr std::size_t most_listed_moves = 12; // that are tried, of one game

// What a bot that means harm, or was written in a hurry, may answer.
std::vector<std::string> hostile_answers() {
    return {"null",
            "true",
            "-1",
            "0.5",
            "1e308",
            "99999999999999999999",
            "\"\"",
            "\"\\u0000\"",
            "[]",
            "{}",
            "[null]",
            "{\"__proto__\":{\"x\":1}}",
            "[[[[[[[[1]]]]]]]]",
            '"' + std::string(100'000, 'x') + '"',
            "not JSON"};
}

bool lists(support::JsonArray const& moves, std::string const& answer) {
    auto const value = support::parse_json(answer);
    return value && std::ranges::find(moves, *value) != moves.end();
}

std::string shortened(std::string const& text) {
    constexpr std::size_t most = 60;
    return text.size() > most ? text.substr(0, most) + "…" : text;
}

// One game for each number of players, in the order in which they were played.
std::vector<record::GameRecord const*> one_of_each_number(Trial const& trial) {
    std::set<std::size_t> numbers;
    std::vector<record::GameRecord const*> games;
    for (auto const& game : trial.games) {
        if (numbers.insert(game.seats.size()).second) {
            games.push_back(&game);
        }
    }
    return games;
}

class Provoker {
public:
    Provoker(Trial const& trial, TestGames& games, Findings& found)
        : m_manifest(trial.package.manifest),
          m_of_each_number(one_of_each_number(trial)),
          m_games(games),
          m_found(found) {}

    Result<void> answer_anything() {
        std::size_t tried = 0;
        std::size_t accepted = 0;
        for (auto const* const game : m_of_each_number) {
            for (auto const ply : plies_to_try(*game)) {
                for (auto const& answer : hostile_answers()) {
                    ++tried;
                    accepted += TULKAS_TRY(takes(*game, ply, answer)) ? 1U : 0U;
                }
            }
        }
        m_found.tried(fmt::format("hostile answers: {} tried, {} refused, {} taken", tried, tried - accepted,
                                  accepted));
        return {};
    }

    Result<void> answer_what_is_listed() {
        std::size_t tried = 0;
        for (auto const* const game : m_of_each_number) {
            tried += TULKAS_TRY(answer_what_is_listed_in(*game));
        }
        m_found.tried(tried == 0 ? "listed moves: none are listed"
                                 : fmt::format("listed moves: {} tried", tried));
        return {};
    }

    Result<void> fail(std::string const& what, Trick const& trick) {
        for (auto const* const game : m_of_each_number) {
            for (auto const ply : plies_to_try(*game)) {
                judge(TULKAS_TRY(m_games.replay(*game, ply, trick)), *game, ply, what);
            }
        }
        return {};
    }

private:
    // In the first game: the first question, and one from the middle, which may be another player's. In games
    // with other numbers of players: the last player's first.
    [[nodiscard]] std::vector<std::size_t> plies_to_try(record::GameRecord const& game) const {
        auto const moves = game.moves.size();
        if (moves == 0) {
            return {};
        }
        if (&game != m_of_each_number.front()) {
            return {std::min(game.seats.size(), moves) - 1};
        }
        return moves > 2 ? std::vector<std::size_t>{0, moves / 2} : std::vector<std::size_t>{0};
    }

    // Where it happened: "ply 3", or "with 4 players, ply 3".
    [[nodiscard]] std::string at(record::GameRecord const& game, std::size_t ply) const {
        return m_manifest.players == m_manifest.most_players
                   ? fmt::format("ply {}", ply + 1)
                   : fmt::format("with {} players, ply {}", game.seats.size(), ply + 1);
    }

    // Whoever else is blamed, or the engine itself, is a fault of the engine.
    void judge(Reaction const& reaction, record::GameRecord const& game, std::size_t ply,
               std::string const& what) {
        auto const culprit = game.moves[ply].seat;
        if (reaction.failure) {
            m_found.fault(fmt::format("{}: {}, and {}", at(game, ply), what, *reaction.failure),
                          "check the type and the value of every answer before you use it, and blame the bot "
                          "(BotError)");
        } else if (reaction.blamed && *reaction.blamed != culprit) {
            m_found.fault(fmt::format("{}: {} on seat {}, and seat {} is blamed", at(game, ply), what,
                                      culprit, *reaction.blamed),
                          "blame the bot that was asked");
        }
    }

    // Whether the engine goes on after this answer.
    Result<bool> takes(record::GameRecord const& game, std::size_t ply, std::string const& answer) {
        auto const reaction =
            TULKAS_TRY(m_games.replay(game, ply, [&](auto const&, auto const&) { return answer; }));
        judge(reaction, game, ply, fmt::format("a bot answers {}", shortened(answer)));
        // Where several are asked at once, the others' game goes on: an engine may do as if nothing was said.
        bool const may_forgive = m_manifest.is_simultaneous;
        if (!may_forgive && reaction.went_on && reaction.moves && !lists(*reaction.moves, answer)) {
            m_found.fault(fmt::format("{}: the engine takes {}, which is not among the moves that it lists",
                                      at(game, ply), shortened(answer)),
                          "refuse every answer that is not in `moves`, and compare without converting types");
        }
        return reaction.went_on;
    }

    // How many there were.
    Result<std::size_t> answer_what_is_listed_in(record::GameRecord const& game) {
        std::size_t tried = 0;
        auto const step = std::max<std::size_t>(1, game.moves.size() / most_listed_moves);
        for (std::size_t ply = 0; ply < game.moves.size() && tried < most_listed_moves; ply += step) {
            bool is_listed = false;
            auto const trick = [&](protocol::Call const& call, std::string const& recorded) -> TestAction {
                auto const moves = moves_in(call);
                is_listed = moves && !moves->empty();
                return is_listed ? support::to_text((*moves)[ply % moves->size()]) : recorded;
            };
            auto const reaction = TULKAS_TRY(m_games.replay(game, ply, trick));
            if (!is_listed) {
                continue;
            }
            ++tried;
            judge(reaction, game, ply,
                  fmt::format("a bot answers {}, which is listed", shortened(reaction.done)));
            if (reaction.blamed == game.moves[ply].seat) {
                m_found.fault(fmt::format("{}: the engine lists the move {} and refuses it", at(game, ply),
                                          shortened(reaction.done)),
                              "list only what you accept: `moves` is offered to people as it is");
            }
        }
        return tried;
    }

    GameManifest const& m_manifest;
    std::vector<record::GameRecord const*> m_of_each_number;
    TestGames& m_games;
    Findings& m_found;
};

} // namespace

Result<void> provoke(Trial const& trial, TestGames& games, Findings& found,
                     std::function<void(std::string const& step)> const& tell) {
    Provoker provoker(trial, games, found);
    tell("hostile answers");
    TULKAS_TRY(provoker.answer_anything());
    tell("the moves that it lists");
    TULKAS_TRY(provoker.answer_what_is_listed());
    std::vector<std::pair<std::string, Trick>> const tricks{
        {"a bot says nothing", [](auto const&, auto const&) { return Silence{}; }},
        {"a bot answers too late",
         [](auto const&, std::string const& recorded) { return LateAnswer{recorded}; }},
        {"a bot crashes", [](auto const&, auto const&) { return Exit{}; }}};
    for (auto const& [what, trick] : tricks) {
        tell(what);
        TULKAS_TRY(provoker.fail(what, trick));
    }
    found.tried("bots that are silent, late or crash: tried");
    return {};
}

} // namespace packages
