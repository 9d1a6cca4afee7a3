// What went wrong while a program was put together.
//
// An exception, for injection happens in default arguments, where nobody could look at a returned error. It
// is thrown while the program starts, or by a test, and its message is written for whoever reads it there.
#pragma once

#include <stdexcept>

namespace kreator {

class Error : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

} // namespace kreator
