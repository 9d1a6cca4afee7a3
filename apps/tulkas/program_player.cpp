#include "tulkas/program_player.hpp"
namespace tulkas {
std::unique_ptr<runtime::Channel> open_program(Workshop&, languages::Program, Place const&) {
    return nullptr;
}
} // namespace tulkas
