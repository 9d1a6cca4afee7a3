#include "runtime/answer_text.hpp"

#include "protocol/base64.hpp"
#include "support/json.hpp"

namespace runtime {

std::string answer_text(Envelope const& answer) {
    std::string text;
    protocol::decode_base64(std::get<protocol::CallResult>(answer.message).data, text);
    if (text.find_first_of("\r\n") == std::string::npos) {
        return text;
    }
    auto const json = support::parse_json(text);
    return support::to_text(json ? *json : support::Json(text));
}

} // namespace runtime
