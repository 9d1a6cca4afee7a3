#include "api/description.hpp"

#include "api/openapi.hpp"
#include "support/digest.hpp"

namespace api {

namespace {

struct Document {
    std::shared_ptr<std::string const> text;
    std::string tag;
};

support::Result<http::Response> answer_with(Document const& document, Call const& call) {
    auto response = http::make_response(200, "application/json", "");
    response.body = document.text;
    response.headers.add("Cache-Control", "no-cache");
    return with_tag(call.request, std::move(response), document.tag);
}

} // namespace

std::vector<Operation> with_description(std::vector<Operation> operations) {
    auto const document = std::make_shared<Document>();
    operations.push_back(
        {.method = http::Method::get,
         .path = "/openapi.json",
         .id = "describeInterface",
         .summary = "This document",
         .access = Access::anybody,
         .outcomes = {{200, "the OpenAPI document", "Document"}, {304, "the asker has it already", ""}},
         .run = [document](Call const& call) { return answer_with(*document, call); }});
    auto text = support::to_text(openapi_document(operations));
    document->tag = support::sha256(text);
    document->text = std::make_shared<std::string const>(std::move(text));
    return operations;
}

} // namespace api
