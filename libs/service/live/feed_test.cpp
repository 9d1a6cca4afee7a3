#include "live/feed.hpp"

#include <gmock/gmock.h>

namespace live {
namespace {

using testing::ElementsAre;

// What a database would keep.
class Store {
public:
    void say(Topic topic, std::string const& text) {
        std::lock_guard const lock(m_mutex);
        auto& sayings = m_said[topic];
        sayings.push_back({static_cast<std::int64_t>(sayings.size()) + 1, text});
    }

    support::Result<std::vector<Saying>> read(Topic topic, std::int64_t after) {
        std::lock_guard const lock(m_mutex);
        if (m_is_broken) {
            m_is_broken = false;
            return support::fail(support::ErrorKind::unavailable, "the database");
        }
        std::vector<Saying> found;
        for (auto const& saying : m_said[topic]) {
            if (saying.number > after && found.size() < 2) { // a page
                found.push_back(saying);
            }
        }
        return found;
    }

    void break_once() {
        std::lock_guard const lock(m_mutex);
        m_is_broken = true;
    }

private:
    std::mutex m_mutex;
    std::map<Topic, std::vector<Saying>> m_said;
    bool m_is_broken = false;
};

class Listener : public Watcher {
public:
    void tell(Text const& text) override {
        std::lock_guard const lock(m_mutex);
        m_heard.push_back(*text);
        m_changed.notify_all();
    }
    void lost() override {
        std::lock_guard const lock(m_mutex);
        m_is_lost = true;
    }

    bool is_lost() {
        std::lock_guard const lock(m_mutex);
        return m_is_lost;
    }

    std::vector<std::string> heard(std::size_t count) {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [&] { return m_heard.size() >= count; });
        return m_heard;
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::vector<std::string> m_heard;
    bool m_is_lost = false;
};

class AFeed : public testing::Test {
protected:
    Store m_store;
    Feed m_feed{[this](Topic topic, std::int64_t after) { return m_store.read(topic, after); },
                std::chrono::milliseconds(5)};
    std::shared_ptr<Listener> m_listener = std::make_shared<Listener>();
};

TEST_F(AFeed, TellsWhatWasSaidAndWhatIsSaid) {
    for (auto const* const text : {"a", "b", "c", "d"}) {
        m_store.say(1, text);
    }
    m_store.say(2, "other");
    m_feed.watch(1, 1, m_listener);
    EXPECT_THAT(m_listener->heard(3), ElementsAre("b", "c", "d"));
    m_store.say(1, "e");
    m_feed.news(1);
    EXPECT_THAT(m_listener->heard(4), ElementsAre("b", "c", "d", "e"));
}

TEST_F(AFeed, HearsOfWhatOthersWrote) {
    m_feed.watch(1, 0, m_listener);
    m_store.say(1, "from elsewhere");
    EXPECT_THAT(m_listener->heard(1), ElementsAre("from elsewhere"));
}

// Whatever is said here all the time.
TEST_F(AFeed, HearsOfWhatOthersWroteThroughAllTheNewsOfThisProcess) {
    std::shared_ptr<Listener> const other = std::make_shared<Listener>();
    Feed feed(
        [&](Topic topic, std::int64_t after) {
            if (topic == 1) {
                feed.news(1); // again and again
            }
            return m_store.read(topic, after);
        },
        std::chrono::milliseconds(5));
    feed.watch(1, 0, m_listener);
    feed.watch(2, 0, other);
    m_store.say(2, "from elsewhere");
    EXPECT_THAT(other->heard(1), ElementsAre("from elsewhere"));
    m_store.say(2, "and more");
    EXPECT_THAT(other->heard(2), ElementsAre("from elsewhere", "and more"));
    feed.stop();
}

TEST_F(AFeed, TellsLaterWhatCannotBeReadNow) {
    m_store.break_once();
    m_store.say(1, "a");
    m_feed.watch(1, 0, m_listener);
    EXPECT_THAT(m_listener->heard(1), ElementsAre("a"));
}

TEST_F(AFeed, TellsEachFromWhereTheyAre) {
    m_store.say(1, "a");
    m_store.say(1, "b");
    auto const late = std::make_shared<Listener>();
    m_feed.watch(1, 0, m_listener);
    m_feed.watch(1, 1, late);
    EXPECT_EQ(m_feed.watchers(), 2U);
    EXPECT_THAT(m_listener->heard(2), ElementsAre("a", "b"));
    EXPECT_THAT(late->heard(1), ElementsAre("b"));
    m_feed.leave(1, late);
    m_feed.leave(1, late);
    m_feed.leave(3, late);
    m_store.say(1, "c");
    m_feed.news(1);
    EXPECT_THAT(m_listener->heard(3), ElementsAre("a", "b", "c"));
    m_feed.stop();
    EXPECT_THAT(late->heard(1), ElementsAre("b"));
    EXPECT_EQ(m_feed.watchers(), 0U);
    EXPECT_TRUE(m_listener->is_lost());
    EXPECT_FALSE(late->is_lost()) << "it had left";
}

} // namespace
} // namespace live
