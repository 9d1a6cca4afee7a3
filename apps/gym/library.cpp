// The C interface of the rules and of libs/games/learning, for the Python package beside it.
//
// Texts that are returned belong to the library, and stay until the same thread calls it again. A function
// that can fail says so by its result; tulkas_error has the reason.
#include "all_games/all_games.hpp"
#include "gym/texts.hpp"
#include "learning/batch.hpp"

#include <cstdint>
#include <string>

#define TULKAS_EXPORT extern "C" __attribute__((visibility("default")))

namespace {

thread_local std::string the_error; // NOLINT(*-global-variables)
thread_local std::string the_text;  // NOLINT(*-global-variables)

char const* keep(std::string text) {
    the_text = std::move(text);
    return the_text.c_str();
}

template <typename T>
bool succeeds(support::Result<T> const& result) {
    if (!result) {
        the_error = result.error().message;
    }
    return result.has_value();
}

support::Result<std::unique_ptr<learning::Batch>> open(std::string_view text) {
    auto wish = TULKAS_TRY(gym::read_wish(text));
    auto encoding = all_games::make_encoding(wish.game->info().name);
    if (!encoding) {
        return support::fail(support::ErrorKind::invalid, "{} is not encoded for programs that learn",
                             wish.game->info().name);
    }
    return learning::Batch::create(std::move(wish.game), std::move(encoding), std::move(wish.wish));
}

} // namespace

// As tulkas_gym/_library.py has it.
struct TulkasBuffers {
    std::int64_t matches;
    std::int64_t features;
    std::int64_t actions;
    std::int64_t seats;
    float const* observations;
    std::uint8_t const* legal;
    float const* rewards;
    std::int32_t const* turns;
    learning::Ending const* endings;
    std::int32_t const* lengths;
};

TULKAS_EXPORT char const* tulkas_error() {
    return the_error.c_str();
}

TULKAS_EXPORT char const* tulkas_games() {
    return keep(gym::games_text());
}

// Null where there is no such game.
TULKAS_EXPORT char const* tulkas_features(char const* game, std::int32_t seats) {
    auto const encoding = all_games::make_encoding(game);
    return encoding ? keep(gym::features_text(*encoding, seats)) : nullptr;
}

// Null if it fails.
TULKAS_EXPORT learning::Batch* tulkas_open(char const* wish) {
    auto batch = open(wish);
    return succeeds(batch) ? batch->release() : nullptr;
}

TULKAS_EXPORT void tulkas_close(learning::Batch* batch) {
    std::unique_ptr<learning::Batch> const owned(batch);
}

TULKAS_EXPORT void tulkas_buffers(learning::Batch* batch, TulkasBuffers* out) {
    auto const& buffers = batch->buffers();
    *out = {.matches = static_cast<std::int64_t>(batch->size()),
            .features = static_cast<std::int64_t>(buffers.features),
            .actions = static_cast<std::int64_t>(buffers.actions),
            .seats = static_cast<std::int64_t>(buffers.seats),
            .observations = buffers.observations.data(),
            .legal = buffers.legal.data(),
            .rewards = buffers.rewards.data(),
            .turns = buffers.turns.data(),
            .endings = buffers.endings.data(),
            .lengths = buffers.lengths.data()};
}

TULKAS_EXPORT void tulkas_reset(learning::Batch* batch, std::uint64_t seed) {
    batch->reset(seed);
}

TULKAS_EXPORT void tulkas_reset_match(learning::Batch* batch, std::int64_t match, std::uint64_t seed) {
    batch->reset(static_cast<std::size_t>(match), seed);
}

// False if it fails.
TULKAS_EXPORT bool tulkas_step(learning::Batch* batch, std::int32_t const* actions) {
    return succeeds(batch->step({actions, batch->size()}));
}

TULKAS_EXPORT void tulkas_choose_at_random(learning::Batch* batch, std::int32_t* actions) {
    batch->choose_at_random({actions, batch->size()});
}

TULKAS_EXPORT void tulkas_observe(learning::Batch* batch, std::int64_t match, std::int32_t seat,
                                  float* features) {
    batch->observe(static_cast<std::size_t>(match), seat, {features, batch->buffers().features});
}

// A legal action in the game's notation.
TULKAS_EXPORT char const* tulkas_action_text(learning::Batch* batch, std::int64_t match,
                                             std::int32_t action) {
    return keep(batch->match(static_cast<std::size_t>(match)).text(action));
}

// As a player on this seat sees it.
TULKAS_EXPORT char const* tulkas_drawing(learning::Batch* batch, std::int64_t match, std::int32_t seat) {
    auto const& state = batch->match(static_cast<std::size_t>(match)).state();
    return keep(state.draw_text(rules::Viewer::seat(seat), false));
}

// JSON: null while the match goes on.
TULKAS_EXPORT char const* tulkas_outcome(learning::Batch* batch, std::int64_t match) {
    return keep(gym::outcome_text(batch->outcome(static_cast<std::size_t>(match))));
}
