#include "storage/schema.hpp"

#include <array>

namespace storage {

namespace {

// Times are microseconds since 1970, UTC. Secrets (sessions, tokens, links) are kept as hashes alone.
constexpr std::string_view people = R"(
CREATE TABLE accounts (
    id ${ID},
    name TEXT NOT NULL,
    name_key TEXT NOT NULL UNIQUE,
    password_hash TEXT NOT NULL,
    role TEXT NOT NULL,
    created BIGINT NOT NULL,
    disabled BIGINT
);
CREATE TABLE sessions (
    token_hash TEXT PRIMARY KEY,
    account BIGINT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX sessions_of_account ON sessions (account);
CREATE INDEX sessions_by_end ON sessions (expires);
CREATE TABLE api_tokens (
    id ${ID},
    account BIGINT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    token_hash TEXT NOT NULL UNIQUE,
    label TEXT NOT NULL,
    created BIGINT NOT NULL,
    last_used BIGINT
);
CREATE INDEX api_tokens_of_account ON api_tokens (account);
CREATE TABLE one_time_links (
    token_hash TEXT PRIMARY KEY,
    purpose TEXT NOT NULL,
    account BIGINT REFERENCES accounts (id) ON DELETE CASCADE,
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX one_time_links_by_end ON one_time_links (expires)
)";

constexpr std::string_view contents = R"(
CREATE TABLE contents (
    hash TEXT PRIMARY KEY,
    size BIGINT NOT NULL,
    packed TEXT NOT NULL
)
)";

constexpr std::array steps{people, contents};
constexpr std::array<std::string_view, 5> tables{"accounts", "sessions", "api_tokens", "one_time_links",
                                                 "contents"};

} // namespace

std::span<std::string_view const> schema_steps() {
    return steps;
}

std::span<std::string_view const> table_names() {
    return tables;
}

} // namespace storage
