// Messages to bytes and back: what wire.hpp lists, in the order in which it is listed.
#pragma once

#include "sandbox/wire.hpp"

#include <array>
#include <concepts>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace sandbox::wire {

template <typename T>
concept Number = std::integral<T> || std::is_enum_v<T>;

class Writer {
public:
    void operator()(auto const&... values) { (write(values), ...); }
    [[nodiscard]] std::string take() { return std::move(m_bytes); }

private:
    void write(Number auto value) {
        auto const number = static_cast<std::uint64_t>(value);
        std::array<char, sizeof number> bytes{};
        std::memcpy(bytes.data(), &number, sizeof number);
        m_bytes.append(bytes.data(), bytes.size());
    }
    void write(std::string const& text) {
        write(text.size());
        m_bytes += text;
    }
    template <typename T>
    void write(std::vector<T> const& list) {
        write(list.size());
        for (auto const& item : list) {
            write(item);
        }
    }
    template <typename Message>
        requires requires(Message const& message, Writer& writer) { Message::fields(message, writer); }
    void write(Message const& message) {
        Message::fields(message, *this);
    }

    std::string m_bytes;
};

// Once the bytes have run out, the values are meaningless; whole() says whether they fitted exactly.
class Reader {
public:
    explicit Reader(std::string_view bytes) : m_bytes(bytes) {}

    void operator()(auto&... values) { (read(values), ...); }
    [[nodiscard]] bool whole() const { return m_good && m_bytes.empty(); }

private:
    std::string_view take(std::size_t size) {
        if (size > m_bytes.size()) {
            m_good = false;
            m_bytes = {};
            return {};
        }
        auto const taken = m_bytes.substr(0, size);
        m_bytes.remove_prefix(size);
        return taken;
    }
    void read(Number auto& value) {
        std::uint64_t number = 0;
        auto const bytes = take(sizeof number);
        if (!bytes.empty()) {
            std::memcpy(&number, bytes.data(), sizeof number);
        }
        value = static_cast<std::remove_reference_t<decltype(value)>>(number);
    }
    void read(std::string& text) {
        std::uint64_t size = 0;
        read(size);
        text = take(size);
    }
    template <typename T>
    void read(std::vector<T>& list) {
        std::uint64_t size = 0;
        read(size);
        for (; size > 0 && m_good; --size) {
            read(list.emplace_back());
        }
    }
    template <typename Message>
        requires requires(Message& message, Reader& reader) { Message::fields(message, reader); }
    void read(Message& message) {
        Message::fields(message, *this);
    }

    std::string_view m_bytes;
    bool m_good = true;
};

template <typename Message>
[[nodiscard]] std::string encode(Message const& message) {
    Writer writer;
    writer(Message::kind, message);
    return writer.take();
}

// Nothing when the bytes are another message, or less or more than this one.
template <typename Message>
[[nodiscard]] std::optional<Message> decode(std::string_view bytes) {
    Reader reader(bytes);
    Kind kind{};
    Message message;
    reader(kind, message);
    return kind == Message::kind && reader.whole() ? std::optional(std::move(message)) : std::nullopt;
}

} // namespace sandbox::wire
