// Reads whatever comes, and answers 1 to the call "next".
#include <string_view>
#include <unistd.h>

int main() {
    constexpr std::string_view answer = "MESSAGE-CallResult-bmV4dA==-4-MQ==\n";
    char bytes[65536];
    while (read(0, bytes, sizeof bytes) > 0 && write(1, answer.data(), answer.size()) > 0) {
    }
}
