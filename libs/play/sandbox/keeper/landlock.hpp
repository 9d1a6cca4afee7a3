// The second wall around files: a Landlock domain, where the kernel has it.
//
// The mounts already show nothing but what may be read. Should one of them be wrong, this says it again, by
// path, and by other code of the kernel. It also shuts TCP, abstract Unix sockets and signals to the outside.
#pragma once

#include <string>
#include <vector>

namespace keeper {

// Reads and executes what is listed, reads and writes the scratch directory and the devices, nothing else.
void restrict_files(std::vector<std::string> const& readable, bool scratch_executable);

} // namespace keeper
