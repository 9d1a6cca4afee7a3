// hostile: a program that is endless to compile: each template needs two more
// expect: over time or over memory
// limits: build cpu=2s memory=256M processes
template <int depth, int number>
struct Tree {
    static constexpr int value = Tree<depth - 1, 2 * number>::value + Tree<depth - 1, 2 * number + 1>::value;
};
template <int number>
struct Tree<0, number> {
    static constexpr int value = number;
};

int main() {
    return Tree<40, 0>::value;
}
