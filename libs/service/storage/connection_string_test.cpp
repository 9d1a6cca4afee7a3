#include "storage/connection_string.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <libpq-fe.h>
#include <map>
#include <vector>

namespace storage {
namespace {

TEST(ConnectionString, NamesAFileOrAServer) {
    EXPECT_EQ(parse_connection_string("sqlite:/var/lib/tulkas/arena.db").value(),
              (DatabaseAddress{Backend::sqlite, "/var/lib/tulkas/arena.db"}));
    EXPECT_EQ(parse_connection_string("postgresql://tulkas@db/arena").value().backend, Backend::postgresql);
    EXPECT_EQ(parse_connection_string("postgres:///arena").value().backend, Backend::postgresql);
}

TEST(ConnectionString, OfAnotherKindIsRefusedWithoutShowingIt) {
    EXPECT_EQ(parse_connection_string("mysql://root:secret@db").error().message,
              "a connection string begins with sqlite: or postgresql://");
    EXPECT_FALSE(parse_connection_string(""));
    EXPECT_FALSE(parse_connection_string("sqlite:"));
    EXPECT_FALSE(parse_connection_string("sqlite:a\"b"));
}

// What libpq makes of what SOCI makes of it: SOCI takes it apart at spaces, each part at its first "=".
std::map<std::string, std::string> as_libpq_gets(std::string const& text) {
    auto const where = parse_connection_string(text).value().where;
    EXPECT_EQ(where.find_first_of(" \t\n'"), std::string::npos) << where;
    EXPECT_NE(where.find('='), std::string::npos) << where;
    std::map<std::string, std::string> options;
    auto* const parsed = PQconninfoParse(where.c_str(), nullptr);
    for (auto const* option = parsed; option != nullptr && option->keyword != nullptr; ++option) {
        if (option->val != nullptr) {
            options.emplace(option->keyword, option->val);
        }
    }
    PQconninfoFree(parsed);
    options.erase("fallback_application_name");
    return options;
}

TEST(ConnectionString, KeepsWhatEveryFormOfAUriSays) {
    using Options = std::map<std::string, std::string>;
    struct Case {
        std::string text;
        Options options;
    };
    for (auto const& [text, options] : std::vector<Case>{
             {"postgresql://", {}},
             {"postgres://", {}},
             {"postgresql://localhost", {{"host", "localhost"}}},
             {"postgresql://localhost/tulkas", {{"host", "localhost"}, {"dbname", "tulkas"}}},
             {"postgresql://tulkas@localhost/tulkas",
              {{"host", "localhost"}, {"user", "tulkas"}, {"dbname", "tulkas"}}},
             {"postgresql:///tulkas", {{"dbname", "tulkas"}}},
             {"postgresql://tulkas@", {{"user", "tulkas"}}},
             {"postgresql://u:p%40ss%20%27w%27%3D%26%25@db:5433/a%20b",
              {{"user", "u"},
               {"password", "p@ss 'w'=&%"},
               {"host", "db"},
               {"port", "5433"},
               {"dbname", "a b"}}},
             {"postgresql://%2Frun%2Fpostgresql/tulkas", {{"host", "/run/postgresql"}, {"dbname", "tulkas"}}},
             {"postgresql:///tulkas?host=/run/postgresql&port=5433",
              {{"host", "/run/postgresql"}, {"port", "5433"}, {"dbname", "tulkas"}}},
             {"postgresql://[::1]:5433/tulkas", {{"host", "::1"}, {"port", "5433"}, {"dbname", "tulkas"}}},
             {"postgresql://a:1,b:2/tulkas?target_session_attrs=read-write",
              {{"host", "a,b"},
               {"port", "1,2"},
               {"dbname", "tulkas"},
               {"target_session_attrs", "read-write"}}},
             {"postgresql://db/tulkas?ssl=true",
              {{"host", "db"}, {"dbname", "tulkas"}, {"sslmode", "require"}}},
             {"postgresql://db/tulkas?options=-c%20search_path%3Darena",
              {{"host", "db"}, {"dbname", "tulkas"}, {"options", "-c search_path=arena"}}},
             {"postgresql://db/tulkas?password=", {{"host", "db"}, {"dbname", "tulkas"}, {"password", ""}}},
         }) {
        EXPECT_EQ(as_libpq_gets(text), options) << text;
    }
}

TEST(ConnectionString, ThatLibpqCannotReadIsRefusedWithoutShowingIt) {
    for (auto const* const text :
         {"postgresql://u:secret@db:x:y/%", "postgresql://u:secret@[::1/a",
          "postgresql://u:secret@db/a?nonsense=secret", "postgresql://u:secret%zz@db/a",
          "postgresql://u@db/a?secret", "postgresql://u:secret%00@db/a"}) {
        auto const parsed = parse_connection_string(text);
        ASSERT_FALSE(parsed) << text;
        EXPECT_EQ(parsed.error().message.find("secret"), std::string::npos) << parsed.error().message;
        EXPECT_GT(parsed.error().message.size(), 10U);
    }
}

TEST(ConnectionString, GetsTheLimitsWhereTheOperatorSaysNothing) {
    auto const place =
        parse_connection_string("postgresql://db/arena?connect_timeout=9&options=-clock_timeout%3D1").value();
    auto const limited = with_limits(place, {});
    EXPECT_EQ(option_of(limited, "connect_timeout"), "9");
    EXPECT_EQ(option_of(limited, "tcp_user_timeout"), "10000");
    EXPECT_EQ(option_of(limited, "dbname"), "arena");
    auto const options = option_of(limited, "options").value();
    EXPECT_THAT(options, testing::HasSubstr("-cstatement_timeout=10000 "));
    EXPECT_TRUE(options.ends_with(" -clock_timeout=1")) << "the operator's own wins";
    EXPECT_EQ(with_limits({Backend::sqlite, "a"}, {}), (DatabaseAddress{Backend::sqlite, "a"}));
}

TEST(ConnectionString, IsShownWithoutItsPassword) {
    auto const shown = [](std::string const& text) {
        return without_secrets(parse_connection_string(text).value());
    };
    EXPECT_EQ(shown("sqlite:/var/lib/arena.db"), "sqlite:/var/lib/arena.db");
    EXPECT_EQ(shown("postgresql://tulkas:secret@db:5433/arena?sslmode=verify-full"),
              "postgresql://tulkas@db:5433/arena");
    EXPECT_EQ(shown("postgresql:///arena?host=/run/pg&user=tulkas&password=secret"),
              "postgresql://tulkas@/run/pg/arena");
    EXPECT_EQ(without_secrets({Backend::postgresql, "postgresql://tulkas:secret@db:x:y/%"}), "postgresql:///")
        << "nothing of what cannot be read";
}

} // namespace
} // namespace storage
