// How the keeper's side gives up: it says which step failed and why, and ends.
//
// Between the request and the running program stand some forty system calls, and every one of them must
// succeed. So each is wrapped in must(), the code reads as the list of what is done, and a failure names the
// step, the path and the reason.
#pragma once

#include "sandbox/wire.hpp"

#include <string_view>

namespace keeper {

using sandbox::wire::Step;

// Where complaints go from now on. Each process has one place at a time.
void complain_to(int channel);

void must(bool condition, Step step, std::string_view subject = {});

// For calls that return a descriptor or another number, −1 on failure.
template <typename Number>
Number must_have(Number result, Step step, std::string_view subject = {}) {
    must(result >= 0, step, subject);
    return result;
}

} // namespace keeper
