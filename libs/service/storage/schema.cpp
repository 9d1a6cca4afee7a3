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

// A table is its events; the rest is made from them, to be found by. `guest` is the hash of a guest's key.
constexpr std::string_view games = R"(
CREATE TABLE tables (
    id ${ID},
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    is_private INTEGER NOT NULL,
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    summary TEXT NOT NULL,
    record TEXT REFERENCES contents (hash)
);
CREATE INDEX tables_by_status ON tables (status, id);
CREATE INDEX tables_by_game ON tables (game, id);
CREATE TABLE table_events (
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    event TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);
CREATE TABLE table_seats (
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    account BIGINT REFERENCES accounts (id) ON DELETE SET NULL,
    guest TEXT,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX table_seats_of_account ON table_seats (account, table_id);
CREATE INDEX table_seats_of_guest ON table_seats (guest, table_id);
CREATE TABLE beats (
    name TEXT PRIMARY KEY,
    moment BIGINT NOT NULL
)
)";

// `lease_end` is null where nobody else could take it. `turn` grows with every piece that is begun.
constexpr std::string_view works = R"(
CREATE TABLE works (
    id ${ID},
    kind TEXT NOT NULL,
    priority INTEGER NOT NULL,
    author TEXT NOT NULL,
    what TEXT NOT NULL,
    work_key TEXT UNIQUE,
    state TEXT NOT NULL,
    is_cancelled INTEGER NOT NULL,
    takes INTEGER NOT NULL,
    tries INTEGER NOT NULL,
    losses INTEGER NOT NULL,
    taker TEXT NOT NULL,
    lease_end BIGINT,
    created BIGINT NOT NULL,
    began BIGINT,
    ended BIGINT,
    error TEXT NOT NULL
);
CREATE INDEX works_by_state ON works (state, priority, author, id);
CREATE INDEX works_by_end ON works (ended);
CREATE TABLE work_turns (
    priority INTEGER NOT NULL,
    author TEXT NOT NULL,
    turn BIGINT NOT NULL,
    PRIMARY KEY (priority, author)
)
)";

// `contest` is 0 where it is for none. `accepted` is the submission that plays.
constexpr std::string_view submissions = R"(
CREATE TABLE bots (
    id ${ID},
    owner BIGINT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    contest BIGINT NOT NULL,
    nickname TEXT NOT NULL,
    created BIGINT NOT NULL,
    accepted BIGINT,
    UNIQUE (owner, game, contest)
);
CREATE INDEX bots_by_game ON bots (game, id);
CREATE INDEX bots_by_contest ON bots (contest, id);
CREATE TABLE submissions (
    id ${ID},
    bot BIGINT NOT NULL REFERENCES bots (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    file_name TEXT NOT NULL,
    source TEXT NOT NULL REFERENCES contents (hash),
    size BIGINT NOT NULL,
    language TEXT NOT NULL,
    state TEXT NOT NULL,
    why TEXT NOT NULL,
    report_text TEXT NOT NULL,
    report TEXT REFERENCES contents (hash),
    build_output TEXT NOT NULL,
    work BIGINT NOT NULL,
    created BIGINT NOT NULL,
    finished BIGINT,
    UNIQUE (bot, number)
);
CREATE TABLE submission_events (
    submission BIGINT NOT NULL REFERENCES submissions (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    event TEXT NOT NULL,
    PRIMARY KEY (submission, number)
)
)";

// The ladders. Ratings are millionths. A seat keeps what its contender was after the game: the history.
constexpr std::string_view ladders = R"(
CREATE TABLE ladders (
    game TEXT PRIMARY KEY,
    entered BIGINT NOT NULL,
    counted BIGINT NOT NULL
);
CREATE TABLE ladder_contenders (
    id ${ID},
    game TEXT NOT NULL REFERENCES ladders (game),
    player TEXT NOT NULL,
    name TEXT NOT NULL,
    mean BIGINT NOT NULL,
    deviation BIGINT NOT NULL,
    games BIGINT NOT NULL,
    is_active INTEGER NOT NULL,
    UNIQUE (game, player)
);
CREATE TABLE ladder_games (
    game TEXT NOT NULL REFERENCES ladders (game),
    number BIGINT NOT NULL,
    plan TEXT NOT NULL,
    entered BIGINT NOT NULL,
    counted BIGINT,
    result TEXT,
    record TEXT REFERENCES contents (hash),
    ended BIGINT,
    PRIMARY KEY (game, number),
    UNIQUE (game, counted)
);
CREATE TABLE ladder_seats (
    ladder TEXT NOT NULL,
    number BIGINT NOT NULL,
    seat INTEGER NOT NULL,
    contender BIGINT NOT NULL REFERENCES ladder_contenders (id),
    place INTEGER,
    mean BIGINT,
    deviation BIGINT,
    games BIGINT,
    PRIMARY KEY (ladder, number, seat),
    UNIQUE (contender, games),
    FOREIGN KEY (ladder, number) REFERENCES ladder_games (game, number) ON DELETE CASCADE
);
CREATE INDEX ladder_seats_of_contender ON ladder_seats (contender, number)
)";

constexpr std::string_view tournaments = R"(
CREATE TABLE tournaments (
    id ${ID},
    title TEXT NOT NULL,
    game TEXT NOT NULL,
    plan TEXT NOT NULL,
    state TEXT NOT NULL,
    organiser BIGINT REFERENCES accounts (id) ON DELETE SET NULL,
    contest BIGINT,
    is_hidden INTEGER NOT NULL,
    entered BIGINT NOT NULL,
    played BIGINT NOT NULL,
    created BIGINT NOT NULL,
    ended BIGINT
);
CREATE INDEX tournaments_by_state ON tournaments (state, id);
CREATE INDEX tournaments_of_contest ON tournaments (contest, id);
CREATE TABLE tournament_entrants (
    tournament BIGINT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    name TEXT NOT NULL,
    player TEXT NOT NULL,
    version BIGINT,
    PRIMARY KEY (tournament, number)
);
CREATE TABLE tournament_games (
    tournament BIGINT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    result TEXT NOT NULL,
    record TEXT NOT NULL REFERENCES contents (hash),
    ended BIGINT NOT NULL,
    PRIMARY KEY (tournament, number)
)
)";

constexpr std::string_view contests = R"(
CREATE TABLE contests (
    id ${ID},
    slug TEXT NOT NULL UNIQUE,
    title TEXT NOT NULL,
    game TEXT NOT NULL,
    terms TEXT NOT NULL,
    state TEXT NOT NULL,
    organiser BIGINT REFERENCES accounts (id) ON DELETE SET NULL,
    opens BIGINT NOT NULL,
    closes BIGINT NOT NULL,
    created BIGINT NOT NULL,
    final_tournament BIGINT REFERENCES tournaments (id)
);
CREATE INDEX contests_by_deadline ON contests (state, closes)
)";

// `current` is the package whose version is played; null when the game was withdrawn. A game is somebody's
// from its first approval on.
constexpr std::string_view uploaded_games = R"(
CREATE TABLE game_packages (
    id ${ID},
    owner BIGINT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    version BIGINT NOT NULL,
    title TEXT NOT NULL,
    summary TEXT NOT NULL,
    archive TEXT NOT NULL REFERENCES contents (hash),
    size BIGINT NOT NULL,
    state TEXT NOT NULL,
    why TEXT NOT NULL,
    report TEXT NOT NULL,
    work BIGINT NOT NULL,
    created BIGINT NOT NULL,
    checked BIGINT,
    decided BIGINT,
    decided_by BIGINT REFERENCES accounts (id) ON DELETE SET NULL
);
CREATE INDEX game_packages_of_owner ON game_packages (owner, id);
CREATE INDEX game_packages_of_game ON game_packages (game, version);
CREATE TABLE uploaded_games (
    name TEXT PRIMARY KEY,
    owner BIGINT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    version BIGINT NOT NULL,
    current BIGINT REFERENCES game_packages (id) ON DELETE SET NULL
)
)";

// The programs that do work, and when each was last heard of. A program that stops in order removes itself.
constexpr std::string_view workers = R"(
CREATE TABLE workers (
    name TEXT PRIMARY KEY,
    program TEXT NOT NULL,
    threads INTEGER NOT NULL,
    started BIGINT NOT NULL,
    heard BIGINT NOT NULL
)
)";

// A piece that failed waits until `not_before`. `trouble` is why a worker takes nothing.
constexpr std::string_view failing_workers = R"(
ALTER TABLE works ADD COLUMN not_before BIGINT;
ALTER TABLE workers ADD COLUMN trouble TEXT NOT NULL DEFAULT ''
)";

// For questions that would read a whole table, or sort it. `changed` grows when somebody comes to a ladder or
// leaves it. What two contenders did to each other is counted when a game ends: the games themselves go.
constexpr std::string_view quick_questions = R"(
ALTER TABLE ladders ADD COLUMN changed BIGINT NOT NULL DEFAULT 0;
CREATE INDEX ladder_contenders_by_rank ON ladder_contenders (game, is_active DESC, (mean - 3 * deviation) DESC, id);
CREATE TABLE ladder_tallies (
    contender BIGINT NOT NULL REFERENCES ladder_contenders (id),
    opponent BIGINT NOT NULL REFERENCES ladder_contenders (id),
    wins BIGINT NOT NULL,
    draws BIGINT NOT NULL,
    losses BIGINT NOT NULL,
    PRIMARY KEY (contender, opponent)
);
INSERT INTO ladder_tallies (contender, opponent, wins, draws, losses)
    SELECT s.contender, o.contender, SUM(CASE WHEN s.place < o.place THEN 1 ELSE 0 END),
           SUM(CASE WHEN s.place = o.place THEN 1 ELSE 0 END), SUM(CASE WHEN s.place > o.place THEN 1 ELSE 0 END)
    FROM ladder_seats s JOIN ladder_seats o ON o.ladder = s.ladder AND o.number = s.number AND o.seat <> s.seat
    WHERE s.place IS NOT NULL GROUP BY s.contender, o.contender;
CREATE INDEX tournament_games_by_end ON tournament_games (tournament, ended);
CREATE INDEX tournaments_by_game ON tournaments (game, id);
CREATE INDEX works_by_taker ON works (state, taker)
)";

// Where sessions are used from and when; what tokens may do (NULL: whatever their owner may) and until when.
constexpr std::string_view access = R"(
ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT '';
ALTER TABLE sessions ADD COLUMN address TEXT NOT NULL DEFAULT '';
ALTER TABLE sessions ADD COLUMN last_seen BIGINT NOT NULL DEFAULT 0;
UPDATE sessions SET last_seen = created;
ALTER TABLE api_tokens ADD COLUMN scopes TEXT;
ALTER TABLE api_tokens ADD COLUMN expires BIGINT
)";

// Of a factor that is not confirmed, whoever began may not have the secret in an app. A code of a step of
// time is used once; recovery codes are kept as hashes.
constexpr std::string_view second_factors = R"(
CREATE TABLE second_factors (
    account BIGINT PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
    secret TEXT NOT NULL,
    created BIGINT NOT NULL,
    confirmed BIGINT,
    last_step BIGINT NOT NULL
);
CREATE TABLE recovery_codes (
    account BIGINT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    code_hash TEXT NOT NULL,
    PRIMARY KEY (account, code_hash)
)
)";

// Whoever removes a content looks who else uses it; so do the foreign keys. A record that was removed is the
// content 'removed', which has no bytes. `has_records` is 0 when all of a tournament's are.
constexpr std::string_view retention = R"(
ALTER TABLE tournaments ADD COLUMN has_records INTEGER NOT NULL DEFAULT 1;
CREATE INDEX ladder_games_by_record ON ladder_games (record);
CREATE INDEX tournament_games_by_record ON tournament_games (record);
CREATE INDEX tables_by_record ON tables (record);
CREATE INDEX submissions_by_source ON submissions (source);
CREATE INDEX submissions_by_report ON submissions (report);
CREATE INDEX game_packages_by_archive ON game_packages (archive)
)";

// Requests with a key of their senders', so that they are carried out once. `content` is a hash of what was
// sent; `writes` counts the transactions that carried it out; `status` is null until it was answered.
constexpr std::string_view answered_requests = R"(
CREATE TABLE answered_requests (
    account BIGINT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    operation TEXT NOT NULL,
    request_key TEXT NOT NULL,
    content TEXT NOT NULL,
    begun BIGINT NOT NULL,
    writes BIGINT NOT NULL,
    status INTEGER,
    type TEXT NOT NULL,
    size BIGINT NOT NULL,
    packed TEXT NOT NULL,
    PRIMARY KEY (account, operation, request_key)
);
CREATE INDEX answered_requests_of_account ON answered_requests (account, begun);
CREATE INDEX answered_requests_by_age ON answered_requests (begun)
)";

// What the author wants the bot to be called; empty: as its files say.
constexpr std::string_view bot_names = R"(
ALTER TABLE submissions ADD COLUMN name TEXT NOT NULL DEFAULT ''
)";

// The records of the games in which a submission was judged, which its events name: so it is known that they
// are used. They were the last but one in the events' JSON. `has_games` is 0 when they were removed;
// `deleted` is when the author deleted an upload that was not accepted: of it only remains that there was
// one.
constexpr std::string_view uploads = R"(
ALTER TABLE submissions ADD COLUMN has_games INTEGER NOT NULL DEFAULT 1;
ALTER TABLE submissions ADD COLUMN deleted BIGINT;
ALTER TABLE game_packages ADD COLUMN deleted BIGINT;
CREATE TABLE judged_games (
    submission BIGINT NOT NULL REFERENCES submissions (id) ON DELETE CASCADE,
    record TEXT NOT NULL REFERENCES contents (hash),
    PRIMARY KEY (submission, record)
);
CREATE INDEX judged_games_by_record ON judged_games (record);
INSERT INTO judged_games (submission, record)
    SELECT DISTINCT e.submission, c.hash FROM submission_events e
    JOIN contents c ON c.hash = SUBSTR(e.event, LENGTH(e.event) - 91, 64)
    WHERE e.event LIKE '{"kind":"game",%'
)";

constexpr std::array steps{
    people,    contents,          games,     works,           submissions,     ladders, tournaments,
    contests,  uploaded_games,    workers,   failing_workers, quick_questions, access,  second_factors,
    retention, answered_requests, bot_names, uploads};
constexpr std::array<std::string_view, 30> tables{"accounts",
                                                  "sessions",
                                                  "api_tokens",
                                                  "one_time_links",
                                                  "contents",
                                                  "tables",
                                                  "table_events",
                                                  "table_seats",
                                                  "beats",
                                                  "works",
                                                  "work_turns",
                                                  "bots",
                                                  "submissions",
                                                  "submission_events",
                                                  "judged_games",
                                                  "ladders",
                                                  "ladder_contenders",
                                                  "ladder_games",
                                                  "ladder_seats",
                                                  "ladder_tallies",
                                                  "tournaments",
                                                  "tournament_entrants",
                                                  "tournament_games",
                                                  "contests",
                                                  "game_packages",
                                                  "uploaded_games",
                                                  "workers",
                                                  "second_factors",
                                                  "recovery_codes",
                                                  "answered_requests"};

} // namespace

std::span<std::string_view const> schema_steps() {
    return steps;
}

std::span<std::string_view const> table_names() {
    return tables;
}

} // namespace storage
