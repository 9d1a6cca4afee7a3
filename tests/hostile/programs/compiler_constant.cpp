// hostile: a program that the compiler has to run for ever
// expect: over time or over memory or exited 1
// limits: build cpu=2s memory=256M processes
constexpr long count() {
    long sum = 0;
    for (long i = 0; i < 1'000'000'000'000; ++i) {
        sum += i;
    }
    return sum;
}

int main() {
    constexpr long result = count();
    return result;
}
