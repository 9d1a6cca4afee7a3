#include "api/streams.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

namespace api {
namespace {

class PaperSocket final : public http::Socket {
public:
    void send(std::shared_ptr<std::string const> /*text*/) override {}
    void close(http::CloseReason reason) override { closed_with = reason; }

    std::optional<http::CloseReason> closed_with;
};

class PaperListener final : public http::SocketListener {
public:
    void opened(std::shared_ptr<http::Socket> /*socket*/) override { heard.emplace_back("opened"); }
    void received(std::string_view text) override { heard.emplace_back(text); }
    void closed() override { heard.emplace_back("closed"); }

    std::vector<std::string> heard;
};

class KeptStreams : public testing::Test {
protected:
    struct Open {
        std::shared_ptr<PaperListener> inner = std::make_shared<PaperListener>();
        std::shared_ptr<PaperSocket> socket = std::make_shared<PaperSocket>();
        std::shared_ptr<http::SocketListener> outer = nullptr;

        [[nodiscard]] bool is_closed() const { return socket->closed_with == http::CloseReason::policy; }
    };
    Open open(support::AccountId account, std::string credential, std::optional<support::Moment> expires = {},
              bool by_rights = false) {
        Open made;
        made.outer = m_streams.keep(made.inner,
                                    {.person = {.id = account, .name = "x"},
                                     .credential = std::move(credential),
                                     .scopes = {},
                                     .expires = expires},
                                    by_rights);
        made.outer->opened(made.socket);
        return made;
    }

    support::Moment m_now{std::chrono::seconds(1000)};
    Streams m_streams{[this] { return m_now; }};
};

TEST_F(KeptStreams, EndWithWhatTheyWereOpenedWith) {
    auto const here = open(1, "here");
    auto const there = open(1, "there");
    auto const other = open(2, "other");
    m_streams.end({.account = 1, .credential = "there"});
    EXPECT_FALSE(here.is_closed());
    EXPECT_TRUE(there.is_closed());
    m_streams.end({.account = 1, .kept = "here"});
    EXPECT_FALSE(here.is_closed());
    m_streams.end({.account = 1});
    EXPECT_TRUE(here.is_closed());
    EXPECT_FALSE(other.is_closed());
}

TEST_F(KeptStreams, HearNothingAfterTheirEnd) {
    auto const stream = open(1, "a");
    stream.outer->received("one");
    m_streams.end({.account = 1});
    stream.outer->received("two");
    stream.outer->closed();
    EXPECT_EQ(stream.inner->heard, (std::vector<std::string>{"opened", "one", "closed"}));
}

TEST_F(KeptStreams, EndThoughTheyAreNotOpenYet) {
    auto const inner = std::make_shared<PaperListener>();
    auto const outer =
        m_streams.keep(inner, {.person = {.id = 1, .name = "x"}, .credential = "a", .scopes = {}});
    m_streams.end({.account = 1});
    auto const socket = std::make_shared<PaperSocket>();
    outer->opened(socket);
    EXPECT_EQ(socket->closed_with, http::CloseReason::policy);
}

TEST_F(KeptStreams, EndWithTheRightsByWhichTheyWereOpened) {
    auto const watched = open(1, "a", {}, true);
    auto const played = open(1, "a");
    auto const other = open(2, "b", {}, true);
    m_streams.end_by_rights(1);
    EXPECT_TRUE(watched.is_closed());
    EXPECT_FALSE(played.is_closed());
    EXPECT_FALSE(other.is_closed());
}

TEST_F(KeptStreams, EndWhenTheirTimeIsOver) {
    auto const early = open(1, "early", m_now + std::chrono::seconds(10));
    auto const late = open(1, "late", m_now + std::chrono::seconds(20));
    m_streams.end_expired();
    EXPECT_FALSE(early.is_closed());
    m_now += std::chrono::seconds(10);
    m_streams.end_expired();
    EXPECT_TRUE(early.is_closed());
    EXPECT_FALSE(late.is_closed());
    m_now += std::chrono::seconds(10);
    late.outer->received("too late");
    EXPECT_TRUE(late.is_closed());
    EXPECT_EQ(late.inner->heard.size(), 1U);
}

TEST_F(KeptStreams, AreForgottenWhenTheyAreGone) {
    auto const socket = open(1, "a").socket; // nobody holds the rest
    m_streams.end({.account = 1});
    EXPECT_EQ(socket->closed_with, std::nullopt);
}

} // namespace
} // namespace api
