// Any bytes as a file that is read key by key: the values are within their limits, or an error names the
// file.
#include "toml/table_reader.hpp"

#include <cstddef>

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    auto table = toml_text::TableReader::parse({reinterpret_cast<char const*>(data), size}, "fuzz.toml");
    if (!table) {
        return 0;
    }
    auto inner = table->table("t");
    auto const number = inner.number("n", 3, 9, 5);
    (void)table->text("a");
    (void)table->texts_or_none("b");
    (void)table->texts("c");
    (void)table->flag("f", true);
    (void)table->map("m");
    auto const settings = inner.settings();
    auto const done = table->done();
    if (number < 3 || number > 9 || (!done && !done.error().starts_with("fuzz.toml:"))) {
        __builtin_trap();
    }
    return 0;
}
