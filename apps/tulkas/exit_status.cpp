#include "tulkas/exit_status.hpp"

#include <utility>

namespace tulkas {

using support::ErrorKind;

ExitStatus exit_status(ErrorKind kind) {
    switch (kind) {
    case ErrorKind::invalid:
    case ErrorKind::not_found:
        return ExitStatus::usage;
    case ErrorKind::refused:
    case ErrorKind::denied:
        return ExitStatus::no;
    case ErrorKind::conflict:
    case ErrorKind::unavailable:
        return ExitStatus::failed;
    }
    std::unreachable();
}

} // namespace tulkas
