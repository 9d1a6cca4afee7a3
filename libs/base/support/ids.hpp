// The ids of the objects that the server stores.
#pragma once

#include <cstdint>

namespace support {

using AccountId = std::int64_t;
using BotId = std::int64_t;
using ContenderId = std::int64_t; // a bot, or an account, on a ladder
using ContestId = std::int64_t;
using CourseId = std::int64_t;
using MemberId = std::int64_t; // of a course
using PackageId = std::int64_t;
using SubmissionId = std::int64_t;
using TeamId = std::int64_t; // of an assignment
using TableId = std::int64_t;
using TournamentId = std::int64_t;
using WorkId = std::int64_t;

} // namespace support
