#include "catan_net/codec.hpp"

#include <fmt/format.h>

#include <cstdint>
#include <functional>
#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/io/zero_copy_stream_impl_lite.h>
#include <google/protobuf/wire_format_lite.h>

namespace catan_net {

namespace io = google::protobuf::io;
using google::protobuf::internal::WireFormatLite;
using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

bool parse(Message& message, std::string_view bytes) {
    google::protobuf::LogSilencer const silencer; // it would print a line about each string that is not UTF-8
    return message.ParseFromArray(bytes.data(), static_cast<int>(bytes.size()));
}

// A field that holds these bytes.
std::string bytes_field(std::uint32_t tag, std::string_view bytes) {
    std::string field;
    io::StringOutputStream stream(&field);
    io::CodedOutputStream out(&stream);
    out.WriteVarint32(tag);
    out.WriteVarint32(static_cast<std::uint32_t>(bytes.size()));
    out.WriteRaw(bytes.data(), static_cast<int>(bytes.size()));
    out.Trim();
    return field;
}

std::string_view unreadable(std::uint32_t tag) {
    switch (WireFormatLite::GetTagWireType(tag)) {
    case WireFormatLite::WIRETYPE_VARINT:
        return "has a number that is cut short or too long";
    case WireFormatLite::WIRETYPE_LENGTH_DELIMITED:
    case WireFormatLite::WIRETYPE_FIXED32:
    case WireFormatLite::WIRETYPE_FIXED64:
        return "is longer than its message";
    default:
        return "has an invalid wire type, or is a group without an end";
    }
}

io::CodedInputStream reader(std::string_view bytes) {
    return io::CodedInputStream(reinterpret_cast<std::uint8_t const*>(bytes.data()),
                                static_cast<int>(bytes.size()));
}

std::string_view content_of(std::string_view field) {
    auto in = reader(field);
    std::uint32_t length = 0;
    in.ReadTag();
    in.ReadVarint32(&length);
    return field.substr(static_cast<std::size_t>(in.CurrentPosition()));
}

using Parses = std::function<bool(std::string_view field)>;

// Finds the innermost field that makes a message unreadable, because Protocol Buffers only say that it is.
// A field is tested by itself: `parses` puts it into the messages around it and parses the whole. `path`
// names these messages, such as "1.4.".
std::string fault_in(std::string_view bytes, std::string const& path, char const* start,
                     Parses const& parses) {
    for (auto in = reader(bytes); in.CurrentPosition() < static_cast<int>(bytes.size());) {
        auto const rest = bytes.substr(static_cast<std::size_t>(in.CurrentPosition()));
        auto const at = rest.data() - start;
        auto const tag = in.ReadTag();
        auto const name = fmt::format("{}{}", path, WireFormatLite::GetTagFieldNumber(tag));
        if (WireFormatLite::GetTagFieldNumber(tag) == 0) {
            return fmt::format("byte {}: invalid field number", at);
        }
        if (!WireFormatLite::SkipField(&in, tag)) {
            return fmt::format("byte {}: field {} {}", at, name, unreadable(tag));
        }
        auto const end = static_cast<std::size_t>(in.CurrentPosition());
        auto const field = rest.substr(0, rest.size() - (bytes.size() - end));
        if (parses(field)) {
            continue;
        }
        // Any message is malformed by this byte, but no string and no list of numbers.
        if (parses(bytes_field(tag, "\x07"))) {
            return fmt::format("byte {}: field {} is neither valid UTF-8 nor a complete list of numbers", at,
                               name);
        }
        return fault_in(content_of(field), name + '.', start,
                        [&](std::string_view inner) { return parses(bytes_field(tag, inner)); });
    }
    return "malformed message";
}

} // namespace

std::string encode_delimited(Message const& message) {
    std::string bytes;
    io::StringOutputStream stream(&bytes);
    io::CodedOutputStream out(&stream);
    out.WriteVarint32(static_cast<std::uint32_t>(message.ByteSizeLong()));
    message.SerializeToCodedStream(&out);
    out.Trim();
    return bytes;
}

Result<Message> decode(std::string_view bytes) {
    Message message;
    if (!parse(message, bytes)) {
        Message scratch;
        return fail(ErrorKind::invalid, "{}", fault_in(bytes, "", bytes.data(), [&](std::string_view field) {
                        return parse(scratch, field);
                    }));
    }
    return message;
}

} // namespace catan_net
