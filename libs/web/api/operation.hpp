// One thing that can be asked of the server: where, by whom, with what, and what may come of it.
//
// The list of operations is the interface: routing, permissions, the check of what is sent and the OpenAPI
// document are all made from it, so that none of them can say something else than the others.
#pragma once

#include "http/request.hpp"
#include "http/response.hpp"
#include "http/socket.hpp"
#include "people/recognised.hpp"
#include "support/json.hpp"
#include "support/moment.hpp"
#include "support/result.hpp"

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace api {

inline constexpr char const* prefix = "/api/v1";

// Who may ask. Whose things they are is the operation's own matter. A worker is no person: it has a token of
// its own, with which it can ask nothing else.
enum class Access : std::uint8_t { anybody, user, author, organiser, administrator, worker };

enum class ParameterType : std::uint8_t { text, number, boolean };

// Which threads do it: each kind of work that takes long has some of its own, so that nothing else waits for
// it.
enum class Lane : std::uint8_t { database, passwords, uploads, elsewhere, builds };

// What may stand behind the question mark.
struct Parameter {
    std::string name;
    ParameterType type = ParameterType::text;
    std::string description;
    bool is_required = false;
};

// What may be answered, besides the errors that all operations of its kind may answer with (outcomes.hpp).
struct Outcome {
    unsigned status = 200;
    std::string description;
    std::string schema;    // the name of one in schemas/; empty for a body that is no JSON, or none
    std::string type = {}; // of a body that is no JSON
};

struct Call {
    http::Request const& request;
    std::vector<std::string> const& values; // of the segments in braces
    std::optional<people::Person> const& person;
    std::string const& session;      // the secret the person came with, empty for a token
    support::JsonObject const& body; // it fits the schema
    support::Moment now;
    std::optional<people::Recognised> const& who; // the same person, and what they came with
    std::optional<std::int64_t> worker = {};      // the id of its token, where a worker asks

    // Whoever came without a token may do what their role may.
    [[nodiscard]] bool may(people::Scope scope) const { return !who || who->may(scope); }
};

struct Operation {
    http::Method method = http::Method::get;
    std::string path; // "/people/{id}", below the prefix
    std::string id;
    std::string summary;
    Access access = Access::anybody;
    // What a token needs to do this; without it, scope_of() says.
    std::optional<people::Scope> scope = {};
    // What may stand behind the question mark. Others are not looked at.
    std::vector<Parameter> query;
    std::string body;      // the name of its schema in schemas/, empty for none
    std::string body_type; // of a body that is taken as it is, instead of `body`
    std::vector<Outcome> outcomes;
    bool tells_secret = false;    // its answer is stored nowhere
    bool hashes_password = false; // which takes a tenth of a second, and 64 MB
    bool asks_elsewhere = false;  // waits for a server of others; `{name}` in its path is who that is
    bool takes_long = false;      // compiles programs, or packs what a whole class has written
    bool by_rights = false;       // a stream that not everybody may hear; it ends when the rights change
    std::function<support::Result<http::Response>(Call const&)> run;
    // Instead of `run`, for a GET that goes on as a WebSocket: who hears it.
    std::function<support::Result<std::shared_ptr<http::SocketListener>>(Call const&)> open;
};

[[nodiscard]] Lane lane_of(Operation const& operation);

// What a token must be for: what the operation says; otherwise organise or administer for what those roles
// do, submit for authors, read for what only looks. Nothing: a token that is limited cannot do it, for it is
// about the account itself.
[[nodiscard]] std::optional<people::Scope> scope_of(Operation const& operation);

// Several lists as one.
[[nodiscard]] std::vector<Operation> joined(std::initializer_list<std::vector<Operation>> lists);

} // namespace api
