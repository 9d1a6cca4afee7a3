#include "runtime/series_cores.hpp"
#include "sdks/comparisons.hpp"
#include "sdks/sample.hpp"
#include "sdks/stage.hpp"

#include <algorithm>
#include <thread>

namespace sdks {

using support::pass_on;
using support::Result;

namespace {

// Whoever else uses the machine can only add to what it takes.
void take_best(Sample& best, Sample const& other) {
    best.start = std::min(best.start, other.start);
    best.call = std::min(best.call, other.call);
}

// Everybody on one core, on a thread that ends with it.
Result<Sample> run(Stage& stage, languages::BuiltBot const& built) {
    int const core = runtime::usable_cores().front();
    Result<Sample> sample;
    std::jthread([&] {
        runtime::keep_to_core(core);
        sample = sample_calls(stage.launcher(), stage.program(built, static_cast<unsigned>(core)));
    }).join();
    return sample;
}

} // namespace

Result<Costs> measure(std::string const& language, int rounds) {
    auto const stage = TULKAS_TRY(Stage::create());
    auto const bot = stage->build(language, "Bot");
    auto const bare = stage->build(language, "Bare");
    if (!bot || !bare) {
        return bot ? pass_on(bare) : pass_on(bot);
    }
    Sample ours;
    Sample theirs;
    for (int round = 0; round < rounds; ++round) {
        auto const of_bare = run(*stage, *bare);
        auto const of_bot = run(*stage, *bot);
        if (!of_bare || !of_bot) {
            return of_bare ? pass_on(of_bot) : pass_on(of_bare);
        }
        take_best(theirs, *of_bare);
        take_best(ours, *of_bot);
    }
    return Costs{.start = {.ours = ours.start, .theirs = theirs.start},
                 .call = {.ours = ours.call, .theirs = theirs.call}};
}

} // namespace sdks
