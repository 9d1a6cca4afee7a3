#!/usr/bin/env python3
"""How long a class behind one address takes to register and to log in.

    TULKAS=build/release/tulkas ROOT=. bench/server/school.py

Run it on a machine that has nothing else to do. Passwords cost what they cost in earnest.
"""
import concurrent.futures
import os
import pathlib
import sys
import time

sys.path.insert(0, str(pathlib.Path(os.environ["ROOT"]).resolve() / "tests/server"))
from arena import PASSWORD, Arena, Client  # noqa: E402

STUDENTS = 300
ADDRESS = "203.0.113.7"


def arrive(arena, number):
    """Until each has registered and logged in; who is told to wait waits."""
    for path in ("/people", "/session"):
        while True:
            answer = Client(arena, ADDRESS, {}).post(path, name=f"student{number}", password=PASSWORD)
            if answer.status != 503:
                break
            time.sleep(int(answer.headers["Retry-After"]))
        assert answer.status == 201, answer


def main():
    arena = Arena(more={"KREATOR_ENV": "production"})
    try:
        begin = time.monotonic()
        with concurrent.futures.ThreadPoolExecutor(STUDENTS) as pool:
            list(pool.map(lambda number: arrive(arena, number), range(STUDENTS)))
        print(f"{STUDENTS} people behind one address registered and logged in within {time.monotonic() - begin:.1f} s")
    finally:
        arena.close()


if __name__ == "__main__":
    main()
