// An error in the composition of a program.
//
// An exception, because injection happens in default arguments, where a returned error could not be checked.
// It is thrown while the program starts, or in a test, and its message is written for the person there.
#pragma once

#include <stdexcept>

namespace kreator {

class Error : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

} // namespace kreator
