#include "storage/connection_string.hpp"

#include <gtest/gtest.h>

namespace storage {
namespace {

TEST(ConnectionString, NamesAFileOrAServer) {
    EXPECT_EQ(parse_connection_string("sqlite:/var/lib/tulkas/arena.db").value(),
              (DatabaseAddress{Backend::sqlite, "/var/lib/tulkas/arena.db"}));
    EXPECT_EQ(parse_connection_string("postgresql://tulkas@db/arena").value(),
              (DatabaseAddress{Backend::postgresql, "postgresql://tulkas@db/arena"}));
    EXPECT_EQ(parse_connection_string("postgres:///arena").value().backend, Backend::postgresql);
}

TEST(ConnectionString, OfAnotherKindIsRefusedWithoutShowingIt) {
    EXPECT_EQ(parse_connection_string("mysql://root:secret@db").error().message,
              "a connection string begins with sqlite: or postgresql://");
    EXPECT_FALSE(parse_connection_string(""));
    EXPECT_FALSE(parse_connection_string("sqlite:"));
    EXPECT_FALSE(parse_connection_string("sqlite:a\"b"));
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
    EXPECT_EQ(shown("postgresql://tulkas:secret@db:x:y/%"), "postgresql:///")
        << "nothing of what cannot be read";
}

} // namespace
} // namespace storage
