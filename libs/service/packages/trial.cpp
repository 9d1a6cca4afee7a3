#include "packages/trial.hpp"

#include "packages/program.hpp"
#include "runtime/loop.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <functional>
#include <optional>
#include <utility>

namespace packages {

using match::BuiltProgram;
using support::ErrorKind;
using support::fail;
using support::pass_on;
using support::Result;

namespace {

// Nothing wrong; or what is wrong with the package; or what went wrong here.
using Step = Result<std::optional<pairing::Rejection>>;

bool is_the_authors(support::Error const& error) {
    return error.kind == ErrorKind::refused || error.kind == ErrorKind::invalid;
}

pairing::Rejection rejected(std::string why, std::string messages = {}) {
    return {.why = std::move(why), .messages = std::move(messages)};
}

int numbers_of_players(GameManifest const& manifest) {
    return manifest.most_players - manifest.players + 1;
}

// With few and with many, then with all numbers between.
int seats_in(int game, GameManifest const& manifest) {
    int const number = game % numbers_of_players(manifest);
    return number == 0   ? manifest.players
           : number == 1 ? manifest.most_players
                         : manifest.players + number - 1;
}

class Court {
public:
    Court(Package package, match::Workshop& workshop, TrialSettings const& settings)
        : m_workshop(workshop), m_settings(settings), m_trial{std::move(package), {}} {}

    [[nodiscard]] Step build_all() {
        auto const& manifest = m_trial.package.manifest;
        auto const of_engine = [&] { return build_engine(m_trial.package, m_workshop, m_settings.core); };
        if (auto step = build("engine", manifest.engine, m_engine, of_engine); !step || *step) {
            return step;
        }
        m_bots.resize(manifest.bots.size());
        for (std::size_t number = 0; number < m_bots.size(); ++number) {
            if (auto step = build("bot", manifest.bots[number].program, m_bots[number]); !step || *step) {
                return step;
            }
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
        m_began = std::chrono::steady_clock::now();
        for (int number = 0; number < games_in(m_settings, m_trial.package); ++number) {
            m_settings.tell(fmt::format("game {}: {}", number + 1, players_of(number)));
            if (auto step = play(number); !step || *step) {
                return step;
            }
        }
        return std::nullopt;
    }

    [[nodiscard]] Trial finish() && { return std::move(m_trial); }

private:
    Step build(std::string_view what, std::string const& name, BuiltProgram& built) {
        return build(what, name, built,
                     [&] { return packages::build(m_trial.package, name, m_workshop, m_settings.core); });
    }
    Step build(std::string_view what, std::string const& name, BuiltProgram& built,
               std::function<Result<ProgramOrRejection>()> const& build_it) {
        m_settings.tell(fmt::format("building the {} {}", what, name));
        if (is_stopped()) {
            return stopped();
        }
        auto outcome = TULKAS_TRY(build_it());
        if (auto* const rejection = std::get_if<pairing::Rejection>(&outcome)) {
            return rejected(fmt::format("the {} {}: {}", what, support::in_quotes(name), rejection->why),
                            std::move(rejection->messages));
        }
        built = std::get<BuiltProgram>(std::move(outcome));
        return std::nullopt;
    }

    Step play(int number) {
        auto record = play_house_bots(number);
        if (is_stopped()) {
            return stopped();
        }
        if (is_too_long()) {
            return rejected(fmt::format("game {}: the trial takes longer than {} s", number + 1,
                                        m_settings.most_time.count()));
        }
        if (!record) {
            return is_the_authors(record.error())
                       ? Step(rejected(fmt::format("game {}: {}", number + 1, record.error().message)))
                       : pass_on(record);
        }
        if (record->blame) {
            return rejected(fmt::format("game {}: the house bot {} on seat {} loses by an error: {}",
                                        number + 1, bot_on(number, record->blame->seat).name,
                                        record->blame->seat, record->blame->why));
        }
        if (auto const same = verify_again(*record); !same) {
            if (is_stopped()) {
                return stopped();
            }
            return is_the_authors(same.error())
                       ? Step(
                             rejected(fmt::format("game {}: given the same answers again, {}; an engine must "
                                                  "make the same game of them",
                                                  number + 1, same.error().message)))
                       : pass_on(same);
        }
        record->game = m_trial.package.manifest.name;
        m_trial.games.push_back(*std::move(record));
        return std::nullopt;
    }

    Result<void> verify_again(record::GameRecord const& record) {
        return match::verify(m_engine, record, m_workshop,
                             {.core = m_settings.core, .stop = m_settings.stop});
    }

    [[nodiscard]] int seats_of(int game) const { return seats_in(game, m_trial.package.manifest); }
    // Every bot plays, and from seat to seat in turn.
    [[nodiscard]] std::size_t number_of_bot(int game, rules::Seat seat) const {
        return static_cast<std::size_t>(game + seat) % m_trial.package.manifest.bots.size();
    }
    [[nodiscard]] HouseBot const& bot_on(int game, rules::Seat seat) const {
        return m_trial.package.manifest.bots[number_of_bot(game, seat)];
    }
    [[nodiscard]] std::string players_of(int game) const {
        std::string players;
        for (rules::Seat seat = 0; seat < seats_of(game); ++seat) {
            players += (seat == 0 ? "" : " against ") + bot_on(game, seat).name;
        }
        return players;
    }

    Result<record::GameRecord> play_house_bots(int number) {
        auto const& manifest = m_trial.package.manifest;
        runtime::Loop loop;
        match::EngineMatch match{.engine = m_engine,
                                 .bots = {},
                                 .seed = static_cast<std::uint64_t>(number),
                                 .options = TULKAS_TRY(rules::Options::create(m_engine.start.options, {})),
                                 .loop = loop};
        for (rules::Seat seat = 0; seat < seats_of(number); ++seat) {
            match.bots.push_back(&m_bots[number_of_bot(number, seat)]);
        }
        std::atomic<bool> is_enough = false;
        runtime::Conditions conditions;
        // A machine with other work to do is not the bot's fault, and a sleeper does not sleep for ever.
        auto const wall = std::chrono::seconds(30) + 4 * manifest.time.per_call;
        conditions.limits.time = {.cpu = manifest.time, .wall_per_call = wall};
        conditions.stop = m_settings.stop;
        conditions.series_has_ended = &is_enough;
        conditions.core = m_settings.core;
        conditions.after_move = [&] { is_enough = is_too_long(); };
        return match::play(match, m_workshop, conditions);
    }

    static Step stopped() { return fail(ErrorKind::unavailable, "the trial was stopped"); }
    [[nodiscard]] bool is_stopped() const { return m_settings.stop != nullptr && *m_settings.stop; }
    [[nodiscard]] bool is_too_long() const {
        return std::chrono::steady_clock::now() - m_began >= m_settings.most_time;
    }

    match::Workshop& m_workshop;
    TrialSettings const& m_settings;
    std::chrono::steady_clock::time_point m_began;
    BuiltProgram m_engine;
    std::vector<BuiltProgram> m_bots; // those of the manifest
    Trial m_trial;
};

} // namespace

int games_in(TrialSettings const& settings, Package const& package) {
    return std::max({settings.games, static_cast<int>(package.manifest.bots.size()),
                     numbers_of_players(package.manifest)});
}

Result<TrialOrRejection> try_out(Package package, match::Workshop& workshop, TrialSettings const& settings) {
    Court court(std::move(package), workshop, settings);
    auto step = court.build_all();
    if (step && !*step) {
        step = court.play_all();
    }
    if (!step) {
        return pass_on(step);
    }
    return *step ? TrialOrRejection(**std::move(step)) : TrialOrRejection(std::move(court).finish());
}

Result<TrialOrRejection> try_out(std::filesystem::path const& path, match::Workshop& workshop,
                                 TrialSettings const& settings) {
    auto package = read_package(path);
    if (package) {
        return try_out(*std::move(package), workshop, settings);
    }
    return is_the_authors(package.error()) ? Result<TrialOrRejection>(rejected(package.error().message))
                                           : pass_on(package);
}

} // namespace packages
