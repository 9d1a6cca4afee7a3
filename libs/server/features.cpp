#include "server/features.hpp"

#include "kreator/inject.hpp"
#include "server/contest_feature.hpp"
#include "server/feature.hpp"
#include "server/league_feature.hpp"
#include "server/log.hpp"
#include "server/settings.hpp"
#include "server/start_failure.hpp"
#include "server/tables_feature.hpp"
#include "server/work_feature.hpp"

#include <random>

namespace server {

using kreator::inject;

namespace {

auto telling(char const* what) {
    return [what, log = inject<Log>()](std::string const& why) {
        log->say(LogLevel::error, what, {{"why", why}});
    };
}

storage::Moment now() {
    return std::chrono::floor<std::chrono::microseconds>(std::chrono::system_clock::now());
}

void provide_work(kreator::Resources& resources) {
    resources
        .provide<works::Queue>([]() -> std::shared_ptr<works::Queue> {
            return value_or_throw(works::Queue::open(*inject<storage::Database>(), now));
        })
        .singleton();
    resources
        .provide<works::Crew>([] {
            return std::make_shared<works::Crew>(
                *inject<works::Queue>(),
                works::CrewSettings{.share = inject<Settings>()->share, .log = telling("work failed")});
        })
        .singleton();
}

std::shared_ptr<LeagueFeature> make_league(rules::Registry const& games) {
    auto const settings = inject<Settings>();
    std::random_device chance;
    return std::make_shared<LeagueFeature>(
        inject<storage::Database>(), inject<works::Queue>(), *inject<works::Crew>(), games,
        LeagueSettings{.ladder_cores = settings->ladder_cores,
                       .ladder_games = settings->share.ladder + 1, // one waits while the others are played
                       .seed = chance(),
                       .log = telling("the league failed")},
        Uploads());
}

std::shared_ptr<Feature> make_contests(rules::Registry const& games, LeagueFeature& league) {
    return std::make_shared<ContestFeature>(
        *inject<storage::Database>(), games, league.tournaments(), league::HandedIn(),
        ContestSettings{.sample = inject<Settings>()->sample, .log = telling("the contests failed")});
}

} // namespace

void provide_features(kreator::Resources& resources, rules::Registry const& games) {
    provide_work(resources);
    resources
        .provide<Features>([&games] {
            auto features = std::make_shared<Features>();
            features->push_back(value_or_throw(TablesFeature::create(inject<storage::Database>(), games,
                                                                     {.log = telling("a table failed")})));
            auto const league = make_league(games);
            features->push_back(league);
            features->push_back(make_contests(games, *league));
            // The last: it is started when all others have said how their work is done.
            features->push_back(std::make_shared<WorkFeature>(inject<works::Queue>(), inject<works::Crew>()));
            return features;
        })
        .singleton();
}

} // namespace server
