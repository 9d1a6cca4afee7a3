#include "sandbox/host_tree.hpp"

#include <fcntl.h>
#include <sys/mount.h>

namespace sandbox {

support::FileDescriptor open_tree_at(std::string const& path) {
    return support::FileDescriptor(
        open_tree(AT_FDCWD, path.c_str(), OPEN_TREE_CLONE | OPEN_TREE_CLOEXEC | AT_RECURSIVE));
}

} // namespace sandbox
