// What the operations of bots and submissions do.
#include "api/attachment.hpp"
#include "api/errors.hpp"
#include "api/page.hpp"
#include "api/query.hpp"
#include "api/record_answer.hpp"
#include "api/submission_json.hpp"
#include "api/submission_operations.hpp"
#include "submissions/events.hpp"

namespace api {

using http::make_json;
using http::make_response;
using support::ErrorKind;
using support::fail;
using support::Json;
using support::JsonArray;
using support::JsonObject;
using support::Result;

bool SubmissionOperations::may_see(Call const& call, storage::StoredBot const& bot) const {
    return call.person && m_with.desk.may_see(bot, call.person->id, is_administrator(call));
}

Result<SubmissionOperations::Found> SubmissionOperations::find(Call const& call) {
    auto const id = TULKAS_TRY(read_number(call.values.at(0), "the submission's id"));
    auto version = TULKAS_TRY(m_stored.find(id));
    auto const missing = fail(ErrorKind::not_found, "there is no submission {}", id);
    if (!version) {
        return missing;
    }
    auto bot = TULKAS_TRY(m_stored.find_bot(version->bot));
    if (!may_see(call, *bot)) {
        return missing;
    }
    return Found{.version = *std::move(version), .bot = *std::move(bot)};
}

SubmissionOperations::Answer SubmissionOperations::list_bots(Call const& call) {
    auto const page = read_page(call.request);
    auto const owner = query_number(call, "owner");
    if (!page) {
        return pass_on(page);
    }
    if (!owner) {
        return pass_on(owner);
    }
    storage::BotFilter filter{.game = {}, .owner = *owner};
    bool const are_own = call.person && (is_administrator(call) || *owner == call.person->id);
    filter.with_teams = are_own;
    if (!are_own) { // who takes part in a contest is its organiser's to know
        filter.contest = storage::no_contest;
    }
    if (auto const game = query_text(call, "game"); !game.empty()) {
        filter.game = game;
    }
    return page_answer(m_stored.list_bots(filter, page->after, page->limit), *page, &storage::StoredBot::id,
                       [](storage::StoredBot const& bot) { return to_json(bot); });
}

SubmissionOperations::Answer SubmissionOperations::show_bot(Call const& call) {
    constexpr int most_versions = 100;
    auto const id = TULKAS_TRY(read_number(call.values.at(0), "the bot's id"));
    auto const bot = TULKAS_TRY(m_stored.find_bot(id));
    if (!bot || (bot->contest != storage::no_contest && !may_see(call, *bot))) {
        return fail(ErrorKind::not_found, "there is no bot {}", id);
    }
    auto const versions = TULKAS_TRY(m_stored.versions(id, 0, most_versions));
    JsonArray items;
    for (auto const& version : versions) {
        items.push_back(public_json(version));
    }
    return make_json(200, JsonObject{{"bot", to_json(*bot)}, {"versions", std::move(items)}});
}

SubmissionOperations::Answer SubmissionOperations::hand_in(Call const& call) {
    if (m_with.why_closed) {
        return fail(ErrorKind::refused, "{}", *m_with.why_closed);
    }
    if (!m_uploads.take(std::to_string(call.person->id), call.now)) {
        return too_many("too many submissions; wait a minute", std::chrono::seconds(30));
    }
    auto const contest = TULKAS_TRY(query_number(call, "contest"));
    for (auto const* const name : {"game", "file"}) {
        if (query_text(call, name).empty()) {
            return fail(ErrorKind::invalid, "the parameter {} is missing", name);
        }
    }
    auto const version =
        TULKAS_TRY(m_with.desk.hand_in({.author = call.person->id,
                                        .author_name = call.person->name,
                                        .game = query_text(call, "game"),
                                        .contest = contest.value_or(storage::no_contest),
                                        .file_name = query_text(call, "file"),
                                        .content = call.request.body,
                                        .name = query_text(call, "name"),
                                        .most_stored = most_stored(m_with.limits, *call.person)}));
    auto const bot = m_stored.find_bot(version.bot);
    return bot ? Answer(make_json(201, to_json(version, **bot))) : pass_on(bot);
}

SubmissionOperations::Answer SubmissionOperations::show(Call const& call) {
    auto const found = find(call);
    return found ? Answer(make_json(200, to_json(found->version, found->bot))) : pass_on(found);
}

SubmissionOperations::Answer SubmissionOperations::list_own(Call const& call) {
    auto const page = read_page(call.request);
    auto const id = query_number(call, "bot");
    if (!page) {
        return pass_on(page);
    }
    if (!id || !*id) {
        return fail(ErrorKind::invalid, "\"bot\" must be the id of a bot");
    }
    auto const bot = TULKAS_TRY(m_stored.find_bot(**id));
    if (!bot || !may_see(call, *bot)) {
        return fail(ErrorKind::not_found, "there are no submissions of bot {}", **id);
    }
    return page_answer(m_stored.versions(**id, page->after, page->limit), *page, &storage::Version::id,
                       [&](storage::Version const& version) { return to_json(version, *bot); });
}

SubmissionOperations::Answer SubmissionOperations::cancel(Call const& call) {
    auto const found = TULKAS_TRY(find(call));
    bool const is_theirs = TULKAS_TRY(m_stored.is_of(found.bot, call.person->id));
    if (!is_theirs && !is_administrator(call)) {
        return fail(ErrorKind::denied, "only its author, their team and administrators can cancel it");
    }
    auto const cancelled = m_with.desk.cancel(found.version);
    return cancelled ? show(call) : pass_on(cancelled);
}

SubmissionOperations::Answer SubmissionOperations::remove(Call const& call) {
    auto const found = TULKAS_TRY(find(call));
    if (found.version.author != call.person->id && !is_administrator(call)) {
        return fail(ErrorKind::denied, "only its author and administrators can delete a submission");
    }
    TULKAS_TRY(m_stored_uploads.delete_submission(found.version.id, call.now));
    return http::Response{.status = 204};
}

SubmissionOperations::Answer SubmissionOperations::show_storage(Call const& call) {
    auto const used = TULKAS_TRY(m_stored_uploads.bytes_of(call.person->id));
    auto const allowed = most_stored(m_with.limits, *call.person);
    return make_json(200, JsonObject{{"used", used}, {"allowed", allowed ? Json(*allowed) : Json()}});
}

SubmissionOperations::Answer SubmissionOperations::events(Call const& call) {
    auto const page = TULKAS_TRY(read_page(call.request));
    auto const found = TULKAS_TRY(find(call));
    return page_answer(m_stored.events(found.version.id, page.after, page.limit), page,
                       &storage::SubmissionEvent::number, submissions::told);
}

SubmissionOperations::Answer SubmissionOperations::source(Call const& call) {
    auto const found = TULKAS_TRY(find(call));
    if (found.version.source == storage::Contents::removed) {
        return fail(ErrorKind::not_found,
                    "the file of submission {} is no longer kept: it was not accepted, and such files expire",
                    found.version.id);
    }
    auto bytes = TULKAS_TRY(m_contents.get(found.version.source));
    return attachment(std::move(bytes));
}

SubmissionOperations::Answer SubmissionOperations::build_output(Call const& call) {
    auto const found = find(call);
    return found ? Answer(make_response(200, http::plain_text, found->version.build_output)) : pass_on(found);
}

SubmissionOperations::Answer SubmissionOperations::report_text(Call const& call) {
    auto const found = TULKAS_TRY(find(call));
    return found.version.report ? Answer(make_response(200, http::plain_text, found.version.text))
                                : fail(ErrorKind::refused, "it has not been judged yet");
}

SubmissionOperations::Answer SubmissionOperations::report_json(Call const& call) {
    auto const found = TULKAS_TRY(find(call));
    if (!found.version.report) {
        return fail(ErrorKind::refused, "it has not been judged yet");
    }
    auto text = m_contents.get(*found.version.report);
    return text ? Answer(make_response(200, "application/json", *std::move(text))) : support::pass_on(text);
}

Result<std::pair<std::string, int>> SubmissionOperations::find_game(Call const& call) {
    constexpr int most_events = 100'000;
    auto const found = TULKAS_TRY(find(call));
    auto const number = TULKAS_TRY(read_number(call.values.at(1), "the game's number"));
    if (!found.version.has_games) {
        return fail(ErrorKind::not_found, "the games in which submission {} was judged are no longer kept",
                    found.version.id);
    }
    auto const events = TULKAS_TRY(m_stored.events(found.version.id, 0, most_events));
    for (auto const& [event_number, text] : events) {
        auto const json = support::parse_json(text);
        auto const* const game = json ? json->as_object().if_contains("game") : nullptr;
        if (game == nullptr || game->to_number<std::int64_t>() != number) {
            continue;
        }
        auto record = m_contents.get(std::string(json->at("record").as_string()));
        return record ? Result<std::pair<std::string, int>>(
                            std::pair(*std::move(record), json->at("seat").to_number<int>()))
                      : pass_on(record);
    }
    return fail(ErrorKind::not_found, "game {} was not played", number);
}

SubmissionOperations::Answer SubmissionOperations::game_record(Call const& call) {
    auto game = find_game(call);
    return game ? Answer(make_response(200, http::plain_text, std::move(game->first))) : pass_on(game);
}

SubmissionOperations::Answer SubmissionOperations::game_log(Call const& call) {
    auto const game = find_game(call);
    return game ? log_answer(game->first, game->second) : pass_on(game);
}

SubmissionOperations::Answer SubmissionOperations::game_view(Call const& call) {
    auto const game = find_game(call);
    return game ? view_answer(call, m_with.games, game->first) : pass_on(game);
}

SubmissionOperations::Answer SubmissionOperations::game_views(Call const& call) {
    auto const game = find_game(call);
    return game ? views_answer(call, m_with.games, game->first) : pass_on(game);
}

SubmissionOperations::Answer SubmissionOperations::game_logs(Call const& call) {
    auto const game = find_game(call);
    return game ? logs_answer(game->first, {game->second}) : pass_on(game);
}

} // namespace api
