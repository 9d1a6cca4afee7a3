// Threads that compute for long give way to those that serve people.
#pragma once

namespace support {

// This thread gets a processor after those that nothing was said about, which it does not starve for: ten
// times as much for them as for it. It must hold nothing that the others wait for, such as a lock or a
// transaction. It cannot be taken back.
void yield_to_others();

} // namespace support
