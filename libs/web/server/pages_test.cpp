#include "server/pages.hpp"
#include "temporary/directory.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace server {
namespace {

http::Request page_request(std::string_view path, std::string_view name = "", std::string_view value = "") {
    http::Request request;
    request.target = http::parse_target(path).value();
    if (!name.empty()) {
        request.headers.add(name, value);
    }
    return request;
}

std::string header(http::Response const& response, std::string_view name) {
    return std::string(response.headers.find(name).value_or("none"));
}

SiteMap site(std::string_view text) {
    return SiteMap::parse(text).value();
}

Pages const& pages() {
    static Pages const all({{"index.html", "start"},
                            {"about.html", "about"},
                            {"games/index.html", "games"},
                            {"assets/app-1a2b3c4d.js", std::string(5000, 'x')}},
                           site(R"({"pages": [{"path": "/"}, {"path": "/tables/:id"}]})"));
    return all;
}

// In two languages, with a board and what it shows first.
Pages const& whole() {
    static Pages const all(
        {{"index.html", "<html lang=\"en\"><head></head>"},
         {"index.de.html", "<html lang=\"de\"><head></head>"}},
        site(R"({"pages": [{"path": "/tables/:id", "files": ["assets/*/table.js", "assets/table.css"],
                            "first": ["/tables/:id"]},
                           {"path": "/board/:game", "files": ["assets/*/board.js"], "board": true}],
                 "boards": {"ploy": ["assets/*/ploy.js"]}})"));
    return all;
}

TEST(Pages, AreFoundWithoutTheirEndings) {
    EXPECT_EQ(pages().answer(page_request("/")).response.text(), "start");
    EXPECT_EQ(pages().answer(page_request("/about")).response.text(), "about");
    EXPECT_EQ(pages().answer(page_request("/games")).response.text(), "games");
    EXPECT_EQ(pages().answer(page_request("/games/")).route, "/games");
    EXPECT_EQ(header(pages().answer(page_request("/about")).response, "content-type"),
              "text/html; charset=utf-8");
}

TEST(Pages, AreKeptByBrowsersForAsLongAsTheyCannotChange) {
    auto const asset = pages().answer(page_request("/assets/app-1a2b3c4d.js")).response;
    EXPECT_THAT(header(asset, "cache-control"), testing::HasSubstr("immutable"));
    EXPECT_EQ(header(asset, "content-security-policy"), "none") << "the page's holds";
    EXPECT_EQ(header(asset, "x-content-type-options"), "nosniff");
    auto const page = pages().answer(page_request("/about")).response;
    EXPECT_EQ(header(page, "cache-control"), "no-cache");
    auto const again = pages().answer(page_request("/about", "if-none-match", header(page, "etag"))).response;
    EXPECT_EQ(again.status, 304U);
    EXPECT_EQ(again.text(), "");
}

TEST(Pages, AreFramedByOthersOnlyWhereTheyAreMadeForIt) {
    Pages const own(std::map<std::string, std::string>{{"index.html", "start"}});
    auto const policy = [&](std::string_view path) {
        return header(own.answer(page_request(path)).response, "content-security-policy");
    };
    EXPECT_THAT(policy("/tables/7"), testing::EndsWith("frame-ancestors 'self'"));
    EXPECT_THAT(policy("/embed/tables/7"), testing::EndsWith("frame-ancestors *"));
    EXPECT_EQ(own.answer(page_request("/embed/tables/7")).response.text(), "start");
}

TEST(Pages, ArePackedOnce) {
    auto const path = "/assets/app-1a2b3c4d.js";
    auto const packed = pages().answer(page_request(path, "accept-encoding", "gzip")).response;
    EXPECT_EQ(header(packed, "content-encoding"), "gzip");
    EXPECT_LT(packed.text().size(), 500U);
    EXPECT_EQ(packed.body, pages().answer(page_request(path, "accept-encoding", "gzip")).response.body);
    auto const small = pages().answer(page_request("/about", "accept-encoding", "gzip")).response;
    EXPECT_EQ(header(small, "content-encoding"), "none") << "it would be larger";
}

TEST(Pages, ArePackedSmallerWhereTheBuildDidSo) {
    Pages const own({{"assets/a-1.js", std::string(500, 'x')}, {"assets/a-1.js.br", "small"}});
    auto const answer = own.answer(page_request("/assets/a-1.js", "accept-encoding", "gzip, br")).response;
    EXPECT_EQ(header(answer, "content-encoding"), "br");
    EXPECT_EQ(header(answer, "content-type"), "text/javascript; charset=utf-8");
    EXPECT_EQ(answer.text(), "small");
    EXPECT_EQ(header(own.answer(page_request("/assets/a-1.js", "accept-encoding", "gzip")).response,
                     "content-encoding"),
              "gzip");
    EXPECT_EQ(own.answer(page_request("/assets/a-1.js.br")).response.status, 404U);
}

TEST(Pages, AreInTheLanguageOfTheReader) {
    auto const german = whole().answer(page_request("/tables/7", "accept-language", "de-AT")).response;
    EXPECT_THAT(german.text(), testing::HasSubstr("lang=\"de\""));
    EXPECT_THAT(german.text(), testing::HasSubstr("href=\"/assets/de/table.js\""));
    EXPECT_THAT(header(german, "vary"), testing::HasSubstr("Accept-Language, Cookie"));
    EXPECT_THAT(whole().answer(page_request("/tables/7")).response.text(), testing::HasSubstr("lang=\"en\""));
    auto const missing = whole().answer(page_request("/nowhere", "cookie", "language=de")).response;
    EXPECT_EQ(missing.status, 404U);
    EXPECT_THAT(missing.text(), testing::HasSubstr("lang=\"de\""));
}

TEST(Pages, NameTheirFiles) {
    auto const table = std::string(whole().answer(page_request("/tables/7")).response.text());
    EXPECT_THAT(table,
                testing::HasSubstr("<link rel=\"modulepreload\" crossorigin href=\"/assets/en/table.js\">"));
    EXPECT_THAT(
        table, testing::HasSubstr("<link rel=\"stylesheet\" crossorigin href=\"/assets/table.css\"></head>"));
    EXPECT_THAT(whole().answer(page_request("/board/ploy")).response.text(), testing::HasSubstr("ploy.js"));
    auto const other = whole().answer(page_request("/board/nim")).response;
    EXPECT_EQ(other.status, 200U);
    EXPECT_THAT(other.text(), testing::Not(testing::HasSubstr("ploy.js")));
}

TEST(Pages, BringWhatTheyShowFirst) {
    auto const request = page_request("/tables/7");
    EXPECT_THAT(whole().first_of(request), testing::ElementsAre("/tables/7"));
    EXPECT_THAT(whole().first_of(page_request("/board/ploy")), testing::IsEmpty());
    auto const answer = whole().answer_with_first(request, {R"({"game": "ploy", "why": "</script><b>"})"});
    auto const text = std::string(answer.response.text());
    EXPECT_THAT(text, testing::HasSubstr("/assets/en/ploy.js"));
    EXPECT_THAT(
        text, testing::HasSubstr("<meta name=\"later\" content=\"/assets/en/table.js /assets/table.css\">"));
    EXPECT_THAT(text, testing::HasSubstr(R"([{"game": "ploy", "why": "\u003c/script>\u003cb>"}])"));
    EXPECT_EQ(header(answer.response, "cache-control"), "private, no-store");
    EXPECT_EQ(header(answer.response, "etag"), "none");
    for (auto const* const told : {R"({"game": "nim"})", R"({"game": 7})", "7", "{"}) {
        auto const plain = whole().answer_with_first(request, {told});
        EXPECT_EQ(plain.response.text(), whole().answer(request).response.text()) << "no board of ours";
    }
}

TEST(Pages, ThatAreNotThere) {
    for (auto const* const path : {"/nowhere", "/tables", "/tables/7/8"}) {
        auto const answer = pages().answer(page_request(path, "if-none-match", "*"));
        EXPECT_EQ(answer.response.status, 404U) << path;
        EXPECT_EQ(answer.response.text(), "start") << "it says so in words";
        EXPECT_EQ(header(answer.response, "cache-control"), "no-store");
        EXPECT_EQ(answer.route, "");
    }
    auto const page = pages().answer(page_request("/tables/7"));
    EXPECT_EQ(page.response.status, 200U);
    EXPECT_EQ(page.route, "/");
}

TEST(Pages, ThatAreNotBuiltSayHowToBuildThem) {
    Pages const bare(std::map<std::string, std::string>{});
    auto const answer = bare.answer(page_request("/")).response;
    EXPECT_EQ(answer.status, 503U);
    EXPECT_EQ(header(answer, "content-type"), "text/html; charset=utf-8");
    EXPECT_THAT(answer.text(), testing::HasSubstr("tools/web build"));
    EXPECT_EQ(bare.answer(page_request("/style.css")).response.status, 404U);
}

TEST(Pages, ThatFindTheirWayByThemselvesBeginWithTheStart) {
    Pages const alone(std::map<std::string, std::string>{{"index.html", "start"}});
    EXPECT_EQ(alone.answer(page_request("/tables/7")).response.text(), "start");
    EXPECT_EQ(alone.answer(page_request("/tables/7")).route, "/");
    EXPECT_EQ(alone.answer(page_request("/missing.js")).response.status, 404U);
}

TEST(Pages, ComeFromDirectoriesOfWhichTheLaterWin) {
    temporary::Directory directory;
    directory.write("one/index.html", "old");
    directory.write("one/other.html", "other");
    directory.write("one/pages.json", R"({"pages": [{"path": "/"}]})");
    directory.write("two/pages.json", R"({"pages": [{"path": "/elsewhere"}, {"path": "/"}]})");
    directory.write("two/index.html", "new");
    directory.write("two/.git/config", "secret");
    std::vector<std::filesystem::path> const both{directory.path() / "one", directory.path() / "two"};
    auto const all = Pages::load(both).value();
    EXPECT_EQ(all.answer(page_request("/")).response.text(), "new");
    EXPECT_EQ(all.answer(page_request("/other")).response.text(), "other");
    EXPECT_EQ(all.answer(page_request("/elsewhere")).response.status, 200U);
    EXPECT_EQ(all.answer(page_request("/.git/config")).response.text(), "new");
    directory.write("two/pages.json", "[");
    EXPECT_THAT(Pages::load(both).error().message, testing::HasSubstr("cannot read pages.json"));
    std::vector<std::filesystem::path> const nowhere{directory.path() / "three"};
    EXPECT_THAT(Pages::load(nowhere).error().message, testing::HasSubstr("cannot read the web pages in"));
}

} // namespace
} // namespace server
