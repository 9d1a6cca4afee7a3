// hostile: the same in C++, which throws when there is no more
// expect: over memory
// limits: memory=64M

#include <memory>
#include <vector>

int main() {
    std::vector<std::unique_ptr<std::vector<char>>> pieces;
    for (;;) {
        pieces.push_back(std::make_unique<std::vector<char>>(1024 * 1024, 'x'));
    }
}
