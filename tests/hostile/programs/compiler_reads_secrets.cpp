// hostile: a program that includes the host's secrets, to read them in the compiler's complaints
// expect: exited 1
// limits: build processes
// unseen: root:
#include "/etc/shadow"
#include "/proc/1/environ"

int main() {}
