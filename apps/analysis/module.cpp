// What a browser calls: one game's analysis as a WebAssembly module.
//
// The caller asks where to put a request of some size, writes it there, and reads the answer from where it is
// told.
#include TULKAS_ANALYSIS_HEADER

#include "analysis/answer.hpp"
#include "support/assert.hpp"

#include <cstddef>
#include <cstdio>
#include <string>

namespace {

// NOLINTBEGIN(cppcoreguidelines-avoid-non-const-global-variables): the browser has nothing else to hold them
// by.
std::string the_request;
std::string the_answer;
// NOLINTEND(cppcoreguidelines-avoid-non-const-global-variables)

} // namespace

extern "C" {

[[clang::export_name("request")]] char* request(std::size_t size) {
    the_request.resize(size);
    return the_request.data();
}

[[clang::export_name("answer")]] char const* answer() {
    the_answer = analysis::answer(&TULKAS_ANALYSIS_GAME::analyse, the_request);
    return the_answer.data();
}

[[clang::export_name("answer_size")]] std::size_t answer_size() {
    return the_answer.size();
}

} // extern "C"

// A trap ends the module, and the page says that the analysis failed. Printing it would need a console.
namespace support {
void assertion_failed(char const* /*condition*/, char const* /*file*/, int /*line*/) {
    __builtin_trap();
}
} // namespace support
