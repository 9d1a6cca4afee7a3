#include "storage/connection_string.hpp"

#include <gtest/gtest.h>

namespace storage {
namespace {

TEST(ConnectionString, NamesAFileOrAServer) {
    EXPECT_EQ(parse_connection_string("sqlite:/var/lib/tulkas/arena.db").value(),
              (Place{Backend::sqlite, "/var/lib/tulkas/arena.db"}));
    EXPECT_EQ(parse_connection_string("postgresql://tulkas@db/arena").value(),
              (Place{Backend::postgresql, "postgresql://tulkas@db/arena"}));
    EXPECT_EQ(parse_connection_string("postgres:///arena").value().backend, Backend::postgresql);
}

TEST(ConnectionString, OfAnotherKindIsRefusedWithoutShowingIt) {
    EXPECT_EQ(parse_connection_string("mysql://root:secret@db").error().message,
              "a connection string begins with sqlite: or postgresql://");
    EXPECT_FALSE(parse_connection_string(""));
    EXPECT_FALSE(parse_connection_string("sqlite:"));
    EXPECT_FALSE(parse_connection_string("sqlite:a\"b"));
}

} // namespace
} // namespace storage
