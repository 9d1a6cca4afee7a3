// Looks after those who are not asked while the thread of their game is busy.
//
// A house bot thinks on the thread that otherwise looks at the clocks every millisecond. Programs that wait
// for their turn could think meanwhile, and nobody would see it. So a second thread looks while the first one
// is inside the house bot, and only then: the two never use the game at the same time.
//
// To begin and to end a watch is cheap, because house bots may answer in a microsecond: nobody is woken. The
// watchman comes round by himself, as long as he is on duty.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <thread>

namespace runtime {

class Watchman {
public:
    using Look = std::function<void()>;

    Watchman() = default;
    Watchman(Watchman const&) = delete;
    Watchman& operator=(Watchman const&) = delete;

    // For as long as a game may need him; one game at a time.
    class Duty {
    public:
        explicit Duty(Watchman& watchman);
        Duty(Duty const&) = delete;
        Duty& operator=(Duty const&) = delete;
        ~Duty();

    private:
        Watchman& m_watchman;
    };

    // While it exists `look` is called again and again, from the second millisecond on. It is not called any
    // more when the destructor has returned.
    class Watch {
    public:
        Watch(Watchman& watchman, Look const& look);
        Watch(Watch const&) = delete;
        Watch& operator=(Watch const&) = delete;
        ~Watch();

    private:
        Watchman& m_watchman;
    };

private:
    void walk(std::stop_token const& stop);

    std::mutex m_mutex; // held during a look
    std::condition_variable_any m_changed;
    bool m_is_on_duty = false;
    Look const* m_look = nullptr;
    std::uint64_t m_watches = 0;
    std::jthread m_thread; // since the first duty
};

} // namespace runtime
