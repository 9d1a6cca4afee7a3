// The event loop that tables and their channels live on: one thread, any number of games.
//
// It hears the channels and lets each table look at its clocks once a millisecond, as long as there is a
// clock worth looking at. A table that waits for somebody else is not looked at.
#pragma once

#include <functional>
#include <memory>

namespace boost::asio {
class io_context;
}

namespace runtime {

class Table;

class Loop {
public:
    Loop();
    ~Loop();
    Loop(Loop const&) = delete;
    Loop& operator=(Loop const&) = delete;

    [[nodiscard]] boost::asio::io_context& context();

    // From now on, until a look finds nothing more to look at.
    void watch(Table& table);
    // Before a table goes away.
    void forget(Table& table);

    // Waits for something to happen and lets it happen.
    void run_once();

private:
    struct Inside;
    std::unique_ptr<Inside> m_inside;
};

} // namespace runtime
