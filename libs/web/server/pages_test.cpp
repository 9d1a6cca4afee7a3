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

Pages const& pages() {
    static Pages const all({{"index.html", "start"},
                            {"about.html", "about"},
                            {"games/index.html", "games"},
                            {"assets/app-1a2b3c4d.js", std::string(5000, 'x')},
                            {"routes.txt", "/\n/tables/:id\n"}});
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
    directory.write("one/routes.txt", "/\n");
    directory.write("two/routes.txt", "/elsewhere\n");
    directory.write("two/index.html", "new");
    directory.write("two/.git/config", "secret");
    std::vector<std::filesystem::path> const both{directory.path() / "one", directory.path() / "two"};
    auto const all = Pages::load(both).value();
    EXPECT_EQ(all.answer(page_request("/")).response.text(), "new");
    EXPECT_EQ(all.answer(page_request("/other")).response.text(), "other");
    EXPECT_EQ(all.answer(page_request("/elsewhere")).response.status, 200U);
    EXPECT_EQ(all.answer(page_request("/.git/config")).response.text(), "new");
    std::vector<std::filesystem::path> const nowhere{directory.path() / "three"};
    EXPECT_THAT(Pages::load(nowhere).error().message, testing::HasSubstr("cannot read the web pages in"));
}

} // namespace
} // namespace server
