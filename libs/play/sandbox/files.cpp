#include "sandbox/files.hpp"

namespace sandbox {

View View::shared_libraries() {
    return {{Shown("/lib"), Shown("/lib64"), Shown("/usr/lib64"), Shown("/usr/lib/x86_64-linux-gnu"),
             Shown("/etc/ld.so.cache")}};
}

View View::whole_system() {
    return {{Shown("/usr"), Shown("/bin"), Shown("/lib"), Shown("/lib64"), Shown("/etc/ld.so.cache"),
             Shown("/etc/alternatives")}};
}

} // namespace sandbox
