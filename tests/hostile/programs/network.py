# hostile: calls home
# expect: exited 0
# limits: site
import socket
for attempt in (lambda: socket.create_connection(("127.0.0.1", 22), 1), lambda: socket.getaddrinfo("example.org", 80),
                lambda: socket.socket(socket.AF_UNIX).connect("/run/systemd/private"),
                lambda: socket.socket(socket.AF_INET, socket.SOCK_DGRAM).sendto(b"x", ("8.8.8.8", 53))):
    try:
        attempt()
    except OSError:
        continue
    print("could: reach somebody")
    raise SystemExit(1)
