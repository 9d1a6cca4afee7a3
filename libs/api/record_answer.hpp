// The record of a finished game, which never changes, as an answer.
#pragma once

#include "api/operation.hpp"
#include "storage/contents.hpp"

namespace api {

[[nodiscard]] support::Result<http::Response>
record_answer(http::Request const& request, storage::Contents& contents, std::string const& key);

// What such an operation may answer.
[[nodiscard]] std::vector<Outcome> record_outcomes();

} // namespace api
