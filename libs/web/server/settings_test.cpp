#include "server/settings.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace server {
namespace {

using kreator::NamedValues;
using kreator::Untyped;

support::Result<Settings> settings(NamedValues given) {
    std::vector<std::unique_ptr<kreator::PropertySource>> sources;
    sources.push_back(std::make_unique<kreator::GivenValues>("given", std::move(given)));
    sources.push_back(std::make_unique<kreator::GivenValues>(
        "defaults", declarations({.data_directory = "/data", .pages = "/a:/b"}).standards()));
    return read_settings(kreator::Properties(std::move(sources)));
}

std::string complaint(std::string const& name, std::string const& value) {
    return settings({{name, Untyped{value}}}).error().message;
}

TEST(Settings, AreSensibleWhereNothingIsSet) {
    auto const standard = settings({}).value();
    EXPECT_EQ(standard.http.address, "127.0.0.1");
    EXPECT_EQ(standard.http.port, 8080);
    EXPECT_GE(standard.http.threads, 1);
    EXPECT_FALSE(standard.http.tls);
    EXPECT_EQ(standard.database, (storage::DatabaseAddress{storage::Backend::sqlite, "/data/tulkas.db"}));
    EXPECT_THAT(standard.pages, testing::ElementsAre("/a", "/b"));
    EXPECT_FALSE(standard.proxies.includes("127.0.0.1"));
    EXPECT_TRUE(standard.has_ladder);
    EXPECT_FALSE(standard.leaves_work);
    EXPECT_EQ(standard.lease, std::chrono::minutes(1));
    EXPECT_FALSE(standard.sample);
}

TEST(Settings, GiveTheLadderItsShare) {
    auto const all = settings({{"Work.LadderShare", Untyped{"100"}}}).value().share.ladder_cores;
    EXPECT_GE(all, 1);
    EXPECT_EQ(settings({{"Work.LadderShare", Untyped{"50"}}}).value().share.ladder_cores, all / 2);
    EXPECT_FALSE(settings({{"Work.LadderShare", Untyped{"0"}}}).value().has_ladder);
    EXPECT_FALSE(settings({{"Work.LadderThreads", Untyped{"0"}}}).value().has_ladder);
    EXPECT_THAT(complaint("Work.LadderShare", "101"), testing::HasSubstr("from 0 to 100"));
}

TEST(Settings, LeaveTheWorkToOthers) {
    EXPECT_THAT(complaint("Work.RepeatPercent", "101"), testing::HasSubstr("from 0 to 100"));
    EXPECT_THAT(complaint("Work.LeaseSeconds", "1"), testing::HasSubstr("from 3 to 3600"));
    auto const given = settings({{"Work.LeaveToWorkers", Untyped{"true"}},
                                 {"Work.LeaseSeconds", Untyped{"5"}},
                                 {"Work.RepeatPercent", Untyped{"25"}}})
                           .value();
    EXPECT_TRUE(given.leaves_work);
    EXPECT_EQ(given.repeated, 0.25);
    EXPECT_EQ(given.lease, std::chrono::seconds(5));
}

TEST(Settings, SayWhereAWorkerAnswers) {
    auto const status = [](char const* text) {
        return settings({{"Work.StatusAddress", Untyped{text}}}).value().status;
    };
    EXPECT_EQ(settings({}).value().status, std::nullopt);
    EXPECT_EQ(status(""), std::nullopt);
    EXPECT_EQ(status("127.0.0.1:9464"), (support::Address{.host = "127.0.0.1", .port = 9464}));
    EXPECT_EQ(status("[::1]:0"), (support::Address{.host = "::1", .port = 0}));
    EXPECT_THAT(complaint("Work.StatusAddress", "9464"), testing::StartsWith("Work.StatusAddress: "));
}

TEST(Settings, AreRead) {
    auto const given = settings({{"Server.Port", Untyped{"0"}},
                                 {"Server.Threads", Untyped{"3"}},
                                 {"Server.MostConnections", Untyped{"70"}},
                                 {"Server.DataDirectory", Untyped{"/elsewhere"}},
                                 {"Server.PublicUrl", Untyped{"https://arena.example/"}},
                                 {"Server.TrustedProxies", Untyped{"127.0.0.1"}},
                                 {"Server.Tls.Certificate", Untyped{"c"}},
                                 {"Server.Tls.PrivateKey", Untyped{"k"}},
                                 {"Server.Log.Level", Untyped{"error"}}})
                           .value();
    EXPECT_EQ(given.http.port, 0);
    EXPECT_EQ(given.http.threads, 3);
    EXPECT_EQ(given.http.limits.connections, 70U);
    EXPECT_EQ(given.database.where, "/elsewhere/tulkas.db");
    EXPECT_EQ(given.public_url, "https://arena.example");
    EXPECT_TRUE(given.hosts.includes("arena.example"));
    EXPECT_TRUE(given.proxies.includes("127.0.0.1"));
    EXPECT_EQ(given.http.tls.value().private_key, "k");
    EXPECT_EQ(given.log.level, LogLevel::error);
}

TEST(Settings, SayWhatMakesNoSense) {
    EXPECT_EQ(complaint("Server.Port", "70000"), "Server.Port is 70000; it must be from 0 to 65535");
    EXPECT_EQ(complaint("Server.MostConnections", "0"),
              "Server.MostConnections is 0; it must be from 1 to 1000000");
    EXPECT_EQ(complaint("Server.Workers", "0"), "Server.Workers is 0; it must be from 1 to 256");
    EXPECT_THAT(complaint("Server.Tls.Certificate", "c"),
                testing::HasSubstr("Server.Tls.PrivateKey is missing"));
    EXPECT_THAT(complaint("Server.Database.ConnectionString", "x"),
                testing::HasSubstr("begins with sqlite:"));
    EXPECT_THAT(complaint("Server.TrustedProxies", "x"), testing::StartsWith("Server.TrustedProxies: "));
    EXPECT_THAT(complaint("Server.Log.Format", "x"), testing::StartsWith("Server.Log.Format: "));
    EXPECT_THAT(complaint("Server.PublicUrl", "arena"), testing::HasSubstr("http://"));
    EXPECT_THAT(complaint("Server.PublicUrl", "http://a b"), testing::StartsWith("Server.PublicUrl: "));
    EXPECT_THAT(complaint("People.SecondFactorFrom", "user"), testing::HasSubstr("organiser"));
    EXPECT_EQ(settings({{"People.SecondFactorFrom", Untyped{"organiser"}}}).value().second_factor_from,
              people::Role::organiser);
    EXPECT_EQ(complaint("People.Registration", "shut"),
              "People.Registration must be open, code or closed (got 'shut')");
    EXPECT_EQ(settings({}).value().registration, people::Registration::open);
    EXPECT_EQ(settings({{"People.Registration", Untyped{"code"}}}).value().registration,
              people::Registration::code);
    EXPECT_THAT(complaint("Server.OtherHosts", "a/b"), testing::StartsWith("Server.OtherHosts: "));
}

} // namespace
} // namespace server
