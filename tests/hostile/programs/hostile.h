/* What the programs here share. Each tries something it must not be able to do. One that finds out by itself
   that it could not exits with 0; one that could says what and exits with 1. */
#ifndef HOSTILE_H
#define HOSTILE_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

#define MEBIBYTE (1024 * 1024)

static inline void escaped(char const* what) {
    printf("could: %s\n", what);
    exit(1);
}

#endif
