#include "api/people_test.hpp"
#include "storage/contents.hpp"

#include <gmock/gmock.h>

namespace api::tests {
namespace {

using testing::HasSubstr;

class RepeatedRequests : public PeopleTest {
protected:
    Operation operation(std::string const& name) {
        return {.method = Method::post,
                .path = "/" + name,
                .id = name,
                .summary = "Makes something",
                .access = Access::user,
                .body_type = "text/plain",
                .outcomes = {{201, "made", "", http::plain_text}},
                .run = [this](Call const& call) { return make(call); }};
    }

    support::Result<http::Response> make(Call const& call) {
        ++m_runs;
        if (m_fails_before_writing) {
            return support::fail(support::ErrorKind::unavailable, "no space left on device");
        }
        EXPECT_TRUE(m_database->write([&](storage::Transaction& transaction) {
            storage::Contents::put(transaction, call.request.body);
        }));
        if (m_fails_after_writing) {
            return support::fail(support::ErrorKind::unavailable, "the connection broke");
        }
        return http::make_response(201, http::plain_text, "made " + std::to_string(m_runs));
    }

    // Without a key if it is empty.
    static http::Response send(Interface& interface, Client const& client, std::string const& path,
                               std::string const& key, std::string const& body = "x") {
        auto request = client.request(Method::post, path, body);
        request.headers.set("content-type", "text/plain");
        if (!key.empty()) {
            request.headers.add("idempotency-key", key);
        }
        return interface.answer(request);
    }

    int m_runs = 0;
    bool m_fails_before_writing = false;
    bool m_fails_after_writing = false;
};

TEST_F(RepeatedRequests, AreAnsweredAsTheFirstTime) {
    auto& interface = serve({operation("make"), operation("other")});
    auto const otter = person("otter");
    auto const heron = person("heron");
    auto const first = send(interface, otter, "/make", "a");
    EXPECT_EQ(first.status, 201U);
    EXPECT_EQ(first.headers.find("idempotency-replayed"), std::nullopt);
    auto const second = send(interface, otter, "/make", "a");
    EXPECT_EQ(second.status, 201U);
    EXPECT_EQ(second.text(), first.text());
    EXPECT_EQ(second.headers.find("content-type"), first.headers.find("content-type"));
    EXPECT_EQ(second.headers.find("idempotency-replayed"), "true");
    EXPECT_EQ(m_runs, 1);

    EXPECT_EQ(send(interface, otter, "/make", "b").text(), "made 2");
    EXPECT_EQ(send(interface, otter, "/other", "a").text(), "made 3");
    EXPECT_EQ(send(interface, heron, "/make", "a").text(), "made 4");
    EXPECT_EQ(send(interface, otter, "/make", "").text(), "made 5");
    EXPECT_EQ(send(interface, otter, "/make", "").text(), "made 6");
}

TEST_F(RepeatedRequests, AreKnownToAServerThatWasRestarted) {
    auto const otter_of = [this](Interface& interface) { return Client(interface, 7); };
    auto const token =
        m_entrance
            .new_token({storage::add_account(*m_database, "otter"), "otter", people::Role::user},
                       {.label = "test"}, m_now)
            .value();
    for (int start = 0; start < 2; ++start) {
        auto& interface = serve({operation("make")});
        auto otter = otter_of(interface);
        otter.use_token(token);
        EXPECT_EQ(send(interface, otter, "/make", "a").text(), "made 1");
    }
}

TEST_F(RepeatedRequests, MustBeTheSameRequests) {
    auto& interface = serve({operation("make")});
    auto const otter = person("otter");
    EXPECT_EQ(send(interface, otter, "/make", "a").status, 201U);
    auto const other = send(interface, otter, "/make", "a", "something else");
    EXPECT_EQ(other.status, 422U);
    EXPECT_THAT(std::string(other.text()), HasSubstr("used for another request"));
    EXPECT_EQ(send(interface, otter, "/make", std::string(101, 'a')).status, 400U);
    EXPECT_EQ(m_runs, 1);
}

TEST_F(RepeatedRequests, AreCarriedOutIfTheyWereNot) {
    auto& interface = serve({operation("make")});
    auto const otter = person("otter");
    m_fails_before_writing = true;
    EXPECT_EQ(send(interface, otter, "/make", "a").status, 503U);
    m_fails_before_writing = false;
    EXPECT_EQ(send(interface, otter, "/make", "a").text(), "made 2");
    EXPECT_EQ(send(interface, otter, "/make", "a").text(), "made 2");
}

TEST_F(RepeatedRequests, AreNotCarriedOutTwiceIfTheAnswerGotLost) {
    auto& interface = serve({operation("make")});
    auto const otter = person("otter");
    m_fails_after_writing = true;
    EXPECT_EQ(send(interface, otter, "/make", "a").status, 503U);
    auto const again = send(interface, otter, "/make", "a");
    EXPECT_EQ(again.status, 409U);
    EXPECT_THAT(std::string(again.text()), HasSubstr("has been carried out"));
    EXPECT_EQ(m_runs, 1);
}

TEST_F(RepeatedRequests, AreNotRecognisedWhereTheAnswerIsASecret) {
    auto secret = operation("make");
    secret.tells_secret = true;
    auto& interface = serve({secret});
    auto const otter = person("otter");
    EXPECT_EQ(send(interface, otter, "/make", "a").text(), "made 1");
    EXPECT_EQ(send(interface, otter, "/make", "a").text(), "made 2");
}

} // namespace
} // namespace api::tests
