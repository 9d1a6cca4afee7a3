#include "api/submission_operations.hpp"

#include "api/live_stream.hpp"
#include "api/page.hpp"
#include "api/record_answer.hpp"

namespace api {

using http::Method;
using support::Result;

namespace {

constexpr people::Rate uploads{.burst = 10, .a_minute = 6};

Outcome const no_submission{404, "there is no such submission, or it is not for the asker", "Error"};
Outcome const not_judged{422, "it has not been judged yet", "Error"};
constexpr char const* plain = "text/plain; charset=utf-8";

} // namespace

SubmissionOperations::SubmissionOperations(Dependencies dependencies)
    : m_with(std::move(dependencies)),
      m_stored(m_with.database),
      m_contents(m_with.database),
      m_uploads(uploads) {}

std::vector<Operation> SubmissionOperations::all() {
    return joined({of_bots(), of_submissions(), of_what_is_private(), {stream()}});
}

std::vector<Operation> SubmissionOperations::of_bots() {
    auto list_query = page_query();
    list_query.insert(list_query.end(), {{"game", FieldKind::text, "for this game", false},
                                         {"owner", FieldKind::number, "of this account", false}});
    return {
        {Method::get,
         "/bots",
         "listBots",
         "The bots that people have handed in; those for contests only to their own author and "
         "administrators",
         Access::anybody,
         {},
         {{200, "a page of bots", "Bots"}},
         [this](Call const& call) { return list_bots(call); },
         nullptr,
         std::move(list_query)},
        {Method::get,
         "/bots/{id}",
         "showBot",
         "One bot and its versions, the newest first",
         Access::anybody,
         {},
         {{200, "the bot", "BotPage"},
          {404, "there is no such bot, or it is for a contest and not for the asker", "Error"}},
         [this](Call const& call) { return show_bot(call); }},
    };
}

std::vector<Operation> SubmissionOperations::of_submissions() {
    Operation hand_in{Method::post,
                      "/submissions",
                      "handIn",
                      "Hands a source file in: the body is the file, byte by byte",
                      Access::user,
                      {},
                      {{201, "it waits for the judge", "Submission"},
                       {404, "there is no such game or contest", "Error"},
                       {422, "nothing can be handed in for this game, or now", "Error"}},
                      [this](Call const& call) { return this->hand_in(call); },
                      nullptr,
                      {{"game", FieldKind::text, "the game's name", true},
                       {"file", FieldKind::text, "the file's name; its ending says the language", true},
                       {"contest", FieldKind::number, "for a contest", false}}};
    hand_in.body_type = "application/octet-stream";
    auto own_query = page_query();
    own_query.push_back({"bot", FieldKind::number, "of this bot", true});
    return {
        std::move(hand_in),
        {Method::get,
         "/submissions",
         "listSubmissions",
         "The submissions of a bot, the newest first, with their explanations",
         Access::user,
         {},
         {{200, "a page of submissions", "Submissions"}, no_submission},
         [this](Call const& call) { return list_own(call); },
         nullptr,
         std::move(own_query)},
        {Method::get,
         "/submissions/{id}",
         "showSubmission",
         "One submission, and what came of it",
         Access::user,
         {},
         {{200, "the submission", "Submission"}, no_submission},
         [this](Call const& call) { return show(call); }},
        {Method::remove,
         "/submissions/{id}",
         "cancelSubmission",
         "Takes a submission back that has not been judged; it is an attempt all the same",
         Access::user,
         {},
         {{200, "the submission", "Submission"}, no_submission, {422, "it has been judged", "Error"}},
         [this](Call const& call) { return cancel(call); }},
    };
}

std::vector<Operation> SubmissionOperations::of_what_is_private() {
    auto const looking = [](char const* path, char const* id, char const* summary, Outcome outcome,
                            auto run) {
        return Operation{
            Method::get, path, id, summary, Access::user, {}, {std::move(outcome), no_submission}, run};
    };
    std::vector<Operation> operations{
        looking("/submissions/{id}/events", "listSubmissionEvents", "What was said while it was judged",
                {200, "the events after the one named", "SubmissionEvents"},
                [this](Call const& call) { return events(call); }),
        looking("/submissions/{id}/source", "showSource", "The file as it was handed in",
                {200, "the file", "", "application/octet-stream"},
                [this](Call const& call) { return source(call); }),
        looking("/submissions/{id}/build-output", "showBuildOutput",
                "What the compiler said; empty where it had nothing to complain about",
                {200, "its messages, perhaps cut", "", plain},
                [this](Call const& call) { return build_output(call); }),
        looking("/submissions/{id}/report", "showReport", "The judge's report as text",
                {200, "the report", "", plain}, [this](Call const& call) { return report_text(call); }),
        looking("/submissions/{id}/report.json", "showReportAsJson",
                "The judge's report as JSON; records by their keys", {200, "the report", "Report"},
                [this](Call const& call) { return report_json(call); }),
        looking("/submissions/{id}/games/{game}/record", "showQualificationGame",
                "The record of a game of the qualification, from 1 on", {200, "the record", "", plain},
                [this](Call const& call) { return game_record(call); }),
        looking("/submissions/{id}/games/{game}/log", "showQualificationLog",
                "What the submission wrote during that game, each line with the number of answers before it",
                {200, "the lines", "", plain}, [this](Call const& call) { return game_log(call); }),
        looking("/submissions/{id}/games/{game}/logs", "listQualificationLogs",
                "The same as JSON, as for every recorded game", {200, "the log", "Logs"},
                [this](Call const& call) { return game_logs(call); }),
        looking("/submissions/{id}/games/{game}/views", "listQualificationViews",
                "The positions of that game one after another",
                {200, "the positions from the one named on", "Views"},
                [this](Call const& call) { return game_views(call); }),
    };
    operations.back().query = views_query();
    operations[0].query = page_query();
    operations[3].outcomes.push_back(not_judged);
    operations[4].outcomes.push_back(not_judged);
    return operations;
}

Operation SubmissionOperations::stream() {
    return {Method::get,
            "/submissions/{id}/stream",
            "watchSubmission",
            "Everything that is said while it is judged, live",
            Access::user,
            {},
            {{101, "goes on as a WebSocket", ""}, no_submission},
            nullptr,
            [this](Call const& call) -> Result<std::shared_ptr<http::SocketListener>> {
                auto const text = call.request.target.query.find("after");
                auto const after = TULKAS_TRY(text ? read_number(*text, "after") : Result<std::int64_t>(0));
                auto const found = TULKAS_TRY(find(call));
                return std::make_shared<LiveStream>(LiveStream::Source{
                    .watch = [&feed = m_with.feed, id = found.version.id,
                              after](auto watcher) { feed.watch(id, after, std::move(watcher)); },
                    .leave = [&feed = m_with.feed,
                              id = found.version.id](auto const& watcher) { feed.leave(id, watcher); }});
            },
            {{"after", FieldKind::number, "the number of the last event seen", false}}};
}

} // namespace api
