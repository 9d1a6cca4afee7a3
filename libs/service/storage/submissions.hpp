// Bots and their versions: what an author handed in for a game, what came of it, and everything that was said
// meanwhile.
//
// A bot is one author's entry for one game, or for one contest, or a team's; a submission is a version of it.
// What is said while one is judged are events, texts with numbers that are not looked at here.
//
// Functions that take a Transaction write in the caller's transaction and throw what the database throws.
#pragma once

#include "storage/accounts.hpp"
#include "storage/states.hpp"
#include "storage/works.hpp"
#include "support/ids.hpp"
#include "support/moment.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace storage {

inline constexpr support::ContestId no_contest = 0;

struct StoredBot {
    support::BotId id = 0;
    support::AccountId owner = 0;
    std::string owner_name;
    std::string game;
    support::ContestId contest = no_contest;
    std::string nickname;
    support::Moment created;
    std::optional<support::SubmissionId> accepted; // the last one: it plays
    std::optional<support::TeamId> team = {};      // that it belongs to; its owner is one of them
    std::string team_name = {};

    // Under which it takes part.
    [[nodiscard]] std::string const& holder() const { return team ? team_name : owner_name; }
    bool operator==(StoredBot const&) const = default;
};

struct NewSubmission {
    support::AccountId author = 0;
    std::string game;
    support::ContestId contest = no_contest;
    std::string file_name;
    std::string name = {}; // the bot is to have; "": as its files say
    std::string source;    // a key among the contents
    std::int64_t size = 0;
    bool is_official = true; // otherwise it counts for nothing: it is no attempt, and never plays
};

struct Version {
    support::SubmissionId id = 0;
    support::BotId bot = 0;
    int number = 0; // from 1, within the bot
    std::string file_name;
    std::string name = {}; // that the author chose, if any
    std::string source;    // a key among the contents
    std::int64_t size = 0;
    std::string language; // "" until it is known
    SubmissionState state = SubmissionState::waiting;
    std::string why;                   // of the verdict, for the author
    std::string text;                  // of the report
    std::optional<std::string> report; // as JSON, a key among the contents
    std::string build_output;
    support::WorkId work = 0;
    support::Moment created;
    std::optional<support::Moment> finished;
    bool has_games = true; // in which it was judged, and what was said meanwhile; or they were removed
    bool is_official = true;
    std::optional<support::AccountId> author = {}; // who handed it in
    std::string author_name = {};

    bool operator==(Version const&) const = default;
};

struct SubmissionEvent {
    std::int64_t number = 0; // from 1
    std::string text;
};

// What is known of a submission when it has been judged.
struct Judgement {
    SubmissionState state;
    std::string language;
    std::string nickname;
    std::string why;
    std::string text;
    std::optional<std::string> report;
    std::string build_output;
};

// A bot, and how far its submissions have come.
struct Tally {
    StoredBot bot;
    int attempts = 0;
    int open = 0;                                  // of them, not judged yet
    std::optional<support::Moment> handed_in = {}; // the one that was accepted last
};

struct BotFilter {
    std::optional<std::string> game = {};
    std::optional<support::AccountId> owner = {};
    bool with_teams = false; // also those of the owner's teams
    std::optional<support::ContestId> contest = {};
};

class Submissions {
public:
    explicit Submissions(Database& database) : m_database(database) {}

    // A new version of the author's bot, or of their team's; it is made where there was none.
    static Version add(Transaction& transaction, NewSubmission const& submission, support::Moment now);
    static void set_work(Transaction& transaction, support::SubmissionId id, support::WorkId work);
    // It is in this state now. False, and nothing has changed, if it is finished; one that failed by our own
    // fault may be judged again.
    static bool enter(Transaction& transaction, support::SubmissionId id, SubmissionState state);
    // Keeps the record of a game in which it is judged; says its key.
    static std::string keep_game(Transaction& transaction, support::SubmissionId id, std::string_view record);
    // Says something; answers its number.
    static std::int64_t say(Transaction& transaction, support::SubmissionId id, std::string const& text);
    // The end of it; one that is accepted plays from now on.
    static void finish(Transaction& transaction, support::SubmissionId id, Judgement const& judgement,
                       support::Moment now);

    // What was deleted is found no more (see Uploads), but counts as an attempt.
    [[nodiscard]] support::Result<std::optional<Version>> find(support::SubmissionId id);
    [[nodiscard]] support::Result<std::optional<StoredBot>> find_bot(support::BotId id);
    // Of this author's, for no contest.
    [[nodiscard]] support::Result<std::optional<StoredBot>> find_bot(std::string const& owner,
                                                                     std::string const& game);
    // Whose accepted bot for that game bears the nickname, in small or capital letters: the first that did.
    [[nodiscard]] support::Result<std::optional<support::AccountId>> find_bearer(std::string const& nickname,
                                                                                 std::string const& game);
    // By id, those after the given one.
    [[nodiscard]] support::Result<std::vector<StoredBot>> list_bots(BotFilter const& filter,
                                                                    support::BotId after, int limit);
    // The newest first, those before the one with this id; 0 for the first page.
    [[nodiscard]] support::Result<std::vector<Version>> versions(support::BotId bot,
                                                                 support::SubmissionId before, int limit);
    // Whether the bot is this account's: its own, or its team's.
    [[nodiscard]] support::Result<bool> is_of(StoredBot const& bot, support::AccountId account);
    // All official ones of this author's bot, or of their team's, whatever came of them, but for those that
    // were refused.
    [[nodiscard]] support::Result<std::int64_t> attempts(support::ContestId contest,
                                                         support::AccountId author, std::string const& game);
    // Of everybody who handed in to it; without the bots of those who belong to a team with another one.
    [[nodiscard]] support::Result<std::vector<Tally>> tally(support::ContestId contest);
    [[nodiscard]] support::Result<std::vector<SubmissionEvent>> events(support::SubmissionId id,
                                                                       std::int64_t after, int limit);

private:
    Database& m_database;
};

} // namespace storage
