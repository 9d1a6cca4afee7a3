// hostile: a program that includes a file without end
// expect: over time or over memory or exited 1
// limits: build cpu=2s memory=256M processes
#include "/dev/zero"

int main() {}
