// The exit statuses of the program, and which errors they stand for.
#pragma once

#include "support/result.hpp"

namespace tulkas {

enum class ExitStatus : int {
    done = 0,
    no = 1,     // the answer is no: an illegal move, a record that does not verify
    usage = 2,  // called wrongly
    failed = 3, // the program could not do it
};

[[nodiscard]] ExitStatus exit_status(support::ErrorKind kind);

} // namespace tulkas
