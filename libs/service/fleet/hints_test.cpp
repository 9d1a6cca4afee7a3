#include "fleet/hints.hpp"

#include <gtest/gtest.h>

namespace fleet {

namespace {

class IdleWorker final : public live::Watcher {
public:
    void tell(live::Text const& text) override { m_told += *text; }
    void lost() override { m_told += "end"; }
    [[nodiscard]] std::string const& told() const { return m_told; }

private:
    std::string m_told;
};

class AHint : public testing::Test {
protected:
    std::shared_ptr<IdleWorker> wait(std::int64_t token = 1) {
        auto worker = std::make_shared<IdleWorker>();
        m_hints.enter(token, worker);
        m_hints.wait(worker);
        return worker;
    }
    Hints m_hints;
};

TEST_F(AHint, GoesToTheTwoThatHaveWaitedLongest) {
    auto const first = wait();
    auto const second = wait();
    auto const third = wait();
    m_hints.wait(first); // keeps its place
    m_hints.tell();
    EXPECT_EQ(first->told(), "work");
    EXPECT_EQ(second->told(), "work");
    EXPECT_EQ(third->told(), "");
    EXPECT_EQ(m_hints.waiting(), 1);
    m_hints.tell();
    EXPECT_EQ(first->told(), "work");
    EXPECT_EQ(third->told(), "work");
}

TEST_F(AHint, GoesToNobodyWhoHasLeft) {
    auto const gone = wait();
    m_hints.leave(gone);
    m_hints.tell();
    m_hints.wait(gone);
    m_hints.tell();
    EXPECT_EQ(gone->told(), "");
}

TEST_F(AHint, IsTakenAwayByNobodyWhoseTokenWasRevoked) {
    auto const liar = wait(7);
    auto const another = wait(7);
    auto const honest = wait(8);
    m_hints.end(7);
    m_hints.tell();
    EXPECT_EQ(liar->told(), "end");
    EXPECT_EQ(another->told(), "end");
    EXPECT_EQ(honest->told(), "work");
}

} // namespace

} // namespace fleet
