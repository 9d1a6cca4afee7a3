#include "people/display_name.hpp"

#include "support/characters.hpp"
#include "support/controls.hpp"

namespace people {

using support::ErrorKind;
using support::fail;

support::Result<void> check_display_name(std::string_view name) {
    constexpr int most = 60;
    if (!support::is_plainly_seen(name)) {
        return fail(ErrorKind::invalid, "a display name may contain only characters that can be seen");
    }
    int characters = 0;
    for (auto rest = name; !rest.empty(); ++characters) {
        static_cast<void>(support::cut_character(rest));
    }
    if (characters == 0 || characters > most) {
        return fail(ErrorKind::invalid, "a display name must have 1 to {} characters (got {})", most,
                    characters);
    }
    if (name.starts_with(' ') || name.ends_with(' ')) {
        return fail(ErrorKind::invalid, "a display name must not begin or end with a space");
    }
    return {};
}

} // namespace people
