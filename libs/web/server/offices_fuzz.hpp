// The parts of the fuzzer's arena where work is brought that nobody does but workers elsewhere: submissions,
// games that are handed in, tournaments, contests. There is one thing of each kind to ask about before the
// first input.
#pragma once

#include "api/contest_operations.hpp"
#include "api/course_operations.hpp"
#include "api/game_operations.hpp"
#include "api/game_package_operations.hpp"
#include "api/ladder_operations.hpp"
#include "api/news_operations.hpp"
#include "api/running_operations.hpp"
#include "api/submission_operations.hpp"
#include "api/team_operations.hpp"
#include "api/tournament_operations.hpp"
#include "api/work_operations.hpp"
#include "api/worker_operations.hpp"
#include "api/worker_token_operations.hpp"
#include "archives/pack.hpp"
#include "server/handed_in.hpp"
#include "server/work_handlers.hpp"
#include "submissions/clerk.hpp"
#include "support/assert.hpp"

#include <algorithm>
#include <iterator>
#include <memory>
#include <string>
#include <thread>
#include <vector>

namespace server::fuzz {

// Of a game that has everything a game can have.
inline std::string package(std::string const& name, int version) {
    auto const manifest = fmt::format("name = '{}'\ntitle = 'A game'\nsummary = 'Of no interest'\n"
                                      "version = {}\nplayers = 2\nengine = 'engine.py'\n"
                                      "rules = 'rules.md'\nbaseline = 'bots/one.py'\n"
                                      "viewer = 'page.html'\nstarters = ['bots', 'bots/one.py']\n",
                                      name, version);
    std::vector<archives::File> const files{{.name = "game.toml", .content = manifest},
                                            {.name = "engine.py", .content = "pass"},
                                            {.name = "bots/one.py", .content = "pass"},
                                            {.name = "rules.md", .content = "There are none."},
                                            {.name = "page.html", .content = "<p>Nothing"}};
    return archives::pack(files).value();
}

class Offices {
public:
    Offices(storage::Database& database, rules::Registry& games, queue::Now now)
        : m_database(database),
          m_games(games),
          m_now(std::move(now)),
          m_queue(queue::Queue::open(database, m_now).value()) {
        m_gateway.start(m_handlers.all());
    }

    [[nodiscard]] std::vector<api::Operation> operations() {
        std::vector<api::Operation> all;
        for (auto part : {m_game_operations.all(), m_package_operations.all(), m_submission_operations.all(),
                          m_work_operations.all(), m_ladder_operations.all(), m_tournament_operations.all(),
                          m_contest_operations.all(), m_course_operations.all(), m_team_operations.all(),
                          m_news_operations.all(), m_running_operations.all(), m_worker_operations.all(),
                          m_token_operations.all()}) {
            std::ranges::move(part, std::back_inserter(all));
        }
        return all;
    }

    // One of each kind, with an author and an organiser.
    void open(people::Person const& author, people::Person const& organiser) {
        TULKAS_ASSERT(m_desk.hand_in({.author = author.id,
                                      .author_name = author.name,
                                      .game = "ploy",
                                      .file_name = "bot.py",
                                      .content = "pass"}));
        hand_in_game(author, organiser);
        TULKAS_ASSERT(m_tournaments.create(
            {.title = "Friday's",
             .game = "ploy",
             .plan = {},
             .entrants = {league::house_entrant("random"), league::house_entrant("greedy")},
             .organiser = organiser.id}));
        auto const contest = m_contests
                                 .create({.slug = "spring",
                                          .title = "Spring",
                                          .game = "ploy",
                                          .terms = support::JsonObject(),
                                          .opens = m_now(),
                                          .closes = m_now() + std::chrono::hours(24 * 365),
                                          .organiser = organiser.id},
                                         m_now())
                                 .value();
        TULKAS_ASSERT(m_contests.announce(contest));
        open_course(author, organiser);
    }

    // With an assignment for teams, in which the author is a student.
    void open_course(people::Person const& author, people::Person const& organiser) {
        courses::Courses courses(m_database);
        auto const course = courses.create({.slug = "ai", .title = "AI"}, organiser.id, m_now()).value();
        TULKAS_ASSERT(courses.import(
            course,
            {.text = "student_number,name,account\n1,Otter," + author.name + "\n2,Vole,\n3,Heron,\n",
             .is_preview = false},
            organiser.id, m_now()));
        auto const assignment =
            m_contests
                .create(
                    {.slug = "pairs",
                     .title = "In pairs",
                     .game = "ploy",
                     .terms = support::parse_json(R"({"teams": {"most": 2, "by_students": true}})").value(),
                     .opens = m_now(),
                     .closes = m_now() + std::chrono::hours(24 * 365),
                     .organiser = organiser.id,
                     .course = course.id},
                    m_now())
                .value();
        TULKAS_ASSERT(m_contests.announce(assignment));
    }

    // Of workers; there is one that may work, whatever was revoked.
    [[nodiscard]] std::string worker_token() {
        auto const known = m_tokens.recognise(m_worker_token, m_now());
        if (!known || !*known) {
            m_worker_token = m_tokens.issue("a machine", m_now()).value().secret;
        }
        return m_worker_token;
    }
    [[nodiscard]] auto recognise_worker() {
        return
            [this](std::string const& secret, support::Moment at) { return m_tokens.recognise(secret, at); };
    }
    // All that workers have reported is checked.
    void wait_for_checks() const {
        while (!m_gateway.is_idle()) {
            std::this_thread::yield();
        }
    }

private:
    // One that is approved, although nobody has a sandbox to play it in, and one that waits for a decision.
    void hand_in_game(people::Person const& author, people::Person const& administrator) {
        for (int version = 1; version <= 2; ++version) {
            auto const made = m_game_desk.hand_in(
                {.author = author.id, .author_name = author.name, .archive = package("nim", version)});
            TULKAS_ASSERT(m_database.write([&](storage::Transaction& transaction) {
                storage::GamePackages::finish_check(
                    transaction, made->id,
                    {.state = storage::PackageState::waiting, .report = "nobody has tried it out"}, m_now());
            }));
            TULKAS_ASSERT(version == 2 ||
                          storage::GamePackages(m_database).approve(*made, administrator.id, m_now()));
        }
    }

    storage::Database& m_database;
    rules::Registry& m_games;
    queue::Now m_now;
    std::unique_ptr<queue::Queue> m_queue;
    live::Feed m_feed{submissions::read_events(m_database)};
    submissions::Desk m_desk{{.database = m_database,
                              .queue = *m_queue,
                              .games = m_games,
                              .feed = m_feed,
                              .hooks = contest_hooks(m_database, m_games, {})}};
    packages::Desk m_game_desk{m_database, *m_queue, m_games};
    packages::Shelf m_shelf{{.database = m_database, .games = m_games, .why_not = "nobody wants one"}};
    league::Tournaments m_tournaments{m_database, *m_queue, m_games};
    league::Contests m_contests{m_database, m_games, m_tournaments, handed_in_to(m_database)};
    league::RunningGames m_running{m_games, m_now};

    api::GameOperations m_game_operations{m_games, m_shelf};
    api::GamePackageOperations m_package_operations{
        {.database = m_database, .desk = m_game_desk, .shelf = m_shelf}};
    api::SubmissionOperations m_submission_operations{
        {.database = m_database, .desk = m_desk, .feed = m_feed, .games = m_games}};
    api::WorkOperations m_work_operations{*m_queue};
    api::LadderOperations m_ladder_operations{m_database, m_games};
    api::TournamentOperations m_tournament_operations{m_database, m_games, m_tournaments, {}};
    api::ContestOperations m_contest_operations{m_database, m_games, m_contests};
    api::CourseOperations m_course_operations{m_database};
    api::TeamOperations m_team_operations{m_database, m_contests};
    api::NewsOperations m_news_operations{m_database};
    api::RunningOperations m_running_operations{m_database, m_tournaments, m_running};

    std::string m_worker_token;
    fleet::Tokens m_tokens{m_database};
    WorkHandlers m_handlers{{.database = m_database,
                             .queue = *m_queue,
                             .games = m_games,
                             .workshop = nullptr,
                             .entrants = nullptr,
                             .standards = {},
                             .follow_games = {},
                             .running = &m_running}};
    fleet::Gateway m_gateway{m_database, *m_queue, {}};
    api::WorkerOperations m_worker_operations{m_gateway};
    api::WorkerTokenOperations m_token_operations{m_tokens, [](std::int64_t) {}};
};

} // namespace server::fuzz
