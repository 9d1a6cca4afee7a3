// The line on which an arena tells a worker with nothing to do that there is work again.
//
// It may be lost at any time, and is made anew when it is tended: who has it asks less often, and loses
// nothing without it but time.
#pragma once

#include "http/link.hpp"
#include "worker/arena.hpp"

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>

namespace worker {

class HintLine final : public http::LinkListener {
public:
    // Called in a thread of the line's.
    HintLine(Arena const& arena, std::function<void()> hinted);
    ~HintLine() override;
    HintLine(HintLine const&) = delete;
    HintLine& operator=(HintLine const&) = delete;

    // Makes it anew if it was lost.
    void tend();
    // This worker has nothing to do, and wants to be told.
    void say_idle();
    [[nodiscard]] bool is_there() const { return m_is_there; }

private:
    void received(std::string_view text) override;
    void closed(http::Closing closing) override;

    Arena const& m_arena;
    std::function<void()> m_hinted;
    std::atomic<bool> m_is_there = false;
    std::mutex m_mutex;
    std::unique_ptr<http::Link> m_link; // ends before what it tells
};

} // namespace worker
