#include "kreator/type_name.hpp"

#include <cstdlib>
#include <cxxabi.h>
#include <memory>

namespace kreator {

std::string name_of(std::type_index type) {
    int status = 0;
    std::unique_ptr<char, decltype(&std::free)> const name(
        abi::__cxa_demangle(type.name(), nullptr, nullptr, &status), &std::free);
    return status == 0 ? name.get() : type.name();
}

} // namespace kreator
