#include "sandbox/keeper/mounts.hpp"

#include <fcntl.h>
#include <sys/mount.h>

namespace keeper {

using support::FileDescriptor;

FileDescriptor open_host_tree(std::string const& path, Step step) {
    unsigned const flags = OPEN_TREE_CLONE | OPEN_TREE_CLOEXEC | AT_RECURSIVE;
    return FileDescriptor(must_have(open_tree(AT_FDCWD, path.c_str(), flags), step, path));
}

void set_flags(int tree, std::uint64_t flags, Step step, std::string const& subject) {
    mount_attr attributes{};
    attributes.attr_set = flags;
    attributes.propagation = MS_PRIVATE;
    must(mount_setattr(tree, "", AT_EMPTY_PATH | AT_RECURSIVE, &attributes, sizeof attributes) == 0, step,
         subject);
}

FileDescriptor new_filesystem(char const* type, std::initializer_list<MountOption> options, unsigned flags,
                              Step step) {
    FileDescriptor const context(must_have(fsopen(type, FSOPEN_CLOEXEC), step, type));
    for (auto const& [name, value] : options) {
        must(fsconfig(context.get(), FSCONFIG_SET_STRING, name, value.c_str(), 0) == 0, step, name);
    }
    must(fsconfig(context.get(), FSCONFIG_CMD_CREATE, nullptr, nullptr, 0) == 0, step, type);
    return FileDescriptor(must_have(fsmount(context.get(), FSMOUNT_CLOEXEC, flags), step, type));
}

void put(int tree, std::string const& path, Step step) {
    must(move_mount(tree, "", AT_FDCWD, path.c_str(), MOVE_MOUNT_F_EMPTY_PATH) == 0, step, path);
}

} // namespace keeper
