// An arena for the fuzzer, with everything but the network; its time and its chance are the fuzzer's.
#pragma once

#include "all_games/all_games.hpp"
#include "api/description.hpp"
#include "api/email_operations.hpp"
#include "api/institution_operations.hpp"
#include "api/invitation_operations.hpp"
#include "api/people_operations.hpp"
#include "api/remote_bot_operations.hpp"
#include "api/table_operations.hpp"
#include "server/front.hpp"
#include "server/offices_fuzz.hpp"
#include "support/assert.hpp"
#include "support/ids.hpp"
#include "support/moment.hpp"
#include "support/version.hpp"

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <iterator>
#include <map>
#include <sodium.h>
#include <string>
#include <vector>

namespace server::fuzz {

// Secrets that are always the same ones.
inline void make_chance_ours() {
    static randombytes_implementation counted{.implementation_name = [] { return "counted"; },
                                              .random = nullptr,
                                              .stir = nullptr,
                                              .uniform = nullptr,
                                              .buf =
                                                  [](void* bytes, std::size_t size) {
                                                      static std::atomic<std::uint64_t> count = 0;
                                                      auto const number = ++count;
                                                      std::memset(bytes, 0, size);
                                                      std::memcpy(bytes, &number,
                                                                  std::min(size, sizeof number));
                                                  },
                                              .close = nullptr};
    TULKAS_ASSERT(randombytes_set_implementation(&counted) == 0);
}

// A place in memory, gone with the program.
inline std::string place() {
    make_chance_ours();
    std::string directory =
        std::filesystem::exists("/dev/shm") ? "/dev/shm/tulkas-fuzz-XXXXXX" : "/tmp/tulkas-fuzz-XXXXXX";
    TULKAS_ASSERT(mkdtemp(directory.data()) != nullptr);
    static std::string const kept = directory;
    TULKAS_ASSERT(std::atexit([] {
                      std::error_code ignored;
                      std::filesystem::remove_all(kept, ignored);
                  }) == 0);
    return kept + "/arena.db";
}

class Arena {
public:
    Arena() {
        people.on_admission([this](api::Call const& call, people::Person const& person) {
            table_operations.admitted(call, person);
        });
        auto const link = registry.first_link(moment()).value().value();
        m_members = {registry.become_first(link, {"root", "a long password"}, moment()).value(),
                     registry.add({"otter", "a long password"}, moment()).value(),
                     registry.add({"beaver", "a long password"}, moment()).value()};
        m_members[1].role = people::Role::author;
        offices.open(m_members[1], m_members[0]);
        interface.recognise_workers(offices.recognise_worker());
        sessions.resize(m_members.size());
        texts = {"root",
                 "otter",
                 "a long password",
                 "administrator",
                 "user",
                 "offer",
                 "accept",
                 "decline",
                 "waiting",
                 "2020-01-01T00:00:00Z",
                 "2120-01-01T00:00:00Z",
                 "swiss",
                 "true",
                 "worker 1",
                 "otter@school.example",
                 "tournament game",
                 std::string(support::version)};
        names = {{"slug", {"spring", "summer", "ai", "pairs"}},
                 {"name", {"digger", "one.py", "bots", "north"}},
                 {"file", {"bot.py"}},
                 {"worker", {"worker 1"}},
                 {"game", {"nim"}}};
        uploads = {package("nim", 3),
                   package("hex", 1),
                   package("ploy", 1),
                   "print('nothing')",
                   "student_number;name;section\n1;Otter;A\n4;Stork;B\n",
                   "team,student_number\nRats,1\nRats,2\n,3\n"};
        for (auto const& one : games.games()) {
            texts.push_back(one->info().name);
            names["game"].push_back(one->info().name);
            texts.push_back(rules::start_standard(*one, 1).value()->position());
        }
        names["games"] = names["game"];
        m_fixed_texts = texts.size();
    }

    // Everybody is logged in, and a game is being played, whatever the last input did.
    void settle() {
        pass(std::chrono::seconds(10)); // limits are not what is looked at here
        hall->look_at_clocks();
        for (std::size_t i = 0; i < m_members.size(); ++i) {
            auto const known = entrance.by_session(sessions[i], moment()).value();
            if (!known || known->person.role != m_members[i].role) {
                storage::Accounts accounts(*database);
                TULKAS_ASSERT(accounts.set_role(m_members[i].id, std::string(to_text(m_members[i].role))));
                TULKAS_ASSERT(accounts.set_disabled(m_members[i].id, std::nullopt));
                sessions[i] = entrance.admit(m_members[i], moment()).value().session;
            }
        }
        worker_token = offices.worker_token();
        settle_game();
    }

    void pass(std::chrono::microseconds time) { m_now += time.count(); }

    // Secrets that were told, for whoever asks next.
    void learn(http::Response const& response) {
        auto const answer = support::parse_json(response.text());
        if (response.status == 201 && answer && answer->is_object()) {
            learn(answer->get_object());
        }
    }

private:
    std::atomic<std::int64_t> m_now = std::int64_t{1'700'000'000'000'000};
    std::atomic<std::uint64_t> m_seeds = 0;
    std::vector<people::Person> m_members;
    std::size_t m_fixed_texts = 0;

    [[nodiscard]] support::Moment moment() const { return support::to_moment(m_now); }

    void settle_game() {
        auto const sitting = [&](std::size_t i) {
            return tables::Participant{.account = m_members[i].id, .guest = {}, .name = m_members[i].name};
        };
        auto table = hall->find(game);
        if (!table || table->phase != tables::Phase::playing) {
            table = hall->open({.game = "martian-chess", .seats = {{}, {}}, .mine = {0}}, sitting(1)).value();
            game = table->id;
            table = hall->ask(game, tables::SitDown{}, sitting(2)).value();
        }
        texts.resize(m_fixed_texts);
        auto const moves = table->position->legal_moves().value();
        std::ranges::copy_n(moves.begin(), std::min<std::ptrdiff_t>(std::ssize(moves), 4),
                            std::back_inserter(texts));
    }
    void learn(support::JsonObject const& answer) {
        for (auto const* const key : {"link", "token", "code"}) {
            if (auto const* const secret = answer.if_contains(key)) {
                texts.emplace_back(secret->as_string());
            }
        }
        if (auto const* const invitations = answer.if_contains("invitations")) {
            for (auto const& invitation : invitations->as_array()) {
                texts.emplace_back(invitation.at("secret").as_string());
            }
        }
    }

public:
    std::unique_ptr<storage::Database> database =
        storage::Database::open({storage::Backend::sqlite, place()}).value();
    rules::Registry games = all_games::all_games();
    Offices offices{*database, games, [this] { return moment(); }};
    std::shared_ptr<tables::Roster> roster = std::make_shared<tables::Roster>([this] { return moment(); });
    std::unique_ptr<tables::Hall> hall =
        tables::Hall::start(*database, games,
                            {.remote_bots = roster,
                             .thinkers = 1,
                             .now = [this] { return moment(); },
                             .new_seed = [this] { return ++m_seeds; },
                             .caps = {.of_one = 100'000, .of_guests = 100'000},
                             .pulse = std::chrono::hours(24)})
            .value();
    people::Passwords passwords{people::PasswordCost::least()};
    people::AccountManager registry{*database, passwords};
    people::Entrance entrance{*database, passwords};
    api::LoginGuard guard{{}, people::DeviceKey::make()};
    api::PeopleOperations people{*database, registry, entrance, guard};
    api::InvitationOperations invitations{*database};
    people::EmailAddresses addresses{*database, registry, "http://arena.example"};
    api::EmailOperations emails{{.addresses = addresses,
                                 .manager = registry,
                                 .guard = guard,
                                 .can_send = true,
                                 .language = [](http::Request const&) { return std::string("en"); }}};
    // A provider that never answers: nobody listens on that port.
    people::InstitutionalLogin institutional{*database,
                                             entrance,
                                             {{.name = "north",
                                               .title = "North",
                                               .client = {.issuer = "http://127.0.0.1:1",
                                                          .id = "arena",
                                                          .secret = {},
                                                          .redirect_url = "http://arena.example/login/north",
                                                          .scopes = {"openid"},
                                                          .allows_http = true},
                                               .claims = {},
                                               .roles = {}}},
                                             {.time = std::chrono::seconds(1)}};
    api::InstitutionOperations institutions{people, entrance, institutional, guard};
    api::TableOperations table_operations{*database, *hall};
    api::RemoteBotOperations remote_bot_operations{*roster, games};
    api::Interface interface{[this] {
                                 auto all = people.all();
                                 for (auto part : {invitations.all(), emails.all(), institutions.all(),
                                                   table_operations.all(), remote_bot_operations.all(),
                                                   offices.operations()}) {
                                     std::ranges::move(part, std::back_inserter(all));
                                 }
                                 return api::with_description(std::move(all));
                             }(),
                             entrance, [this] { return moment(); }};
    Pages pages{
        {{"index.html", "<head></head>"}, {"style.css", std::string(2000, ' ')}},
        SiteMap::parse(R"({"pages": [{"path": "/"}, {"path": "/tables/:id", "first": ["/tables/:id"]}],
                                   "boards": {"ploy": ["ploy.js"]}})")
            .value()};
    Proxies proxies = Proxies::parse("10.0.0.0/8, ::1").value();
    Hosts hosts = Hosts::parse("http://arena.example", "").value();
    RequestMetrics requests;
    Log log{{.level = LogLevel::debug, .format = LogFormat::json}, [](std::string_view line) {
                TULKAS_ASSERT(support::parse_json(line.substr(0, line.size() - 1)));
            }};

    // What clients of this arena know.
    std::vector<std::string> sessions;
    std::string worker_token;
    std::vector<std::string> texts;
    std::map<std::string, std::vector<std::string>, std::less<>> names; // that stand somewhere, by what for
    std::vector<std::string> uploads;                                   // bodies that are no JSON
    support::TableId game = 0;
};

} // namespace server::fuzz
