#include "sandbox/keeper/landlock.hpp"

#include "sandbox/keeper/complaint.hpp"
#include "sandbox/places.hpp"

#include <cstdint>
#include <fcntl.h>
#include <linux/landlock.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace keeper {

namespace {

// The interface as of version 7, of which the C library's headers know an older one.
struct Ruleset {
    std::uint64_t files;
    std::uint64_t network;
    std::uint64_t scoped;
};
constexpr std::uint64_t refer = 1ULL << 13U;
constexpr std::uint64_t truncate_file = 1ULL << 14U;
constexpr std::uint64_t control_device = 1ULL << 15U;
constexpr std::uint64_t all_network = 3; // bind and connect by TCP
constexpr std::uint64_t all_scopes = 3;  // abstract Unix sockets, signals

constexpr std::uint64_t on_files = LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_READ_FILE |
                                   LANDLOCK_ACCESS_FS_WRITE_FILE | truncate_file | control_device;
constexpr std::uint64_t reading =
    LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR;
constexpr std::uint64_t writing =
    LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR | LANDLOCK_ACCESS_FS_WRITE_FILE |
    LANDLOCK_ACCESS_FS_REMOVE_DIR | LANDLOCK_ACCESS_FS_REMOVE_FILE | LANDLOCK_ACCESS_FS_MAKE_DIR |
    LANDLOCK_ACCESS_FS_MAKE_REG | LANDLOCK_ACCESS_FS_MAKE_FIFO | LANDLOCK_ACCESS_FS_MAKE_SOCK |
    LANDLOCK_ACCESS_FS_MAKE_SYM | refer | truncate_file;
constexpr std::uint64_t using_devices = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_WRITE_FILE;

constexpr std::uint64_t known_to(long version) {
    std::uint64_t rights = (LANDLOCK_ACCESS_FS_MAKE_SYM << 1U) - 1;
    rights |= version >= 2 ? refer : 0;
    rights |= version >= 3 ? truncate_file : 0;
    rights |= version >= 5 ? control_device : 0;
    return rights;
}

struct Domain {
    int ruleset;
    std::uint64_t known;
};

void allow(Domain const& domain, std::string const& path, std::uint64_t rights) {
    int const place = open(path.c_str(), O_PATH | O_CLOEXEC);
    if (place < 0) {
        return; // such as a dangling link: what cannot be opened needs no rule
    }
    struct stat status{};
    must(fstat(place, &status) == 0, Step::restrict_files, path);
    rights &= domain.known & (S_ISDIR(status.st_mode) ? ~std::uint64_t{0} : on_files);
    landlock_path_beneath_attr const rule{.allowed_access = rights, .parent_fd = place};
    must(syscall(SYS_landlock_add_rule, domain.ruleset, LANDLOCK_RULE_PATH_BENEATH, &rule, 0) == 0,
         Step::restrict_files, path);
    close(place);
}

} // namespace

void restrict_files(std::vector<std::string> const& readable, bool scratch_executable) {
    long const version = syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION);
    if (version < 1) {
        return; // `tulkas doctor` reports it
    }
    Ruleset const ruleset{.files = known_to(version),
                          .network = version >= 4 ? all_network : 0,
                          .scoped = version >= 6 ? all_scopes : 0};
    std::size_t const size = version >= 6 ? sizeof ruleset : version >= 4 ? 16 : 8;
    auto const descriptor = static_cast<int>(
        must_have(syscall(SYS_landlock_create_ruleset, &ruleset, size, 0), Step::restrict_files));
    Domain const domain{.ruleset = descriptor, .known = ruleset.files};
    for (auto const& path : readable) {
        allow(domain, path, reading);
    }
    allow(domain, sandbox::program_place, reading);
    allow(domain, sandbox::scratch_place,
          writing | (scratch_executable ? std::uint64_t{LANDLOCK_ACCESS_FS_EXECUTE} : 0));
    allow(domain, "/etc", LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR);
    allow(domain, "/proc", LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR);
    allow(domain, "/dev", using_devices | LANDLOCK_ACCESS_FS_READ_DIR);
    must(syscall(SYS_landlock_restrict_self, descriptor, 0) == 0, Step::restrict_files);
    close(descriptor);
}

} // namespace keeper
