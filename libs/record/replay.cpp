#include "record/replay.hpp"

#include "rules/rivals.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace record {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

Result<void> same_outcome(rules::Outcome const& replayed, rules::Outcome const& recorded) {
    if (replayed == recorded) {
        return {};
    }
    return fail(ErrorKind::refused, "the record says {} ({}), the rules say {} ({})",
                rules::to_text(recorded), recorded.reason, rules::to_text(replayed), replayed.reason);
}

Result<void> verify_refused(rules::State const& state, GameRecord const& record) {
    auto const& answer = *record.refused;
    if (!record.blame) {
        return fail(ErrorKind::refused, "the answer {} was refused, but the record blames no player",
                    support::in_quotes(answer));
    }
    if (auto const legal = state.check(answer); legal) {
        return fail(ErrorKind::refused, "the answer {} was refused, but the rules accept it",
                    support::in_quotes(answer));
    }
    return {};
}

} // namespace

Result<rules::Setup> setup_of(rules::Game const& game, GameRecord const& record) {
    std::map<std::string, std::string> const given(record.options.begin(), record.options.end());
    auto options = TULKAS_TRY(rules::Options::create(game.info().options, given));
    return rules::Setup{.options = std::move(options),
                        .seed = record.seed,
                        .seats = static_cast<int>(record.seats.size()),
                        .position = record.position};
}

Result<std::unique_ptr<rules::State>> replay_to(rules::Game const& game, GameRecord const& record,
                                                std::size_t ply) {
    if (ply > record.moves.size()) {
        return fail(ErrorKind::invalid, "ply {} is past the end: the game has {} plies", ply,
                    record.moves.size());
    }
    auto const setup = TULKAS_TRY(setup_of(game, record));
    auto state = rules::start_match(game, setup);
    if (!state) {
        return state;
    }
    std::vector<rules::Seat> asked; // those who decided at once
    for (std::size_t i = 0; i < ply; ++i) {
        auto const& [seat, move, cpu, is_together] = record.moves[i];
        if (!is_together) {
            asked = (*state)->deciders();
        }
        if (is_together && std::ranges::find(asked, seat) == asked.end()) {
            return fail(ErrorKind::refused, "ply {}: seat {} was not asked at the same time", i, seat);
        }
        if (!(*state)->turn_to(seat)) {
            return fail(ErrorKind::refused, "ply {}: seat {} moves, but it is not its turn", i, seat);
        }
        if (auto const played = (*state)->play(move); !played) {
            return fail(ErrorKind::refused, "ply {}: {}: {}", i, support::in_quotes(move),
                        played.error().message);
        }
    }
    return state;
}

Result<void> verify(rules::Game const& game, GameRecord const& record) {
    auto const state = TULKAS_TRY(replay_to(game, record, record.moves.size()));
    if (record.refused) {
        if (auto const refused = verify_refused(*state, record); !refused) {
            return refused;
        }
    }
    if (record.blame) {
        if (record.blame->seat < 0 || record.blame->seat >= std::ssize(record.seats)) {
            return fail(ErrorKind::refused, "the record blames seat {}, which does not exist",
                        record.blame->seat);
        }
        return same_outcome(state->forfeit(record.blame->seat), record.outcome);
    }
    auto const by_rules = state->outcome();
    auto const outcome = by_rules ? by_rules : state->agreed_draw();
    if (!outcome || (!by_rules && record.outcome != *outcome)) {
        return fail(ErrorKind::refused, "the record ends after {} plies, but the game is not over",
                    record.moves.size());
    }
    return same_outcome(*outcome, record.outcome);
}

} // namespace record
