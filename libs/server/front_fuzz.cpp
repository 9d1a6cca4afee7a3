// The whole way of a request, without the network: from what anybody may send to an answer.
//
// The bytes are read as choices: which operation or page, who asks, which headers, which fields with which
// values. So most inputs get past the first check; texts are taken from the bytes as they are. What one
// request changes the next one meets.
#include "api/description.hpp"
#include "api/people_operations.hpp"
#include "server/front.hpp"
#include "support/assert.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdlib>
#include <filesystem>

namespace server {
namespace {

class Sink : public http::ReplySink {
public:
    void send(http::Response response) override {
        TULKAS_ASSERT(response.status >= 200 && response.status < 600 && response.status != 500);
        for (auto const& [name, value] : response.headers.all()) {
            TULKAS_ASSERT(http::is_field(name, value) || value.empty());
        }
        ++answers;
        last = std::move(response);
    }
    void accept(std::shared_ptr<http::SocketListener> /*listener*/) override { ++answers; }

    std::atomic<int> answers = 0;
    http::Response last;
};

// A place in memory, gone with the program.
std::string place() {
    std::string directory =
        std::filesystem::exists("/dev/shm") ? "/dev/shm/tulkas-fuzz-XXXXXX" : "/tmp/tulkas-fuzz-XXXXXX";
    TULKAS_ASSERT(mkdtemp(directory.data()) != nullptr);
    static std::string const kept = directory;
    TULKAS_ASSERT(std::atexit([] {
                      std::error_code ignored;
                      std::filesystem::remove_all(kept, ignored);
                  }) == 0);
    return kept + "/arena.db";
}

struct Arena {
    storage::Moment now{std::chrono::seconds(1'700'000'000)};
    std::unique_ptr<storage::Database> database =
        storage::Database::open({storage::Backend::sqlite, place()}).value();
    people::Passwords passwords{people::PasswordCost::least()};
    people::Registry registry{*database, passwords};
    people::Entrance entrance{*database, passwords};
    api::PeopleOperations people{*database, registry, entrance};
    api::Interface interface{api::with_description(people.all()), entrance, [this] {
                                 return now +=
                                        std::chrono::seconds(10); // limits are not what is looked at here
                             }};
    Pages pages{{{"index.html", "start"}, {"404.html", "nothing"}, {"style.css", std::string(2000, ' ')}}};
    Proxies proxies = Proxies::parse("10.0.0.0/8, ::1").value();
    Metrics metrics;
    Log log{{.level = LogLevel::debug, .format = LogFormat::json}, [](std::string_view line) {
                TULKAS_ASSERT(support::parse_json(line.substr(0, line.size() - 1)));
            }};

    // What clients of this arena know.
    std::vector<std::string> names{"root", "otter"};
    std::vector<std::string> sessions;
    std::vector<std::string> links;

    Arena() {
        links.push_back(registry.first_link(now).value().value());
        auto const root = registry.become_first(links.back(), {"root", "a long password"}, now).value();
        auto const otter = registry.add({"otter", "a long password"}, now).value();
        for (auto const& person : {root, otter}) {
            sessions.push_back(entrance.admit(person, now).value().session);
        }
    }

    void learn(Sink const& sink) {
        auto const answer = support::parse_json(sink.last.text());
        if (sink.last.status == 201 && answer && answer->is_object() &&
            answer->as_object().contains("link")) {
            links.emplace_back(answer->at("link").as_string());
        }
    }
};

// The input, as choices.
class Choices {
public:
    explicit Choices(std::string_view bytes) : m_bytes(bytes) {}

    [[nodiscard]] bool is_over() const { return m_bytes.empty(); }
    [[nodiscard]] std::size_t below(std::size_t bound) {
        if (m_bytes.empty()) {
            return 0;
        }
        auto const byte = static_cast<unsigned char>(m_bytes.front());
        m_bytes.remove_prefix(1);
        return byte % bound;
    }
    [[nodiscard]] std::string text() {
        auto const size = std::min(below(64), m_bytes.size());
        std::string text(m_bytes.substr(0, size));
        m_bytes.remove_prefix(size);
        return text;
    }

private:
    std::string_view m_bytes;
};

support::Json value(Choices& choices, Arena const& arena) {
    switch (choices.below(8)) {
    case 0:
        return static_cast<std::int64_t>(choices.below(4));
    case 1:
        return choices.below(2) == 1;
    case 2:
        return support::Json(choices.text());
    case 3:
        return "a long password";
    case 4:
        return support::Json(arena.names.at(choices.below(arena.names.size())));
    case 5:
        return "administrator";
    default:
        return support::Json(arena.links.empty() ? "" : arena.links.back());
    }
}

std::string body(Choices& choices, std::vector<api::Field> const& fields, Arena const& arena) {
    if (choices.below(8) == 0) {
        return choices.text();
    }
    support::JsonObject object;
    for (auto const& field : fields) {
        if (choices.below(8) != 0) {
            object[field.name] = value(choices, arena);
        }
    }
    return support::to_text(object);
}

std::string path(Choices& choices, std::string path) {
    for (auto open = path.find('{'); open != std::string::npos; open = path.find('{')) {
        path.replace(open, path.find('}') - open + 1,
                     choices.below(4) == 0 ? choices.text() : std::to_string(choices.below(4)));
    }
    return choices.below(4) == 0 ? path + "?limit=" + choices.text() : path;
}

void add_headers(Choices& choices, http::Headers& headers, Arena const& arena) {
    constexpr std::array names{"origin",        "sec-fetch-site",  "x-forwarded-for", "x-forwarded-proto",
                               "if-none-match", "accept-encoding", "cookie",          "authorization",
                               "upgrade"};
    headers.add("host", "arena.example");
    headers.add("content-type", choices.below(8) == 0 ? "text/plain" : "application/json");
    if (auto const who = choices.below(arena.sessions.size() + 1); who < arena.sessions.size()) {
        headers.add("cookie", "tulkas_session=" + arena.sessions[who]);
    }
    for (auto count = choices.below(3); count > 0; --count) {
        auto const* const name = names.at(choices.below(names.size()));
        if (auto const text = choices.text(); http::is_field(name, text)) {
            headers.add(name, text);
        }
    }
}

std::optional<http::Request> request(Choices& choices, Arena const& arena) {
    auto const& operations = arena.interface.operations();
    auto const chosen = choices.below(operations.size() + 2);
    http::Request request;
    std::string asked;
    if (chosen < operations.size()) {
        request.method = operations[chosen].method;
        request.body = body(choices, operations[chosen].body, arena);
        asked = api::prefix + path(choices, operations[chosen].path);
    } else {
        request.method = static_cast<http::Method>(choices.below(7));
        asked = "/" + choices.text();
    }
    add_headers(choices, request.headers, arena);
    auto target = http::parse_target(asked);
    if (!target) {
        return std::nullopt;
    }
    request.target = *std::move(target);
    request.peer = choices.below(2) == 0 ? "10.0.0.1" : "192.0.2.1";
    request.wants_socket = request.headers.find("upgrade").has_value();
    return request;
}

void ask(Arena& arena, http::Request asked) {
    auto const sink = std::make_shared<Sink>();
    {
        WorkPool pool(1);
        Front front({.interface = arena.interface,
                     .pages = arena.pages,
                     .proxies = arena.proxies,
                     .pool = pool,
                     .metrics = arena.metrics,
                     .log = arena.log,
                     .health = [] { return support::Result<void>(); },
                     .gauges = [] { return std::vector<Gauge>(); }});
        front.handle(std::move(asked), http::Reply(sink));
        pool.stop(); // what it does needs the front
    }
    TULKAS_ASSERT(sink->answers == 1);
    arena.learn(*sink);
}

} // namespace
} // namespace server

extern "C" int LLVMFuzzerTestOneInput(unsigned char const* data, std::size_t size) {
    static server::Arena arena;
    server::Choices choices({reinterpret_cast<char const*>(data), size});
    for (int requests = 0; requests < 4 && !choices.is_over(); ++requests) {
        if (auto asked = server::request(choices, arena)) {
            server::ask(arena, *std::move(asked));
        }
    }
    return 0;
}
