#include "league/game_progress.hpp"

#include <algorithm>

namespace league {

using support::ErrorKind;
using support::fail;
using support::Json;
using support::JsonArray;
using support::JsonObject;
using support::Result;

namespace {

constexpr std::size_t row_bytes = 32; // about what a row takes besides its text

template <typename Row>
std::vector<Row> rows_from(std::vector<Row> const& all, std::size_t from, std::size_t& bytes,
                           std::string Row::* text) {
    std::vector<Row> rows;
    for (auto index = from; index < all.size(); ++index) {
        auto const size = (all[index].*text).size() + row_bytes;
        if (size > bytes && !rows.empty()) {
            break;
        }
        bytes -= std::min(bytes, size);
        rows.push_back(all[index]);
    }
    return rows;
}

Result<JsonArray const*> rows_in(Json const& json, std::string_view key, std::size_t width) {
    auto const* const rows = json.is_object() ? json.get_object().if_contains(key) : nullptr;
    bool const is_table = rows != nullptr && rows->is_array() &&
                          std::ranges::all_of(rows->get_array(), [width](Json const& row) {
                              return row.is_array() && row.get_array().size() == width;
                          });
    return is_table ? Result<JsonArray const*>(&rows->get_array())
                    : fail(ErrorKind::invalid, "\"{}\" must be a list of rows with {} values", key, width);
}

bool is_count(Json const& json) {
    return json.is_int64() && json.get_int64() >= 0;
}

Result<record::PlayedMove> move_in(JsonArray const& row) {
    constexpr std::int64_t most_seats = 64;
    constexpr std::int64_t longest = std::chrono::microseconds(std::chrono::years(1)).count();
    if (!is_count(row[0]) || row[0].get_int64() >= most_seats || !row[1].is_string() || !is_count(row[2]) ||
        row[2].get_int64() > longest || !row[3].is_bool()) {
        return fail(ErrorKind::invalid, "a move must be [seat, move, microseconds, is together]");
    }
    return record::PlayedMove{.seat = static_cast<rules::Seat>(row[0].get_int64()),
                              .move = std::string(row[1].get_string()),
                              .cpu = std::chrono::microseconds(row[2].get_int64()),
                              .is_together = row[3].get_bool()};
}

Result<record::Shown> shown_in(JsonArray const& row) {
    if (!is_count(row[0]) || !row[1].is_string()) {
        return fail(ErrorKind::invalid, "what is shown must be [ply, change]");
    }
    return record::Shown{.ply = static_cast<std::size_t>(row[0].get_int64()),
                         .change = std::string(row[1].get_string())};
}

} // namespace

JsonObject to_json(GamePart const& part) {
    JsonArray moves;
    for (auto const& move : part.moves) {
        auto const used = std::chrono::duration_cast<std::chrono::microseconds>(move.cpu).count();
        moves.push_back(JsonArray{move.seat, move.move, used, move.is_together});
    }
    JsonArray shown;
    for (auto const& one : part.shown) {
        shown.push_back(JsonArray{one.ply, one.change});
    }
    return {{"from", part.from},
            {"moves", std::move(moves)},
            {"shown_from", part.shown_from},
            {"shown", std::move(shown)}};
}

Result<GamePart> game_part_from_json(Json const& json) {
    auto const* const moves = TULKAS_TRY(rows_in(json, "moves", 4));
    auto const* const shown = TULKAS_TRY(rows_in(json, "shown", 2));
    auto const from = TULKAS_TRY(support::integer_member(json, "from"));
    auto const shown_from = TULKAS_TRY(support::integer_member(json, "shown_from"));
    if (from < 0 || shown_from < 0) {
        return fail(ErrorKind::invalid, "\"from\" and \"shown_from\" must not be negative");
    }
    GamePart part{.from = static_cast<std::size_t>(from),
                  .moves = {},
                  .shown_from = static_cast<std::size_t>(shown_from),
                  .shown = {}};
    for (auto const& row : *moves) {
        part.moves.push_back(TULKAS_TRY(move_in(row.get_array())));
    }
    for (auto const& row : *shown) {
        part.shown.push_back(TULKAS_TRY(shown_in(row.get_array())));
    }
    return part;
}

void GameProgress::note(runtime::GameSoFar const& so_far) {
    m_plies = so_far.moves().size();
    std::lock_guard const lock(m_mutex);
    add(so_far.moves(), 0);
    add(so_far.shown(), 0);
}

void GameProgress::note(std::size_t plies, GamePart const& part) {
    m_plies = plies;
    std::lock_guard const lock(m_mutex);
    add(part.moves, part.from);
    add(part.shown, part.shown_from);
}

// What there is already is passed over.
void GameProgress::add(std::vector<record::PlayedMove> const& moves, std::size_t from) {
    for (auto index = m_moves.size(); index >= from && index - from < moves.size(); ++index) {
        auto const& move = moves[index - from];
        m_bytes += move.move.size() + row_bytes;
        if (m_bytes > most_bytes) {
            return;
        }
        m_moves.push_back(move);
    }
}

void GameProgress::add(std::vector<record::Shown> const& shown, std::size_t from) {
    for (auto index = m_shown.size(); index >= from && index - from < shown.size(); ++index) {
        auto const& one = shown[index - from];
        m_bytes += one.change.size() + row_bytes;
        if (m_bytes > most_bytes) {
            return;
        }
        m_shown.push_back(one);
    }
}

GamePart GameProgress::part(std::size_t from, std::size_t shown_from, std::size_t bytes) const {
    std::lock_guard const lock(m_mutex);
    GamePart part{.from = from, .moves = {}, .shown_from = shown_from, .shown = {}};
    part.moves = rows_from(m_moves, from, bytes, &record::PlayedMove::move);
    part.shown = rows_from(m_shown, shown_from, bytes, &record::Shown::change);
    return part;
}

std::pair<std::size_t, std::size_t> GameProgress::noted() const {
    std::lock_guard const lock(m_mutex);
    return {m_moves.size(), m_shown.size()};
}

} // namespace league
