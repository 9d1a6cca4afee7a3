// What mails to people are about: the names of their texts (libs/service/post/texts).
#pragma once

namespace people::mail_kinds {

// Never sent: somebody has asked for a new password for whoever has this address, if there is anybody.
inline constexpr char const* reset_wish = "reset-wish";
inline constexpr char const* new_password = "new-password";
inline constexpr char const* confirm = "confirm-address";
inline constexpr char const* address_changed = "address-changed";
inline constexpr char const* password_changed = "password-changed";

} // namespace people::mail_kinds
