#include "server/features.hpp"

#include "kreator/inject.hpp"
#include "server/contest_feature.hpp"
#include "server/course_feature.hpp"
#include "server/email_feature.hpp"
#include "server/feature.hpp"
#include "server/games_feature.hpp"
#include "server/handed_in.hpp"
#include "server/institution_feature.hpp"
#include "server/invitation_feature.hpp"
#include "server/league_feature.hpp"
#include "server/log.hpp"
#include "server/news_feature.hpp"
#include "server/retention_feature.hpp"
#include "server/settings.hpp"
#include "server/start_failure.hpp"
#include "server/submissions_feature.hpp"
#include "server/tables_feature.hpp"
#include "server/work_feature.hpp"
#include "server/work_parts.hpp"

#include <random>

namespace server {

using kreator::inject;

namespace {

// The sandbox is one for the whole server.
void provide_workshop(kreator::Resources& resources) {
    resources
        .provide<WorkshopOrNot>([] {
            auto made = make_workshop(*inject<Settings>());
            auto workshop = std::make_shared<WorkshopOrNot>();
            if (made) {
                workshop->workshop = *std::move(made);
            } else {
                workshop->why_not = made.error().message;
                inject<Log>()->say(LogLevel::warning, "bots cannot be submitted: the sandbox does not work",
                                   {{"why", workshop->why_not}});
            }
            return workshop;
        })
        .singleton();
}

std::shared_ptr<SubmissionsFeature> make_submissions(rules::Registry const& games) {
    auto const database = inject<storage::Database>();
    auto const standards = inject<Settings>()->judging;
    return std::make_shared<SubmissionsFeature>(
        SubmissionsFeature::Dependencies{.database = *database,
                                         .queue = *inject<queue::Queue>(),
                                         .games = games,
                                         .workshop = *inject<WorkshopOrNot>(),
                                         .standards = standards,
                                         .hooks = contest_hooks(*database, games, standards),
                                         .limits = inject<Settings>()->limits});
}

std::shared_ptr<GamesFeature> make_games(rules::Registry& games) {
    return value_or_throw(GamesFeature::create({.database = *inject<storage::Database>(),
                                                .queue = *inject<queue::Queue>(),
                                                .games = games,
                                                .workshop = *inject<WorkshopOrNot>(),
                                                .log = telling("cannot play a game"),
                                                .limits = inject<Settings>()->limits}));
}

std::shared_ptr<LeagueFeature> make_league(rules::Registry const& games) {
    auto const settings = inject<Settings>();
    std::random_device chance;
    return std::make_shared<LeagueFeature>(
        inject<storage::Database>(), inject<queue::Queue>(), games,
        LeagueSettings{.ladder_games = settings->has_ladder ? settings->share.ladder + 1 : 0,
                       .seed = chance(),
                       .log = telling("the league failed")},
        inject<WorkshopOrNot>()->workshop ? uploads_in(*inject<storage::Database>()) : Uploads());
}

std::shared_ptr<WorkHandlers> make_handlers(rules::Registry const& games, LeagueFeature& league) {
    auto const submissions = inject<SubmissionsFeature>();
    return std::make_shared<WorkHandlers>(WorkHandlers::Dependencies{
        .database = *inject<storage::Database>(),
        .queue = *inject<queue::Queue>(),
        .games = games,
        .workshop = inject<WorkshopOrNot>()->workshop.get(),
        .entrants = submissions->entrants(),
        .standards = inject<Settings>()->judging,
        .follow_games = [shelf = inject<GamesFeature>()] { return shelf->follow(); },
        .news = [submissions](support::SubmissionId id) { submissions->tell_news(id); },
        .log = telling("a worker elsewhere"),
        .running = &league.running()});
}

std::shared_ptr<Feature> make_contests(rules::Registry const& games, LeagueFeature& league) {
    auto const database = inject<storage::Database>();
    return std::make_shared<ContestFeature>(
        *database, games, league.tournaments(), handed_in_to(*database),
        ContestSettings{.sample = inject<Settings>()->sample, .log = telling("the contests failed")});
}

} // namespace

void provide_features(kreator::Resources& resources, rules::Registry& games) {
    provide_work(resources, "server", [](Settings const& settings) {
        auto share = settings.share;
        share.threads = settings.leaves_work ? 0 : share.threads;
        return share;
    });
    provide_workshop(resources);
    resources.provide<GamesFeature>([&games] { return make_games(games); }).singleton();
    resources.provide<SubmissionsFeature>([&games] { return make_submissions(games); }).singleton();
    resources
        .provide<Features>([&games] {
            auto features = std::make_shared<Features>();
            auto const submissions = inject<SubmissionsFeature>();
            auto const find_bot = [submissions](tables::SeatPlan const& plan, rules::Game const& game,
                                                support::CorePermit* core) {
                return submissions->find_bot(plan, game, core);
            };
            auto const knows_bot = [submissions](tables::SeatPlan const& plan, rules::Game const& game) {
                return submissions->knows_bot(plan, game);
            };
            // Before everybody who goes on with games that were begun.
            features->push_back(inject<GamesFeature>());
            features->push_back(submissions);
            features->push_back(value_or_throw(TablesFeature::create(
                inject<storage::Database>(), games,
                {.find_bot = find_bot, .knows_bot = knows_bot, .log = telling("a table failed")},
                inject<Settings>()->limits)));
            auto const league = make_league(games);
            features->push_back(league);
            features->push_back(make_contests(games, *league));
            features->push_back(std::make_shared<CourseFeature>(inject<storage::Database>()));
            features->push_back(std::make_shared<NewsFeature>(inject<storage::Database>()));
            features->push_back(std::make_shared<InvitationFeature>(inject<storage::Database>()));
            features->push_back(
                value_or_throw(InstitutionFeature::create({.database = inject<storage::Database>(),
                                                           .entrance = inject<people::Entrance>(),
                                                           .people = inject<api::PeopleOperations>(),
                                                           .guard = inject<api::LoginGuard>()},
                                                          *inject<Settings>())));
            features->push_back(std::make_shared<EmailFeature>(
                EmailFeature::Dependencies{.database = inject<storage::Database>(),
                                           .manager = inject<people::AccountManager>(),
                                           .people = inject<api::PeopleOperations>(),
                                           .guard = inject<api::LoginGuard>(),
                                           .log = telling("a mail was not sent")},
                *inject<Settings>()));
            features->push_back(std::make_shared<RetentionFeature>(inject<storage::Database>(),
                                                                   inject<Settings>()->retention,
                                                                   telling("old data was not removed")));
            // The last: work begins when everything it needs has started.
            features->push_back(std::make_shared<WorkFeature>(
                WorkFeature::Parts{.database = inject<storage::Database>(),
                                   .queue = inject<queue::Queue>(),
                                   .crew = inject<queue::Crew>(),
                                   .handlers = make_handlers(games, *league),
                                   .token_file = inject<Settings>()->worker_token_file,
                                   .repeated = inject<Settings>()->repeated,
                                   .log = telling("a worker elsewhere")}));
            return features;
        })
        .singleton();
}

} // namespace server
