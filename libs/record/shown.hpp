// What an engine that is a program shows of its game, as the record keeps it: each time only what has
// changed.
//
// A view is {"all": any JSON, "seats": [any JSON, …]}: what everybody may see, and what each seat may;
// "seats" may be missing. Only the last one before a question counts. The engine is not trusted: one view has
// a limit, and so have all changes of a game together.
#pragma once

#include "support/json.hpp"
#include "support/result.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace record {

struct Shown {
    std::size_t ply;    // so many moves had been made
    std::string change; // of the view before (support/json_delta.hpp); of null, at first

    bool operator==(Shown const&) const = default;
};

struct ShownLimits {
    std::size_t view_bytes = std::size_t{64} * 1024;
    std::size_t game_bytes = std::size_t{1024} * 1024; // of all changes
    int between_questions = 100;                       // views
};

// Takes the views of one game.
class ShownViews {
public:
    ShownViews(std::size_t seats, ShownLimits const& limits) : m_seats(seats), m_limits(limits) {}

    // A view as the engine sent it; an error where it is none, or too large, or one of too many. False, once,
    // when there is no room for it: from then on the view is null.
    [[nodiscard]] support::Result<bool> show(std::string_view text);
    // Somebody is asked, or the game is over: the last view stands.
    void settle(std::size_t ply);
    // The change that came of the last time, once.
    [[nodiscard]] std::optional<std::string> take() { return std::exchange(m_news, std::nullopt); }
    [[nodiscard]] std::vector<Shown> const& so_far() const { return m_all; }
    [[nodiscard]] std::vector<Shown> all() && { return std::move(m_all); }

private:
    std::size_t m_seats;
    ShownLimits m_limits;
    support::Json m_settled;               // the view that stands
    std::optional<support::Json> m_latest; // the one that will
    int m_count = 0;                       // since the last question
    std::size_t m_bytes = 0;
    bool m_is_full = false;
    std::vector<Shown> m_all;
    std::optional<std::string> m_news;
};

// A view that changes.
//
// A change that is short can make a view long, so whoever reads changes of others is safe only by the size of
// what they come to.
class ShownView {
public:
    explicit ShownView(ShownLimits const& limits = {}) : m_limits(limits) {}

    // An error where it is no change of this view, or the view grows larger than one may be.
    [[nodiscard]] support::Result<void> change(std::string_view text);
    [[nodiscard]] support::Json const& get() const { return m_view; }

private:
    ShownLimits m_limits;
    support::Json m_view;
    std::size_t m_most_bytes = 0; // that it may have by now
};

// The views of a game, one after the other.
class ShownReader {
public:
    explicit ShownReader(std::vector<Shown> const& all) : m_all(all) {}

    // After so many moves, no fewer than the last time; null where nothing was shown. An error where a change
    // is none.
    [[nodiscard]] support::Result<support::Json const*> at(std::size_t ply);

private:
    std::vector<Shown> const& m_all;
    std::size_t m_next = 0;
    ShownView m_view;
};

} // namespace record
