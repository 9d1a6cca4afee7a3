#include "catan_net/local_line.hpp"

#include "catan_net/pump.hpp"

#include <boost/asio/post.hpp>

namespace catan_net {

namespace asio = boost::asio;

namespace {

// What is still under way when the line is gone is lost with it.
class LocalLine final : public Line, public std::enable_shared_from_this<LocalLine> {
public:
    LocalLine(HallSettings settings, std::uint64_t seed, runtime::Loop& loop)
        : m_pump(loop), m_hall(std::move(settings), seed), m_here(*this) {}

    void open(Listener listener) override { m_listener = std::move(listener); }

    void send(Message const& message) override {
        post([this, message] {
            m_hall.received(m_here, message);
            for (int const game : m_hall.games()) {
                m_hall.fill(game);
            }
            let_bots_work();
        });
    }
    void cut(std::string const& why) override {
        post([this, why] { m_listener.lost(why); });
    }
    void hang_up() override { m_is_hung_up = true; }

private:
    // The server's end.
    class Here final : public Connection {
    public:
        explicit Here(LocalLine& line) : m_line(line) {}
        void send(Message const& message) override {
            m_line.post([&line = m_line, message] { line.m_listener.heard(message); });
        }
        void close() override { m_line.cut("the server hung up"); }

    private:
        LocalLine& m_line;
    };

    void post(std::function<void()> what) {
        asio::post(m_pump.context(), [self = weak_from_this(), what = std::move(what)] {
            if (auto const line = self.lock(); line && !line->m_is_hung_up) {
                what();
            }
        });
    }

    void let_bots_work() {
        post([this] {
            if (m_hall.work()) {
                let_bots_work();
            }
        });
    }

    Pump m_pump;
    Hall m_hall;
    Here m_here;
    Listener m_listener;
    bool m_is_hung_up = false;
};

} // namespace

std::shared_ptr<Line> stay_at_home(HallSettings settings, std::uint64_t seed, runtime::Loop& loop) {
    return std::make_shared<LocalLine>(std::move(settings), seed, loop);
}

} // namespace catan_net
