#include "api/submission_operations.hpp"

#include "api/live_stream.hpp"
#include "api/page.hpp"
#include "api/record_answer.hpp"

namespace api {

using http::Method;
using support::Result;

namespace {

Outcome const no_submission{404, "there is no such submission, or it is not for the asker", "Error"};
Outcome const not_judged{422, "it has not been judged yet", "Error"};

} // namespace

SubmissionOperations::SubmissionOperations(Dependencies dependencies)
    : m_with(std::move(dependencies)),
      m_stored(m_with.database),
      m_contents(m_with.database),
      m_stored_uploads(m_with.database),
      m_uploads(m_with.limits.submissions) {}

std::vector<Operation> SubmissionOperations::all() {
    return joined({of_bots(), of_submissions(), of_storage(), of_what_is_private(), {stream()}});
}

std::vector<Operation> SubmissionOperations::of_bots() {
    auto list_query = page_query();
    list_query.insert(list_query.end(),
                      {{.name = "game", .description = "for this game"},
                       {.name = "owner", .type = ParameterType::number, .description = "of this account"}});
    return {
        {.method = Method::get,
         .path = "/bots",
         .id = "listBots",
         .summary = "The bots that people have submitted; those for contests only to their own author and "
                    "administrators",
         .access = Access::anybody,
         .query = std::move(list_query),
         .outcomes = {{200, "a page of bots", "Bots"}},
         .run = [this](Call const& call) { return list_bots(call); }},
        {.method = Method::get,
         .path = "/bots/{id}",
         .id = "showBot",
         .summary = "One bot and its versions, the newest first",
         .access = Access::anybody,
         .outcomes = {{200, "the bot", "BotPage"},
                      {404, "there is no such bot, or it is for a contest and not for the asker", "Error"}},
         .run = [this](Call const& call) { return show_bot(call); }},
    };
}

std::vector<Operation> SubmissionOperations::of_submissions() {
    Operation hand_in{
        .method = Method::post,
        .path = "/submissions",
        .id = "handIn",
        .summary = "Hands a source file in: the body is the file, byte by byte",
        .access = Access::user,
        .scope = people::Scope::submit,
        .query = {{.name = "game", .description = "the game's name", .is_required = true},
                  {.name = "file",
                   .description = "the file's name; its ending says the language",
                   .is_required = true},
                  {.name = "contest", .type = ParameterType::number, .description = "for a contest"},
                  {.name = "name",
                   .description = "what the bot is called; default: as its files say, or like its author"}},
        .body_type = "application/octet-stream",
        .outcomes = {{201, "it waits for the judge", "Submission"},
                     {404, "there is no such game or contest", "Error"},
                     {422, "nothing can be submitted for this game, or now, or its author stores too much",
                      "Error"}},
        .run = [this](Call const& call) { return this->hand_in(call); }};
    auto own_query = page_query();
    own_query.push_back(
        {.name = "bot", .type = ParameterType::number, .description = "of this bot", .is_required = true});
    return {
        std::move(hand_in),
        {.method = Method::get,
         .path = "/submissions",
         .id = "listSubmissions",
         .summary = "The submissions of a bot, the newest first, with their explanations",
         .access = Access::user,
         .query = std::move(own_query),
         .outcomes = {{200, "a page of submissions", "Submissions"}, no_submission},
         .run = [this](Call const& call) { return list_own(call); }},
        {.method = Method::get,
         .path = "/submissions/{id}",
         .id = "showSubmission",
         .summary = "One submission, and what came of it",
         .access = Access::user,
         .outcomes = {{200, "the submission", "Submission"}, no_submission},
         .run = [this](Call const& call) { return show(call); }},
        {.method = Method::remove,
         .path = "/submissions/{id}",
         .id = "cancelSubmission",
         .summary = "Takes a submission back that has not been judged; it is an attempt all the same",
         .access = Access::user,
         .scope = people::Scope::submit,
         .outcomes = {{200, "the submission", "Submission"},
                      {403, "it is somebody else's, or another site's page asked", "Error"},
                      no_submission,
                      {422, "it has been judged", "Error"}},
         .run = [this](Call const& call) { return cancel(call); }},
    };
}

std::vector<Operation> SubmissionOperations::of_storage() {
    return {
        {.method = Method::get,
         .path = "/storage",
         .id = "showStorage",
         .summary = "How many bytes of bots and games the asker stores, and how many they may store",
         .access = Access::user,
         .outcomes = {{200, "used and allowed", "Storage"}},
         .run = [this](Call const& call) { return show_storage(call); }},
        {.method = Method::post,
         .path = "/submissions/{id}/deletion",
         .id = "deleteSubmission",
         .summary = "Deletes a submission that was not accepted, with its file, report and games; it is an "
                    "attempt all the same. Only its author and administrators may",
         .access = Access::user,
         .scope = people::Scope::submit,
         .outcomes = {{204, "deleted", ""},
                      no_submission,
                      {403, "it is another's", "Error"},
                      {422, "it was accepted, or it has not been judged yet", "Error"}},
         .run = [this](Call const& call) { return remove(call); }},
    };
}

std::vector<Operation> SubmissionOperations::of_what_is_private() {
    auto const looking = [](char const* path, char const* id, char const* summary, Outcome outcome,
                            auto run) {
        return Operation{.method = Method::get,
                         .path = path,
                         .id = id,
                         .summary = summary,
                         .access = Access::user,
                         .outcomes = {std::move(outcome), no_submission},
                         .run = run};
    };
    std::vector<Operation> operations{
        looking("/submissions/{id}/events", "listSubmissionEvents", "What was said while it was judged",
                {200, "the events after the one named", "SubmissionEvents"},
                [this](Call const& call) { return events(call); }),
        looking("/submissions/{id}/source", "showSource", "The file as it was submitted",
                {200, "the file", "", "application/octet-stream"},
                [this](Call const& call) { return source(call); }),
        looking("/submissions/{id}/build-output", "showBuildOutput",
                "What the compiler said; empty where it had nothing to complain about",
                {200, "its messages, perhaps cut", "", http::plain_text},
                [this](Call const& call) { return build_output(call); }),
        looking("/submissions/{id}/report", "showReport", "The judge's report as text",
                {200, "the report", "", http::plain_text},
                [this](Call const& call) { return report_text(call); }),
        looking("/submissions/{id}/report.json", "showReportAsJson",
                "The judge's report as JSON; records by their keys", {200, "the report", "Report"},
                [this](Call const& call) { return report_json(call); }),
        looking("/submissions/{id}/games/{game}/record", "showQualificationGame",
                "The record of a game of the qualification, from 1 on",
                {200, "the record", "", http::plain_text},
                [this](Call const& call) { return game_record(call); }),
        looking("/submissions/{id}/games/{game}/log", "showQualificationLog",
                "What the submission wrote during that game, each line with the number of answers before it",
                {200, "the lines", "", http::plain_text},
                [this](Call const& call) { return game_log(call); }),
        looking("/submissions/{id}/games/{game}/logs", "listQualificationLogs",
                "The same as JSON, as for every recorded game", {200, "the log", "Logs"},
                [this](Call const& call) { return game_logs(call); }),
        looking("/submissions/{id}/games/{game}/view", "showQualificationView", "One position of that game",
                {200, "the position", "GameView"}, [this](Call const& call) { return game_view(call); }),
        looking("/submissions/{id}/games/{game}/views", "listQualificationViews",
                "The positions of that game one after another",
                {200, "the positions from the one named on", "Views"},
                [this](Call const& call) { return game_views(call); }),
    };
    operations.back().query = views_query();
    operations[operations.size() - 2].query = view_query();
    operations[0].query = page_query();
    operations[3].outcomes.push_back(not_judged);
    operations[4].outcomes.push_back(not_judged);
    return operations;
}

Operation SubmissionOperations::stream() {
    return {.method = Method::get,
            .path = "/submissions/{id}/stream",
            .id = "watchSubmission",
            .summary = "Everything that is said while it is judged, live",
            .access = Access::user,
            .query = {{.name = "after",
                       .type = ParameterType::number,
                       .description = "the number of the last event seen"}},
            .outcomes = {{101, "goes on as a WebSocket", ""}, no_submission},
            .by_rights = true,
            .open = [this](Call const& call) -> Result<std::shared_ptr<http::SocketListener>> {
                auto const text = call.request.target.query.find("after");
                auto const after = TULKAS_TRY(text ? read_number(*text, "after") : Result<std::int64_t>(0));
                auto const found = TULKAS_TRY(find(call));
                return std::make_shared<LiveStream>(LiveStream::Source{
                    .watch = [&feed = m_with.feed, id = found.version.id,
                              after](auto watcher) { feed.watch(id, after, std::move(watcher)); },
                    .leave = [&feed = m_with.feed,
                              id = found.version.id](auto const& watcher) { feed.leave(id, watcher); }});
            }};
}

} // namespace api
