// The states of what is stored, as enumerations, and what they are called in the database and in JSON.
#pragma once

#include "support/enum_names.hpp"

#include <cstdint>
#include <optional>
#include <string_view>

namespace storage {

enum class WorkState : std::uint8_t { waiting, running, done, failed, cancelled };
enum class TableStatus : std::uint8_t { waiting, playing, over };
enum class TournamentState : std::uint8_t { playing, over, cancelled };
enum class ContestState : std::uint8_t { draft, announced, frozen, published };
enum class SubmissionState : std::uint8_t {
    waiting,
    checking,
    building,
    qualifying,
    accepted,
    rejected,
    cancelled,
    failed,
    refused // it breaks its assignment's rules for sources, and is no attempt
};
// Of the staff of a course: each may do what the one before may.
enum class StaffRole : std::uint8_t { grader, assistant, owner };
enum class PackageState : std::uint8_t { checking, waiting, approved, refused, withdrawn, cancelled, failed };

template <typename State>
struct StateNames; // only of the states above

template <>
struct StateNames<WorkState> {
    static constexpr auto names =
        support::enum_names<WorkState>("waiting", "running", "done", "failed", "cancelled");
};

template <>
struct StateNames<TableStatus> {
    static constexpr auto names = support::enum_names<TableStatus>("waiting", "playing", "over");
};

template <>
struct StateNames<TournamentState> {
    static constexpr auto names = support::enum_names<TournamentState>("playing", "over", "cancelled");
};

template <>
struct StateNames<ContestState> {
    static constexpr auto names =
        support::enum_names<ContestState>("draft", "announced", "frozen", "published");
};

template <>
struct StateNames<SubmissionState> {
    static constexpr auto names =
        support::enum_names<SubmissionState>("waiting", "checking", "building", "qualifying", "accepted",
                                             "rejected", "cancelled", "failed", "refused");
};

template <>
struct StateNames<StaffRole> {
    static constexpr auto names = support::enum_names<StaffRole>("grader", "assistant", "owner");
};

template <>
struct StateNames<PackageState> {
    static constexpr auto names = support::enum_names<PackageState>(
        "checking", "waiting", "approved", "refused", "withdrawn", "cancelled", "failed");
};

template <typename State>
concept StoredState = requires { StateNames<State>::names; };

template <StoredState State>
[[nodiscard]] constexpr std::string_view to_text(State state) {
    return StateNames<State>::names.name_of(state);
}

template <StoredState State>
[[nodiscard]] constexpr std::optional<State> state_from_text(std::string_view text) {
    return StateNames<State>::names.find(text);
}

} // namespace storage
