#include "server/front.hpp"

#include "server/security_headers.hpp"
#include "server/status_answers.hpp"

#include <fmt/format.h>

#include <chrono>
#include <exception>
#include <random>

namespace server {

using http::Request;
using http::Response;

namespace {

using Clock = std::chrono::steady_clock;

bool is_for(Request const& request, std::string_view name) {
    return request.target.segments.size() == 1 && request.target.segments.front() == name;
}

bool is_for_interface(Request const& request) {
    return !request.target.segments.empty() && request.target.segments.front() == "api";
}

bool only_looks(Request const& request) {
    return request.method == http::Method::get || request.method == http::Method::head;
}

Response not_allowed() {
    auto response = http::make_error(405, "method_not_allowed", "only GET and HEAD are allowed here");
    response.headers.add("Allow", "GET, HEAD");
    return response;
}

// Programs that watch over the server ask for these, by whatever address they know, or none.
bool is_for_status(Request const& request) {
    return is_for(request, "healthz") || is_for(request, "metrics");
}

bool is_for_us(Request const& request, Hosts const& hosts) {
    auto const host = request.headers.find("host");
    return (host && hosts.includes(*host)) || (is_for_status(request) && (!host || Hosts::is_address(*host)));
}

// What the reader of a page would ask the interface; none if one of the paths is no path.
std::vector<Request> questions_of(Request const& request, std::vector<std::string> const& paths) {
    std::vector<Request> questions;
    for (auto const& path : paths) {
        auto target = http::parse_target("/api/v1" + path);
        if (!target) {
            return {};
        }
        auto& question = questions.emplace_back(request);
        auto query = std::move(question.target.query);
        question.target = *std::move(target);
        question.target.query = std::move(query);
    }
    return questions;
}

Response misdirected() {
    return http::make_error(
        421, "misdirected",
        "this server does not answer to the name in the Host header; its operator can set "
        "Server.PublicUrl or Server.OtherHosts");
}

} // namespace

// One request on its way to its answer.
class Front::Visit {
public:
    Visit(Dependencies const& parts, Request sent, http::Reply to, std::uint64_t id)
        : request(std::move(sent)),
          m_dependencies(parts),
          m_reply(std::move(to)),
          m_id(fmt::format("{:016x}", id)) {}

    // One that was dropped on its way: the server stops.
    ~Visit() {
        if (!m_is_answered && !m_is_begun) {
            refuse(std::chrono::seconds(1));
        }
    }
    Visit(Visit const&) = delete;
    Visit& operator=(Visit const&) = delete;

    void begin() { m_is_begun = true; }
    void refuse(std::chrono::seconds retry_after) {
        auto response = http::make_error(503, "busy", "the server is busy; try again in a moment");
        response.headers.add("Retry-After", std::to_string(retry_after.count()));
        answer_data(std::move(response), "");
    }
    void answer(Response response, std::string_view route) {
        m_is_answered = true;
        response.headers.add("X-Request-Id", m_id);
        if (request.is_secure) {
            insist_on_tls(response.headers);
        }
        note(response.status, route, response.text().size());
        std::move(m_reply).send(std::move(response));
    }
    void answer_data(Response response, std::string_view route) {
        secure_data(response.headers);
        answer(http::compressed_for(request, std::move(response)), route);
    }
    void go_on(std::shared_ptr<http::SocketListener> listener, std::string_view route) {
        constexpr unsigned switching = 101;
        m_is_answered = true;
        note(switching, route, 0);
        std::move(m_reply).accept(std::move(listener));
    }

    Request request;

private:
    // Of what was asked for only the route: a path or a query may hold a secret.
    void note(unsigned status, std::string_view route, std::size_t bytes) const {
        auto const took = Clock::now() - m_begin;
        m_dependencies.requests.count(route, request.method, status, took);
        constexpr unsigned first_of_ours = 500;
        auto const level = status >= first_of_ours ? LogLevel::error : LogLevel::info;
        if (m_dependencies.log.tells(level)) {
            m_dependencies.log.say(level, "request",
                                   {{"id", m_id},
                                    {"method", name_of(request.method)},
                                    {"route", route},
                                    {"status", std::int64_t{status}},
                                    {"ms", std::chrono::duration<double, std::milli>(took).count()},
                                    {"bytes", static_cast<std::int64_t>(bytes)},
                                    {"peer", request.peer}});
        }
    }

    Dependencies const& m_dependencies;
    http::Reply m_reply;
    std::string m_id;
    bool m_is_begun = false;
    bool m_is_answered = false;
    Clock::time_point m_begin = Clock::now();
};

Front::Front(Dependencies parts)
    : m_dependencies(std::move(parts)), m_first_id(std::uint64_t{std::random_device()()} << 32U) {}

void Front::handle(Request request, http::Reply reply) {
    m_dependencies.proxies.see_through(request);
    auto const visit = std::make_shared<Visit>(m_dependencies, std::move(request), std::move(reply),
                                               m_first_id + ++m_requests);
    auto const& asked = visit->request;
    if (!is_for_us(asked, m_dependencies.hosts)) {
        visit->answer_data(misdirected(), "");
    } else if (is_for_interface(asked)) {
        hand_over(visit, m_dependencies.interface.lane_of(asked));
    } else if (!only_looks(asked)) {
        visit->answer_data(not_allowed(), "");
    } else if (is_for(asked, "healthz")) {
        visit->answer_data(health_answer(m_dependencies.health()), "/healthz");
    } else if (is_for(asked, "metrics")) {
        visit->answer_data(metrics_answer(m_dependencies.metrics()), "/metrics");
    } else if (!show_first(visit)) {
        show_page(*visit);
    }
}

void Front::show_page(Visit& visit) {
    auto page = m_dependencies.pages.answer(visit.request);
    visit.answer(std::move(page.response), page.route);
}

// A document that brings what its page shows first. Where that cannot be had at once, the page asks for it.
bool Front::show_first(std::shared_ptr<Visit> const& visit) {
    auto paths = m_dependencies.pages.first_of(visit->request);
    if (paths.empty() || visit->request.method != http::Method::get || visit->request.wants_socket) {
        return false;
    }
    auto questions = questions_of(visit->request, paths);
    if (questions.empty()) {
        return false;
    }
    auto const lane = m_dependencies.interface.lane_of(questions.front());
    return add_to(lane, visit, [this, questions = std::move(questions)](Visit& seen) {
        std::vector<std::string> told;
        for (auto const& question : questions) {
            auto const answer = m_dependencies.interface.answer(question);
            if (answer.status != 200) {
                show_page(seen);
                return;
            }
            told.emplace_back(answer.text());
        }
        auto page = m_dependencies.pages.answer_with_first(seen.request, told);
        seen.answer(std::move(page.response), page.route);
    });
}

bool Front::add_to(api::Lane lane, std::shared_ptr<Visit> const& visit,
                   std::function<void(Visit&)> callback) {
    return m_dependencies.lanes.of(lane).add(
        Lanes::key_of(lane, visit->request), [this, visit, callback = std::move(callback)] {
            visit->begin();
            try {
                callback(*visit);
            } catch (std::exception const& error) { // no memory, most likely; the reply answers by itself
                m_dependencies.log.say(LogLevel::error, "a request failed", {{"why", error.what()}});
            }
        });
}

void Front::hand_over(std::shared_ptr<Visit> const& visit, api::Lane lane) {
    if (!add_to(lane, visit, [this](Visit& taken) { work(taken); })) {
        visit->refuse(Lanes::retry_after(lane));
    }
}

void Front::work(Visit& visit) {
    auto const& request = visit.request;
    auto const route = m_dependencies.interface.route_of(request).value_or("");
    if (!request.wants_socket) {
        visit.answer_data(m_dependencies.interface.answer(request), route);
    } else if (auto opened = m_dependencies.interface.open(request)) {
        visit.go_on(*std::move(opened), route);
    } else {
        visit.answer_data(std::move(opened.error()), route);
    }
}

} // namespace server
