// The second wall around files: a Landlock domain, where the kernel has it.
//
// The mounts already show nothing but what may be read. If one of them is wrong, this is a second check, by
// path, and by other code of the kernel. It also closes TCP, abstract Unix sockets and signals to the
// outside.
#pragma once

#include <string>
#include <vector>

namespace keeper {

// Reads and executes what is listed, reads and writes the scratch directory and the devices, nothing else.
void restrict_files(std::vector<std::string> const& readable, bool scratch_executable);

} // namespace keeper
