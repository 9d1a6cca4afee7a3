// A game that was recorded, as answers: its record, its positions, and what its bots wrote.
//
// A record holds what the bots wrote during the game. That is for their authors, so the record that everybody
// may have is without it, and whoever asks for the logs gets those of their own seats.
#pragma once

#include "api/operation.hpp"
#include "rules/registry.hpp"
#include "storage/contents.hpp"

namespace api {

// Without what the bots wrote. It never changes.
[[nodiscard]] support::Result<http::Response>
record_answer(http::Request const& request, storage::Contents& contents, std::string const& key);

// The positions from the one that the query names, with nothing hidden.
[[nodiscard]] support::Result<http::Response> view_answer(Call const& call, rules::Registry const& games,
                                                          std::string_view text);
[[nodiscard]] support::Result<http::Response> views_answer(Call const& call, rules::Registry const& games,
                                                           std::string_view record);

// What the bots of these seats wrote.
[[nodiscard]] support::Result<http::Response> logs_answer(std::string_view record,
                                                          std::vector<rules::Seat> const& seats);
// The same of one seat as text: each line with the number of answers before it.
[[nodiscard]] support::Result<http::Response> log_answer(std::string_view record, rules::Seat seat);

// What such operations may answer, and may be asked with.
[[nodiscard]] std::vector<Outcome> record_outcomes();
[[nodiscard]] std::vector<Outcome> view_outcomes();
[[nodiscard]] std::vector<Outcome> views_outcomes();
[[nodiscard]] std::vector<Outcome> logs_outcomes();
[[nodiscard]] std::vector<Parameter> view_query();
[[nodiscard]] std::vector<Parameter> views_query();

} // namespace api
