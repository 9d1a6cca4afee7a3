// hostile: leaves memory, semaphores and messages in the kernel, or finds those of others
// expect: exited 0
#include "hostile.h"

#include <mqueue.h>
#include <sys/ipc.h>
#include <sys/msg.h>
#include <sys/sem.h>
#include <sys/shm.h>

int main(void) {
    if (shmget(1, 4096, IPC_CREAT | 0600) >= 0) {
        escaped("shmget");
    }
    if (semget(1, 1, IPC_CREAT | 0600) >= 0) {
        escaped("semget");
    }
    if (msgget(1, IPC_CREAT | 0600) >= 0) {
        escaped("msgget");
    }
    if (syscall(SYS_mq_open, "x", O_CREAT | O_RDWR, 0600, NULL) >= 0) {
        escaped("mq_open");
    }
    return 0;
}
