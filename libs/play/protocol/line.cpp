#include "protocol/line.hpp"

#include "protocol/base64.hpp"
#include "support/text.hpp"
#include "support/utf8.hpp"

#include <algorithm>
#include <utility>

namespace protocol {

using support::in_quotes;
using support::pass_on;
using support::Result;

namespace {

constexpr auto types = []<typename... T>(std::variant<T...> const*) {
    return std::array{T::type...};
}(static_cast<Message const*>(nullptr));

static_assert(std::ranges::max(types, {}, &TypeInfo::parameters).parameters == most_parameters);

// Takes the parts of a line off its front, one by one.
class Parts {
public:
    explicit Parts(std::string_view line) : m_line(line) {}

    [[nodiscard]] Result<Part> next(std::string_view what) {
        std::size_t const end = m_line.find('-', m_at);
        if (end == std::string_view::npos) {
            return fail_at(m_line.size(), "the line ends where {} and a hyphen should be", what);
        }
        std::size_t const begin = std::exchange(m_at, end + 1);
        return Part{.text = m_line.substr(begin, end - begin), .at = begin};
    }
    [[nodiscard]] Part rest() const { return {.text = m_line.substr(m_at), .at = m_at}; }

private:
    std::string_view m_line;
    std::size_t m_at = 0;
};

Result<std::size_t> read_type(Parts& parts) {
    auto const prefix = parts.next("MESSAGE");
    if (!prefix || prefix->text != "MESSAGE") {
        return fail_at(0, "a message begins with MESSAGE-, not with {}",
                       in_quotes(prefix ? prefix->text : parts.rest().text));
    }
    auto const name = parts.next("a type");
    if (!name) {
        return pass_on(name);
    }
    auto const found = std::ranges::find(types, name->text, &TypeInfo::name);
    if (found == types.end()) {
        return fail_at(name->at, "there is no message type {}", in_quotes(name->text));
    }
    return static_cast<std::size_t>(found - types.begin());
}

Result<void> check_base64(Part const& part) {
    if (auto const fault = base64_fault(part.text)) {
        return fail_at(part.at + fault->at, "{}", fault->what);
    }
    return {};
}

Result<Part> read_parameter(Parts& parts, std::size_t limit, std::string& text) {
    auto const part = TULKAS_TRY(parts.next("a parameter"));
    if (part.text.size() > limit) {
        return fail_at(part.at, "a parameter of {} characters; at most {} are allowed", part.text.size(),
                       limit);
    }
    TULKAS_TRY(check_base64(part));
    decode_base64(part.text, text);
    if (auto const fault = support::utf8_fault(text)) {
        return fail_at(part.at, "the parameter's text is not UTF-8 (its byte {})", *fault);
    }
    return Part{.text = text, .at = part.at};
}

Result<std::size_t> read_size(Parts& parts, TypeInfo const& type, std::size_t limit) {
    auto const part = TULKAS_TRY(parts.next("the size"));
    auto const size = support::whole_number<std::size_t>(part.text);
    if (!size) {
        return fail_at(part.at, "{} is not a size, a whole number", in_quotes(part.text));
    }
    if (*size != 0 && type.payload == Payload::none) {
        return fail_at(part.at, "a {} has no data", type.name);
    }
    if (*size == 0 && type.payload == Payload::required) {
        return fail_at(part.at, "a {} must have data", type.name);
    }
    if (*size > limit) {
        return fail_at(part.at, "data of {} characters; at most {} are allowed", *size, limit);
    }
    return *size;
}

Result<std::string_view> read_data(Part const& data, std::size_t size) {
    if (data.text.size() != size) {
        return fail_at(data.at, "{} characters of data where the size says {}", data.text.size(), size);
    }
    TULKAS_TRY(check_base64(data));
    return data.text;
}

} // namespace

Result<Line> split_line(std::string_view line, Limits const& limits,
                        std::array<std::string, most_parameters>& texts) {
    Parts parts(line);
    auto const type = read_type(parts);
    if (!type) {
        return pass_on(type);
    }
    TypeInfo const& info = types.at(*type);
    Line result{.type = *type, .parameters = {}, .data = {}};
    for (std::size_t i = 0; i < info.parameters; ++i) {
        auto const parameter = TULKAS_TRY(read_parameter(parts, limits.parameter, texts.at(i)));
        result.parameters.at(i) = parameter;
    }
    bool const is_binary = info.name == ActorBinary::type.name;
    auto const size = read_size(parts, info, is_binary ? limits.binary : limits.data);
    if (!size) {
        return pass_on(size);
    }
    auto const data = TULKAS_TRY(read_data(parts.rest(), *size));
    result.data = data;
    return result;
}

} // namespace protocol
