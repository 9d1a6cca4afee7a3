#include "packages/trial.hpp"

#include "matches/engine.hpp"
#include "runtime/loop.hpp"
#include "support/text.hpp"

#include <optional>
#include <utility>

namespace packages {

using matches::BuiltProgram;
using support::ErrorKind;
using support::pass_on;
using support::Result;

namespace {

// Nothing wrong; or what is wrong with the package; or what went wrong here.
using Step = Result<std::optional<arena::Rejection>>;

bool is_the_authors(support::Error const& error) {
    return error.kind == ErrorKind::refused || error.kind == ErrorKind::invalid;
}

arena::Rejection rejected(std::string why, std::string messages = {}) {
    return {.why = std::move(why), .messages = std::move(messages)};
}

class Court {
public:
    Court(std::filesystem::path const& directory, Package package, matches::Workshop& workshop,
          TrialSettings const& settings)
        : m_directory(directory),
          m_workshop(workshop),
          m_settings(settings),
          m_trial{std::move(package), {}} {}

    [[nodiscard]] Step build_all() {
        auto const& manifest = m_trial.package.manifest;
        if (auto step = build("engine", manifest.engine, m_engine); !step || *step) {
            return step;
        }
        if (auto step = build("baseline", manifest.baseline, m_baseline); !step || *step) {
            return step;
        }
        for (auto const& starter : manifest.starters) {
            BuiltProgram unused;
            if (auto step = build("starter", starter, unused); !step || *step) {
                return step;
            }
        }
        return std::nullopt;
    }

    [[nodiscard]] Step play_all() {
        for (int number = 0; number < m_settings.games; ++number) {
            m_settings.tell(fmt::format("game {}: the baseline bot on every seat", number + 1));
            if (auto step = play(number); !step || *step) {
                return step;
            }
        }
        return std::nullopt;
    }

    [[nodiscard]] Trial finish() && { return std::move(m_trial); }

private:
    Step build(std::string_view what, std::string const& name, BuiltProgram& built) {
        m_settings.tell(fmt::format("building the {} {}", what, name));
        auto outcome = matches::build_program(m_directory / name, m_workshop);
        if (!outcome) {
            return pass_on(outcome);
        }
        if (auto* const rejection = std::get_if<arena::Rejection>(&*outcome)) {
            return rejected(fmt::format("the {} {}: {}", what, support::in_quotes(name), rejection->why),
                            std::move(rejection->messages));
        }
        built = std::get<BuiltProgram>(std::move(*outcome));
        return std::nullopt;
    }

    Step play(int number) {
        auto const& manifest = m_trial.package.manifest;
        runtime::Loop loop;
        matches::EngineMatch match{
            .engine = m_engine, .bots = {}, .seed = static_cast<std::uint64_t>(number), .loop = loop};
        match.bots.assign(static_cast<std::size_t>(manifest.players), &m_baseline);
        runtime::Conditions conditions;
        conditions.limits.time = {.cpu = manifest.time, .wall_per_call = 4 * manifest.time.per_call};
        auto record = matches::play(match, m_workshop, conditions);
        if (!record) {
            return is_the_authors(record.error())
                       ? Step(rejected(fmt::format("game {}: {}", number + 1, record.error().message)))
                       : pass_on(record);
        }
        if (record->blame) {
            return rejected(fmt::format("game {}: the baseline bot on seat {} loses by an error: {}",
                                        number + 1, record->blame->seat, record->blame->why));
        }
        if (auto const same = matches::verify(m_engine, *record, m_workshop); !same) {
            return is_the_authors(same.error())
                       ? Step(
                             rejected(fmt::format("game {}: given the same answers again, {}; an engine must "
                                                  "make the same game of them",
                                                  number + 1, same.error().message)))
                       : pass_on(same);
        }
        record->game = manifest.name;
        m_trial.games.push_back(*std::move(record));
        return std::nullopt;
    }

    std::filesystem::path const& m_directory;
    matches::Workshop& m_workshop;
    TrialSettings const& m_settings;
    BuiltProgram m_engine;
    BuiltProgram m_baseline;
    Trial m_trial;
};

} // namespace

Result<TrialOrRejection> try_out(std::filesystem::path const& directory, matches::Workshop& workshop,
                                 TrialSettings const& settings) {
    auto package = read_package(directory);
    if (!package) {
        return is_the_authors(package.error()) ? Result<TrialOrRejection>(rejected(package.error().message))
                                               : pass_on(package);
    }
    Court court(directory, *std::move(package), workshop, settings);
    auto step = court.build_all();
    if (step && !*step) {
        step = court.play_all();
    }
    if (!step) {
        return pass_on(step);
    }
    return *step ? TrialOrRejection(**std::move(step)) : TrialOrRejection(std::move(court).finish());
}

} // namespace packages
