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

// News for everybody; one that is not published is seen by its author and by administrators.
constexpr std::string_view announcements = R"(
CREATE TABLE announcements (
    id ${ID},
    title TEXT NOT NULL,
    text TEXT NOT NULL,
    author BIGINT REFERENCES accounts (id) ON DELETE SET NULL,
    is_published INTEGER NOT NULL,
    created BIGINT NOT NULL,
    changed BIGINT
)
)";

// Workers on other machines. `revoked` is when nobody could use it any more, `why` the reason if it was not
// an administrator's wish. `repeated` counts games of theirs that were played again, `doubts` those that came
// out otherwise.
constexpr std::string_view worker_tokens = R"(
CREATE TABLE worker_tokens (
    id ${ID},
    token_hash TEXT NOT NULL UNIQUE,
    label TEXT NOT NULL,
    created BIGINT NOT NULL,
    last_used BIGINT,
    revoked BIGINT,
    why TEXT NOT NULL,
    results BIGINT NOT NULL,
    repeated BIGINT NOT NULL,
    doubts BIGINT NOT NULL
)
)";

// Codes with which people may register. `author` is null for one made at the command line, `most_uses` for
// one without such a limit.
constexpr std::string_view invitation_codes = R"(
CREATE TABLE invitation_codes (
    id ${ID},
    code_hash TEXT NOT NULL UNIQUE,
    label TEXT NOT NULL,
    author BIGINT REFERENCES accounts (id) ON DELETE SET NULL,
    created BIGINT NOT NULL,
    expires BIGINT,
    most_uses BIGINT,
    uses BIGINT NOT NULL,
    revoked BIGINT
)
)";

// A course, who runs it, and its roster. A member is a line of the roster: `account` is null until somebody
// with an account joins as this member; `removed` is when it was struck off. `join_hash` is of the code in
// the link to join by; null while nobody can.
constexpr std::string_view courses = R"(
CREATE TABLE courses (
    id ${ID},
    slug TEXT NOT NULL UNIQUE,
    title TEXT NOT NULL,
    text TEXT NOT NULL,
    join_hash TEXT,
    created BIGINT NOT NULL
);
CREATE TABLE course_staff (
    course BIGINT NOT NULL REFERENCES courses (id) ON DELETE CASCADE,
    account BIGINT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    role TEXT NOT NULL,
    PRIMARY KEY (course, account)
);
CREATE INDEX course_staff_of_account ON course_staff (account);
CREATE TABLE course_members (
    id ${ID},
    course BIGINT NOT NULL REFERENCES courses (id) ON DELETE CASCADE,
    student_number TEXT NOT NULL,
    name TEXT NOT NULL,
    section TEXT NOT NULL,
    account BIGINT REFERENCES accounts (id) ON DELETE SET NULL,
    linked BIGINT,
    removed BIGINT,
    UNIQUE (course, student_number),
    UNIQUE (course, account)
);
CREATE INDEX course_members_of_account ON course_members (account);
CREATE TABLE course_log (
    id ${ID},
    course BIGINT NOT NULL REFERENCES courses (id) ON DELETE CASCADE,
    actor BIGINT REFERENCES accounts (id) ON DELETE SET NULL,
    moment BIGINT NOT NULL,
    action TEXT NOT NULL,
    details TEXT NOT NULL
);
CREATE INDEX course_log_of_course ON course_log (course, id);
ALTER TABLE contests ADD COLUMN course BIGINT REFERENCES courses (id);
CREATE INDEX contests_of_course ON contests (course, id)
)";

// When contests end: `closed` is when somebody closed it by hand, `ends` when the last submission that counts
// can come, with everything that was granted. A submission that is not official counts for nothing.
constexpr std::string_view schedules = R"(
ALTER TABLE courses ADD COLUMN late_days INTEGER NOT NULL DEFAULT 0;
ALTER TABLE contests ADD COLUMN closed BIGINT;
ALTER TABLE contests ADD COLUMN ends BIGINT NOT NULL DEFAULT 0;
UPDATE contests SET ends = closes;
DROP INDEX contests_by_deadline;
CREATE INDEX contests_by_end ON contests (state, ends);
ALTER TABLE submissions ADD COLUMN is_official INTEGER NOT NULL DEFAULT 1;
CREATE TABLE contest_extensions (
    contest BIGINT NOT NULL REFERENCES contests (id) ON DELETE CASCADE,
    member BIGINT NOT NULL REFERENCES course_members (id) ON DELETE CASCADE,
    closes BIGINT NOT NULL,
    reason TEXT NOT NULL,
    PRIMARY KEY (contest, member)
)
)";

// Points that staff gave by hand.
constexpr std::string_view bonuses = R"(
CREATE TABLE contest_bonuses (
    contest BIGINT NOT NULL REFERENCES contests (id) ON DELETE CASCADE,
    member BIGINT NOT NULL REFERENCES course_members (id) ON DELETE CASCADE,
    points DOUBLE PRECISION NOT NULL,
    reason TEXT NOT NULL,
    PRIMARY KEY (contest, member)
)
)";

// `turn` is the place in the line that a piece got when it came: see work_taking.hpp. Indexes know only what
// is not over, so that they stay small and taking costs the same however much was done.
constexpr std::string_view work_turns = R"(
ALTER TABLE works ADD COLUMN turn BIGINT NOT NULL DEFAULT 0;
UPDATE works SET turn = n.place FROM
    (SELECT id AS piece, ROW_NUMBER() OVER (PARTITION BY priority, author ORDER BY id) AS place
     FROM works WHERE state = 'waiting') n
    WHERE n.piece = works.id;
DROP TABLE work_turns;
DROP INDEX works_by_state;
DROP INDEX works_by_taker;
DROP INDEX works_by_end;
CREATE INDEX works_waiting ON works (priority, turn, id) WHERE state = 'waiting';
CREATE INDEX works_running ON works (priority, turn) WHERE state = 'running';
CREATE INDEX works_of_authors ON works (priority, author, turn) WHERE state IN ('waiting', 'running');
CREATE INDEX works_by_taker ON works (taker, id) WHERE state = 'running';
CREATE INDEX works_failed ON works (id) WHERE state = 'failed';
CREATE INDEX works_by_end ON works (ended) WHERE ended IS NOT NULL
)";

// Names in any script, apart from the name to log in with; what an institution says of a person, whom it
// knows as `subject`; logins that were begun there, by the hashes of their secrets. `provider` of a session
// is the issuer that it came from. `email` was verified.
constexpr std::string_view institutions = R"(
ALTER TABLE accounts ADD COLUMN display_name TEXT NOT NULL DEFAULT '';
ALTER TABLE sessions ADD COLUMN provider TEXT NOT NULL DEFAULT '';
CREATE TABLE profiles (
    account BIGINT PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
    email TEXT NOT NULL,
    email_key TEXT NOT NULL,
    student_number TEXT NOT NULL,
    member_of TEXT NOT NULL
);
CREATE INDEX profiles_by_email ON profiles (email_key);
CREATE TABLE identities (
    issuer TEXT NOT NULL,
    subject TEXT NOT NULL,
    account BIGINT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    created BIGINT NOT NULL,
    last_used BIGINT NOT NULL,
    PRIMARY KEY (issuer, subject),
    UNIQUE (account, issuer)
);
CREATE TABLE login_attempts (
    state_hash TEXT PRIMARY KEY,
    browser_hash TEXT NOT NULL,
    provider TEXT NOT NULL,
    purpose TEXT NOT NULL,
    account BIGINT REFERENCES accounts (id) ON DELETE CASCADE,
    nonce TEXT NOT NULL,
    verifier TEXT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX login_attempts_by_end ON login_attempts (expires)
)";

// Addresses that were not confirmed yet, and the outbox; `due` is null for what was sent or given up. What a
// mail says is written when it is sent, so that no link's secret is stored.
constexpr std::string_view mails = R"(
CREATE TABLE email_changes (
    account BIGINT PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
    address TEXT NOT NULL,
    token_hash TEXT UNIQUE,
    expires BIGINT NOT NULL
);
CREATE TABLE mails (
    id ${ID},
    kind TEXT NOT NULL,
    account BIGINT REFERENCES accounts (id) ON DELETE CASCADE,
    address TEXT NOT NULL,
    address_key TEXT NOT NULL,
    language TEXT NOT NULL,
    created BIGINT NOT NULL,
    due BIGINT,
    tries INTEGER NOT NULL
);
CREATE INDEX mails_waiting ON mails (due, id) WHERE due IS NOT NULL;
CREATE INDEX mails_by_address ON mails (address_key, created);
CREATE INDEX mails_by_account ON mails (account, created)
)";

// Who hands in together. `joined` is null for those who are invited; a member joins one team of a contest at
// most. A bot keeps an owner among its team's members.
constexpr std::string_view teams = R"(
CREATE TABLE teams (
    id ${ID},
    contest BIGINT NOT NULL REFERENCES contests (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    name_key TEXT NOT NULL,
    created BIGINT NOT NULL,
    bot BIGINT UNIQUE REFERENCES bots (id) ON DELETE SET NULL,
    UNIQUE (contest, name_key)
);
CREATE TABLE team_members (
    team BIGINT NOT NULL REFERENCES teams (id) ON DELETE CASCADE,
    contest BIGINT NOT NULL REFERENCES contests (id) ON DELETE CASCADE,
    member BIGINT NOT NULL REFERENCES course_members (id) ON DELETE CASCADE,
    joined BIGINT,
    PRIMARY KEY (team, member)
);
CREATE UNIQUE INDEX team_members_joined ON team_members (contest, member) WHERE joined IS NOT NULL;
CREATE INDEX team_members_of_member ON team_members (member, contest);
ALTER TABLE submissions ADD COLUMN author BIGINT REFERENCES accounts (id) ON DELETE SET NULL;
UPDATE submissions SET author = (SELECT owner FROM bots WHERE bots.id = submissions.bot);
CREATE INDEX submissions_of_author ON submissions (author)
)";

constexpr std::array steps{people,           contents,       games,           works,
                           submissions,      ladders,        tournaments,     contests,
                           uploaded_games,   workers,        failing_workers, quick_questions,
                           access,           second_factors, retention,       answered_requests,
                           bot_names,        uploads,        announcements,   worker_tokens,
                           invitation_codes, courses,        schedules,       bonuses,
                           work_turns,       institutions,   mails,           teams};
constexpr std::array<std::string_view, 45> tables{"accounts",
                                                  "sessions",
                                                  "api_tokens",
                                                  "one_time_links",
                                                  "contents",
                                                  "tables",
                                                  "table_events",
                                                  "table_seats",
                                                  "beats",
                                                  "works",
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
                                                  "courses",
                                                  "course_staff",
                                                  "course_members",
                                                  "course_log",
                                                  "contests",
                                                  "contest_extensions",
                                                  "contest_bonuses",
                                                  "game_packages",
                                                  "uploaded_games",
                                                  "workers",
                                                  "second_factors",
                                                  "recovery_codes",
                                                  "answered_requests",
                                                  "announcements",
                                                  "worker_tokens",
                                                  "invitation_codes",
                                                  "profiles",
                                                  "identities",
                                                  "login_attempts",
                                                  "email_changes",
                                                  "mails",
                                                  "teams",
                                                  "team_members"};

} // namespace

std::span<std::string_view const> schema_steps() {
    return steps;
}

std::span<std::string_view const> table_names() {
    return tables;
}

} // namespace storage
