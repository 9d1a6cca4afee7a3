#include "api/record_answer.hpp"

namespace api {

support::Result<http::Response> record_answer(http::Request const& request, storage::Contents& contents,
                                              std::string const& key) {
    auto text = contents.get(key);
    if (!text) {
        return pass_on(text);
    }
    return with_tag(request, http::make_response(200, "text/plain; charset=utf-8", *std::move(text)), key);
}

std::vector<Outcome> record_outcomes() {
    return {{200, "the record", "", "text/plain; charset=utf-8"},
            {304, "the asker has it", ""},
            {400, "what was sent is not what it should be", "Error"},
            {404, "there is no such game", "Error"}};
}

} // namespace api
