#include "api/news_operations.hpp"

#include "api/league_json.hpp"
#include "api/page.hpp"
#include "api/query.hpp"
#include "support/controls.hpp"
#include "support/iso_time.hpp"

namespace api {

using http::make_json;
using http::Method;
using storage::Announcement;
using support::ErrorKind;
using support::fail;
using support::Json;
using support::JsonObject;
using support::Result;

namespace {

Outcome const no_news{404, "there is no such announcement, or it is not for the asker", "Error"};

Result<void> check_length(Call const& call, std::string_view name, std::size_t most) {
    auto const* const text = call.body.if_contains(name);
    auto const size = text == nullptr ? 1 : text->as_string().size();
    return size >= 1 && size <= most
               ? Result<void>()
               : fail(ErrorKind::invalid, "\"{}\" must have 1 to {} bytes (got {})", name, most, size);
}

Result<void> check_texts(Call const& call) {
    constexpr std::size_t most_of_title = 200;
    constexpr std::size_t most_of_text = 20'000;
    TULKAS_TRY(check_length(call, "title", most_of_title));
    TULKAS_TRY(check_length(call, "text", most_of_text));
    auto const* const title = call.body.if_contains("title");
    return title == nullptr || support::visible_line(title->as_string()) == title->as_string()
               ? Result<void>()
               : fail(ErrorKind::invalid, "the title must not contain control characters");
}

JsonObject announcement_json(Announcement const& announcement, Call const& call) {
    return {{"id", announcement.id},
            {"title", announcement.title},
            {"text", announcement.text},
            {"author", announcement.author_name.empty() ? Json() : Json(announcement.author_name)},
            {"published", announcement.is_published},
            {"created", support::iso_time(announcement.created)},
            {"changed", announcement.changed ? Json(support::iso_time(*announcement.changed)) : Json()},
            {"own", may_organise(call, announcement.author)}};
}

} // namespace

std::vector<Operation> NewsOperations::all() {
    return joined({of_reading(), of_writing()});
}

std::vector<Operation> NewsOperations::of_reading() {
    return {
        {.method = Method::get,
         .path = "/news",
         .id = "listNews",
         .summary =
             "The announcements, the newest first, page by page; unpublished ones for their authors and "
             "for administrators",
         .access = Access::anybody,
         .query = page_query(),
         .outcomes = {{200, "a page of announcements", "News"}},
         .run = [this](Call const& call) { return list(call); }},
        {.method = Method::get,
         .path = "/news/{id}",
         .id = "showAnnouncement",
         .summary = "An announcement",
         .access = Access::anybody,
         .outcomes = {{200, "the announcement", "Announcement"}, no_news},
         .run = [this](Call const& call) { return show(call); }},
    };
}

std::vector<Operation> NewsOperations::of_writing() {
    return {
        {.method = Method::post,
         .path = "/news",
         .id = "writeAnnouncement",
         .summary = "Writes an announcement, and publishes it unless it is a draft",
         .access = Access::organiser,
         .body = "NewAnnouncement",
         .outcomes = {{201, "the announcement", "Announcement"}},
         .run = [this](Call const& call) { return write(call); }},
        {.method = Method::patch,
         .path = "/news/{id}",
         .id = "changeAnnouncement",
         .summary = "Changes, publishes or withdraws an announcement",
         .access = Access::organiser,
         .body = "AnnouncementChange",
         .outcomes = {{200, "the announcement", "Announcement"},
                      {403, "it is another organiser's, or the page of another site asked", "Error"},
                      no_news},
         .run = [this](Call const& call) { return change(call); }},
    };
}

Result<Announcement> NewsOperations::find(Call const& call) {
    auto const id = TULKAS_TRY(read_number(call.values.at(0), "the number of an announcement"));
    auto const found = TULKAS_TRY(m_news.find(id));
    bool const is_seen = found && (found->is_published || may_organise(call, found->author));
    return is_seen ? Result<Announcement>(*found)
                   : fail(ErrorKind::not_found, "there is no announcement {}", id);
}

NewsOperations::Answer NewsOperations::answer(Call const& call, unsigned status, storage::AnnouncementId id) {
    auto const found = TULKAS_TRY(m_news.find(id));
    return found ? Answer(make_json(status, announcement_json(*found, call)))
                 : fail(ErrorKind::not_found, "there is no announcement {}", id);
}

NewsOperations::Answer NewsOperations::list(Call const& call) {
    auto const page = TULKAS_TRY(read_page(call.request));
    storage::AnnouncementFilter filter{.with_unpublished = is_administrator(call)};
    if (call.person && call.person->role >= people::Role::organiser) {
        filter.of = call.person->id;
    }
    return page_answer(
        m_news.list(filter, page.after, page.limit), page, &Announcement::id,
        [&](Announcement const& announcement) { return announcement_json(announcement, call); });
}

NewsOperations::Answer NewsOperations::show(Call const& call) {
    auto const found = TULKAS_TRY(find(call));
    return make_json(200, announcement_json(found, call));
}

NewsOperations::Answer NewsOperations::write(Call const& call) {
    TULKAS_TRY(check_texts(call));
    auto const* const published = call.body.if_contains("published");
    auto const id = TULKAS_TRY(m_news.add({.title = std::string(call.body.at("title").as_string()),
                                           .text = std::string(call.body.at("text").as_string()),
                                           .author = call.person->id,
                                           .is_published = published == nullptr || published->as_bool(),
                                           .created = call.now}));
    return answer(call, 201, id);
}

NewsOperations::Answer NewsOperations::change(Call const& call) {
    TULKAS_TRY(check_texts(call));
    auto announcement = TULKAS_TRY(find(call));
    if (!may_organise(call, announcement.author)) {
        return fail(ErrorKind::denied, "this announcement is another organiser's");
    }
    if (auto const* const title = call.body.if_contains("title")) {
        announcement.title = std::string(title->as_string());
    }
    if (auto const* const text = call.body.if_contains("text")) {
        announcement.text = std::string(text->as_string());
    }
    if (call.body.contains("title") || call.body.contains("text")) {
        announcement.changed = call.now;
    }
    if (auto const* const published = call.body.if_contains("published")) {
        announcement.is_published = published->as_bool();
    }
    TULKAS_TRY(m_news.change(announcement));
    return answer(call, 200, announcement.id);
}

} // namespace api
