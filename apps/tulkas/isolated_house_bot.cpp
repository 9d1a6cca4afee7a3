#include "tulkas/isolated_house_bot.hpp"

#include "match/program_player.hpp"
#include "sandbox/places.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <utility>

namespace tulkas {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

constexpr char const* program_inside = "/tulkas"; // this program, as it is seen in a sandbox

class IsolatedHouseBot final : public match::Bot {
public:
    IsolatedHouseBot(std::string name, match::Workshop& workshop, std::string executable)
        : m_name(std::move(name)), m_workshop(workshop), m_executable(std::move(executable)) {}

    [[nodiscard]] std::string const& name() const override { return m_name; }

    [[nodiscard]] Result<runtime::Player> sit_down(match::Seating const& seating) const override {
        return runtime::Player{
            .name = m_name,
            .channel = match::open_program(m_workshop, program(seating), seating.loop, seating.core)};
    }

private:
    [[nodiscard]] languages::Program program(match::Seating const& seating) const {
        bool const confined = m_workshop.setting().confined;
        auto const seed = seating.game.bot_seed(seating.match_seed, seating.seat);
        languages::Program program;
        program.command.arguments = {confined ? program_inside : m_executable,
                                     "house-bot",
                                     seating.game.info().name,
                                     m_name,
                                     "--seed",
                                     fmt::format("{}", seed)};
        program.command.working_directory = sandbox::scratch_place;
        program.limits.memory = m_workshop.memory(seating.game.info());
        program.files.view = sandbox::View::shared_libraries();
        program.files.view.paths.emplace_back(m_executable, program_inside);
        return program;
    }

    std::string m_name;
    match::Workshop& m_workshop;
    std::string m_executable;
};

} // namespace

Result<std::unique_ptr<match::Bot const>> make_isolated_house_bot(std::string name,
                                                                  match::Workshop& workshop) {
    std::error_code error;
    auto const executable = std::filesystem::read_symlink("/proc/self/exe", error);
    if (error) {
        return fail(ErrorKind::unavailable, "cannot find this program's own file: {}", error.message());
    }
    return std::make_unique<IsolatedHouseBot const>(std::move(name), workshop, executable.string());
}

} // namespace tulkas
