// What the program's exit status says, and which status an error means.
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
