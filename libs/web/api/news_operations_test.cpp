// News, as browsers and programs see them.
#include "api/news_operations.hpp"
#include "api/people_test.hpp"

#include <gmock/gmock.h>

namespace api {
namespace {

using tests::Method;

constexpr char const* final_on_friday = R"({"title": "The final", "text": "On **Friday**."})";

class NewsOverTheInterface : public tests::PeopleTest {
protected:
    NewsOverTheInterface() { serve(m_news.all()); }

    static std::size_t seen_by(tests::Client& client) {
        return client.json(Method::get, "/news").at("items").as_array().size();
    }

    NewsOperations m_news{*m_database};
};

TEST_F(NewsOverTheInterface, AreWrittenByOrganisersAndReadByEverybody) {
    person("root", "administrator");
    auto heron = person("heron", "organiser");
    auto beaver = person("beaver", "user");
    auto guest = client();
    EXPECT_EQ(beaver.status(Method::post, "/news", final_on_friday), 403U);
    EXPECT_EQ(guest.status(Method::post, "/news", final_on_friday), 401U);
    EXPECT_EQ(heron.status(Method::post, "/news", R"({"title": "", "text": "Nothing"})"), 400U);
    EXPECT_EQ(heron.status(Method::post, "/news", R"({"title": "The \u202elanif", "text": "Nothing"})"),
              400U);
    auto const written = heron.json(Method::post, "/news", final_on_friday);
    EXPECT_EQ(written.at("published"), true);
    EXPECT_EQ(written.at("author"), "heron");
    EXPECT_TRUE(written.at("changed").is_null());
    auto const read = guest.json(Method::get, "/news/1");
    EXPECT_EQ(read.at("text"), "On **Friday**.") << "as it was written; pages make no HTML of it";
    EXPECT_EQ(read.at("own"), false);
    EXPECT_EQ(seen_by(guest), 1U);
    EXPECT_EQ(guest.status(Method::get, "/news/2"), 404U);
    EXPECT_EQ(guest.status(Method::get, "/news/x"), 400U);
}

TEST_F(NewsOverTheInterface, ThatAreWithdrawnAreTheirAuthors) {
    auto root = person("root", "administrator");
    auto heron = person("heron", "organiser");
    auto otter = person("otter", "organiser");
    auto guest = client();
    heron.json(Method::post, "/news", final_on_friday);
    EXPECT_EQ(otter.status(Method::patch, "/news/1", R"({"published": false})"), 403U);
    auto const withdrawn = heron.json(Method::patch, "/news/1", R"({"published": false})");
    EXPECT_EQ(withdrawn.at("published"), false);
    EXPECT_TRUE(withdrawn.at("changed").is_null()) << "what is said has not changed";
    for (auto* const other : {&guest, &otter}) {
        EXPECT_EQ(other->status(Method::get, "/news/1"), 404U);
        EXPECT_EQ(seen_by(*other), 0U);
    }
    EXPECT_EQ(otter.status(Method::patch, "/news/1", R"({"published": true})"), 404U);
    EXPECT_EQ(seen_by(heron), 1U);
    EXPECT_EQ(seen_by(root), 1U);
    auto const again = root.json(Method::patch, "/news/1",
                                 R"({"title": "The semi-finals", "text": "On Monday.", "published": true})");
    EXPECT_EQ(again.at("author"), "heron");
    EXPECT_FALSE(again.at("changed").is_null());
    EXPECT_EQ(guest.json(Method::get, "/news/1").at("title"), "The semi-finals");
    EXPECT_EQ(heron.status(Method::patch, "/news/1", R"({"text": ")" + std::string(20'001, 'x') + "\"}"),
              400U);
    EXPECT_EQ(heron.status(Method::patch, "/news/9", R"({"published": false})"), 404U);
}

} // namespace
} // namespace api
