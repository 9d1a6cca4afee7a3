// The event loop that tables and their channels live on: one thread, any number of games.
//
// It hears the channels and lets each table look at its clocks: once a millisecond while there is something
// going on, more and more seldom when there is not. A table that waits for somebody costs its memory.
#pragma once

#include <cstddef>
#include <memory>

namespace boost::asio {
class io_context; // NOLINT(readability-identifier-naming): the library's own name
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

    // Lets it look at its clocks in a millisecond, and from then on as it asks for.
    void watch(Table& table);
    // Before a table goes away.
    void forget(Table& table);
    // How many tables have asked to look again.
    [[nodiscard]] std::size_t watched() const;

    // Waits for something to happen and lets it happen.
    void run_once();

private:
    struct Inside;
    std::unique_ptr<Inside> m_inside;
};

} // namespace runtime
