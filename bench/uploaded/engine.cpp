// Martian Chess as an author of games would write it: the same questions that the built-in game asks.
#include <algorithm>
#include <tulkas/engine.hpp>
#include <tulkas/martian_chess.hpp>

namespace {

using namespace tulkas::martian_chess;
using tulkas::Json;

constexpr int quiet_limit = 200;

class MartianChess : public tulkas::DuelEngine {
    std::optional<tulkas::MatchResult> turn(tulkas::BotProxy const& bot) override {
        auto const moves = legal_moves();
        if (moves.empty()) {
            return win(opponent_of(bot));
        }
        auto const answer = bot.call<std::string>("get_action", question(moves));
        if (std::ranges::find(moves, answer) == moves.end()) {
            throw tulkas::BotError(bot.seat(), "cannot move " + answer);
        }
        m_previous = answer;
        m_position = m_position.after(parse_move(answer));
        if (is_empty(bot.seat())) {
            bool const is_behind = m_position.score(bot.seat()) < m_position.score(1 - bot.seat());
            return win(is_behind ? opponent_of(bot) : bot);
        }
        return m_position.quiet_plies() >= quiet_limit ? std::optional(tulkas::MatchResult::draw())
                                                       : std::nullopt;
    }

    Json::Object question(std::vector<std::string> const& moves) const {
        Json::Array board;
        for (int row = 0; row < rows; ++row) {
            Json::Array line;
            for (int column = 0; column < columns; ++column) {
                line.emplace_back(static_cast<int>(m_position.at({row, column})));
            }
            board.emplace_back(std::move(line));
        }
        return {{"position", text()},
                {"board", std::move(board)},
                {"legal_moves", Json::Array(moves.begin(), moves.end())},
                {"previous_move", m_previous ? Json(*m_previous) : Json()},
                {"color", m_position.to_move()},
                {"quiet_limit", quiet_limit},
                {"seed", 0}};
    }

    std::string text() const {
        std::string board;
        for (int row = 0; row < rows; ++row) {
            board += row > 0 ? "/" : "";
            for (int column = 0; column < columns; ++column) {
                board += ".pdq"[static_cast<int>(m_position.at({row, column}))];
            }
        }
        auto const last = m_position.last_quiet_move();
        return board + ' ' + std::to_string(m_position.to_move()) + ' ' +
               std::to_string(m_position.score(0)) + '-' + std::to_string(m_position.score(1)) + ' ' +
               (last ? to_text(*last) : "-") + ' ' + std::to_string(m_position.quiet_plies());
    }

    std::vector<std::string> legal_moves() const {
        std::vector<std::string> moves;
        for (int row = 0; row < rows; ++row) {
            for (int column = 0; column < columns; ++column) {
                Square const from{row, column};
                if (owner_of(from) == m_position.to_move() && m_position.at(from) != Kind::none) {
                    add_moves(from, moves);
                }
            }
        }
        std::ranges::sort(moves);
        return moves;
    }

    void add_moves(Square from, std::vector<std::string>& moves) const {
        auto const kind = m_position.at(from);
        int const reach = kind == Kind::pawn ? 1 : kind == Kind::drone ? 2 : rows;
        for (int down = -1; down <= 1; ++down) {
            for (int right = -1; right <= 1; ++right) {
                bool const is_diagonal = down != 0 && right != 0;
                bool const is_straight = (down == 0) != (right == 0);
                if ((is_diagonal && kind != Kind::drone) || (is_straight && kind != Kind::pawn)) {
                    walk(from, {down, right}, reach, moves);
                }
            }
        }
    }

    void walk(Square from, Square step, int reach, std::vector<std::string>& moves) const {
        Square to = from;
        for (int distance = 0; distance < reach; ++distance) {
            to = {to.row + step.row, to.column + step.column};
            if (to.row < 0 || to.row >= rows || to.column < 0 || to.column >= columns) {
                return;
            }
            if (Move const move{from, to}; may(move)) {
                moves.push_back(to_text(move));
            }
            if (m_position.at(to) != Kind::none) {
                return;
            }
        }
    }

    bool may(Move const& move) const {
        auto const last = m_position.last_quiet_move();
        if (last && last->from == move.to && last->to == move.from) {
            return false;
        }
        auto const met = static_cast<int>(m_position.at(move.to));
        if (met == 0 || move.crosses()) {
            return true;
        }
        int const merged = static_cast<int>(m_position.at(move.from)) + met;
        return merged <= 3 && !has(owner_of(move.from), static_cast<Kind>(merged));
    }

    bool has(int player, Kind kind) const {
        for (int row = player * rows / 2; row < (player + 1) * rows / 2; ++row) {
            for (int column = 0; column < columns; ++column) {
                if (m_position.at({row, column}) == kind) {
                    return true;
                }
            }
        }
        return false;
    }
    bool is_empty(int player) const {
        return !has(player, Kind::pawn) && !has(player, Kind::drone) && !has(player, Kind::queen);
    }

    Position m_position = Position::parse("qqd./qdp./dpp./..../..../.ppd/.pdq/.dqq 0 0-0 - 0");
    std::optional<std::string> m_previous;
};

} // namespace

int main() {
    return tulkas::run<MartianChess>();
}
