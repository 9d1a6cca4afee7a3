#include "catan_net/codec.hpp"

#include "catan_net/schema.hpp"
#include "catan_net/wire.hpp"
#include "support/utf8.hpp"

#include <type_traits>

namespace catan_net {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

// Numbers and enumerators go as 64 bits, negative ones with ten bytes.
template <typename Value>
std::uint64_t to_bits(Value value) {
    return static_cast<std::uint64_t>(static_cast<std::int64_t>(static_cast<std::int32_t>(value)));
}

template <typename Value>
Value from_bits(std::uint64_t bits) {
    return static_cast<Value>(static_cast<std::int32_t>(static_cast<std::uint32_t>(bits)));
}

class Writer {
public:
    [[nodiscard]] std::string const& bytes() const { return m_out; }

    template <typename Value>
    void number(std::uint32_t field, Value& value) {
        if (to_bits(value) != 0) {
            put_number(field, to_bits(value));
        }
    }
    void text(std::uint32_t field, std::string& value) {
        if (!value.empty()) {
            put_bytes(field, value);
        }
    }
    template <typename T>
    void message(std::uint32_t field, std::optional<T>& value) {
        if (value) {
            put_message(field, *value);
        }
    }
    template <typename T>
    void messages(std::uint32_t field, std::vector<T>& values) {
        for (T& value : values) {
            put_message(field, value);
        }
    }
    void texts(std::uint32_t field, std::vector<std::string>& values) {
        for (auto const& value : values) {
            put_bytes(field, value);
        }
    }
    template <typename T>
    void numbers(std::uint32_t field, std::vector<T>& values) {
        std::string packed;
        for (T const value : values) {
            append_varint(packed, to_bits(value));
        }
        text(field, packed);
    }
    // One of several: written even if it has its standard value.
    template <typename T, typename Choices>
    void choice(std::uint32_t field, Choices& choices) {
        if (auto* const value = std::get_if<T>(&choices)) {
            put_message(field, *value);
        }
    }
    template <typename T, typename Choices, typename Member>
    void value_choice(std::uint32_t field, Choices& choices, Member T::* member) {
        if (auto const* const value = std::get_if<T>(&choices)) {
            put_value(field, value->*member);
        }
    }
    template <typename T, typename Choices>
    void plain_choice(std::uint32_t field, Choices& choices) {
        if (auto const* const value = std::get_if<T>(&choices)) {
            put_value(field, *value);
        }
    }

private:
    void put_number(std::uint32_t field, std::uint64_t bits) {
        append_varint(m_out, std::uint64_t{field} << 3U);
        append_varint(m_out, bits);
    }
    void put_bytes(std::uint32_t field, std::string_view bytes) {
        append_varint(m_out, std::uint64_t{field} << 3U | 2U);
        append_varint(m_out, bytes.size());
        m_out += bytes;
    }
    template <typename T>
    void put_message(std::uint32_t field, T& value) {
        Writer inner;
        describe(inner, value);
        put_bytes(field, inner.bytes());
    }
    template <typename Value>
    void put_value(std::uint32_t field, Value const& value) {
        if constexpr (std::is_same_v<Value, std::string>) {
            put_bytes(field, value);
        } else {
            put_number(field, to_bits(value));
        }
    }

    std::string m_out;
};

template <typename T>
Result<void> read_into(T& value, std::string_view bytes);

// Gives one field to the member it belongs to, if there is one.
class Reader {
public:
    explicit Reader(Field const& field) : m_field(field) {}

    [[nodiscard]] Result<void> const& result() const { return m_result; }

    template <typename Value>
    void number(std::uint32_t field, Value& value) {
        if (is_number(field)) {
            value = from_bits<Value>(m_field.value);
        }
    }
    void text(std::uint32_t field, std::string& value) {
        if (is_bytes(field) && check_text(m_field.bytes)) {
            value = m_field.bytes;
        }
    }
    template <typename T>
    void message(std::uint32_t field, std::optional<T>& value) {
        if (is_bytes(field)) {
            m_result = read_into(value ? *value : value.emplace(), m_field.bytes);
        }
    }
    template <typename T>
    void messages(std::uint32_t field, std::vector<T>& values) {
        if (is_bytes(field)) {
            m_result = read_into(values.emplace_back(), m_field.bytes);
        }
    }
    void texts(std::uint32_t field, std::vector<std::string>& values) {
        if (is_bytes(field) && check_text(m_field.bytes)) {
            values.emplace_back(m_field.bytes);
        }
    }
    // Packed into one field, or one by one.
    template <typename T>
    void numbers(std::uint32_t field, std::vector<T>& values) {
        if (is_number(field)) {
            values.push_back(from_bits<T>(m_field.value));
        } else if (is_bytes(field)) {
            read_packed(values);
        }
    }
    template <typename T, typename Choices>
    void choice(std::uint32_t field, Choices& choices) {
        if (is_bytes(field)) {
            auto* const there = std::get_if<T>(&choices);
            m_result = read_into(there != nullptr ? *there : choices.template emplace<T>(), m_field.bytes);
        }
    }
    template <typename T, typename Choices, typename Member>
    void value_choice(std::uint32_t field, Choices& choices, Member T::* member) {
        Member value{};
        if (read_value(field, value)) {
            choices.template emplace<T>().*member = std::move(value);
        }
    }
    template <typename T, typename Choices>
    void plain_choice(std::uint32_t field, Choices& choices) {
        if (is_number(field)) {
            choices = from_bits<T>(m_field.value);
        }
    }

private:
    [[nodiscard]] bool is_number(std::uint32_t field) const {
        return m_field.number == field && m_field.is_number;
    }
    [[nodiscard]] bool is_bytes(std::uint32_t field) const {
        return m_field.number == field && !m_field.is_number;
    }
    [[nodiscard]] bool check_text(std::string_view text) {
        if (auto const fault = support::utf8_fault(text)) {
            m_result = fail(ErrorKind::invalid, "byte {} of the text in field {} is not UTF-8", *fault,
                            m_field.number);
            return false;
        }
        return true;
    }
    template <typename Value>
    bool read_value(std::uint32_t field, Value& value) {
        if constexpr (std::is_same_v<Value, std::string>) {
            text(field, value);
            return is_bytes(field) && m_result.has_value();
        } else {
            number(field, value);
            return is_number(field);
        }
    }
    template <typename T>
    void read_packed(std::vector<T>& values) {
        for (std::string_view rest = m_field.bytes; !rest.empty();) {
            auto const bits = cut_varint(rest);
            if (!bits) {
                m_result = fail(ErrorKind::invalid, "a number in field {} is cut short", m_field.number);
                return;
            }
            values.push_back(from_bits<T>(*bits));
        }
    }

    Field m_field;
    Result<void> m_result;
};

template <typename T>
Result<void> read_into(T& value, std::string_view bytes) {
    while (!bytes.empty()) {
        auto const field = TULKAS_TRY(cut_field(bytes));
        Reader reader(field);
        describe(reader, value);
        if (!reader.result()) {
            return reader.result();
        }
    }
    return {};
}

} // namespace

std::string encode(Message const& message) {
    Message copy = message; // one description serves both directions, and reading changes what is described
    Writer writer;
    describe(writer, copy);
    return writer.bytes();
}

std::string encode_delimited(Message const& message) {
    auto const bytes = encode(message);
    std::string out;
    append_varint(out, bytes.size());
    return out + bytes;
}

Result<Message> decode(std::string_view bytes) {
    Message message;
    TULKAS_TRY(read_into(message, bytes));
    return message;
}

} // namespace catan_net
