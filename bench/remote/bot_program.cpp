#include "remote/bot_program.hpp"

#include "sandbox/places.hpp"
#include "support/file_io.hpp"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <stdlib.h>
#include <string_view>
#include <sys/stat.h>
#include <utility>

// TULKAS_BENCH_BOT is the path of the built program.
asm(".pushsection .rodata\n"
    ".balign 16\n"
    "tulkas_bench_bot_begin:\n"
    ".incbin \"" TULKAS_BENCH_BOT "\"\n"
    "tulkas_bench_bot_end:\n"
    ".popsection\n");

extern "C" {
extern char const tulkas_bench_bot_begin[];
extern char const tulkas_bench_bot_end[];
}

namespace remote {

using support::ErrorKind;
using support::Result;

Result<BotProgram> BotProgram::create() {
    std::string directory = "/tmp/tulkas-bench-XXXXXX";
    if (mkdtemp(directory.data()) == nullptr || chmod(directory.c_str(), 0755) != 0) {
        return support::fail(ErrorKind::unavailable, "cannot make a directory in /tmp: {}",
                             std::strerror(errno));
    }
    BotProgram program(directory);
    std::string_view const image(tulkas_bench_bot_begin, tulkas_bench_bot_end);
    TULKAS_TRY(support::write_file(directory + "/bot", image, true));
    return program;
}

BotProgram::BotProgram(BotProgram&& other) noexcept : m_directory(std::exchange(other.m_directory, "")) {}

BotProgram::~BotProgram() {
    if (!m_directory.empty()) {
        std::error_code ignored;
        std::filesystem::remove_all(m_directory, ignored);
    }
}

process::Program BotProgram::program(bool confined, std::optional<unsigned> core) const {
    std::string const directory = confined ? sandbox::program_place : m_directory;
    return {.command = {.arguments = {directory + "/bot"}, .working_directory = directory},
            .limits = {.core = core},
            .files = {.view = {}, .program_directory = m_directory}};
}

} // namespace remote
