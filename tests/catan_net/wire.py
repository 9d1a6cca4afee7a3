"""Just enough of Protocol Buffers for a client of Catan. It shares no code with Tulkas, and does not use catan.proto."""
import socket


def varint(value):
    value &= (1 << 64) - 1
    out = bytearray()
    while value > 127:
        out.append(value & 127 | 128)
        value >>= 7
    out.append(value)
    return bytes(out)


def field(number, value):
    """The value is a number, a string, or a message as a dictionary of fields."""
    if isinstance(value, int):
        return varint(number << 3) + varint(value)
    data = value.encode() if isinstance(value, str) else message(value)
    return varint(number << 3 | 2) + varint(len(data)) + data


def message(fields):
    return b"".join(field(number, value) for number, value in fields.items())


def fields(data):
    """Field number -> list of its values: numbers, or bytes."""
    found, place = {}, 0

    def number():
        nonlocal place
        value = shift = 0
        while True:
            byte = data[place]
            place += 1
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value - (1 << 64) if value >> 63 else value

    while place < len(data):
        tag = number()
        if tag & 7 == 0:
            value = number()
        elif tag & 7 == 2:
            length = number()
            value = data[place:place + length]
            place += length
        else:
            raise ValueError(f"wire type {tag & 7}")
        found.setdefault(tag >> 3, []).append(value)
    return found


class Connection:
    """A client that may send anything."""

    def __init__(self, port):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=60)
        self.stream = self.socket.makefile("rb")

    def close(self):
        self.stream.close()
        self.socket.close()

    def request(self, number, value):
        data = message({1: {number: value}})
        self.socket.sendall(varint(len(data)) + data)

    def event(self):
        """The next event as (its field number, its fields or text); None when the server has closed the connection."""
        length = shift = 0
        while True:
            byte = self.stream.read(1)
            if not byte:
                return None
            length |= (byte[0] & 127) << shift
            shift += 7
            if byte[0] < 128:
                break
        event = fields(fields(self.stream.read(length))[2][0])
        (kind, values), = ((kind, values) for kind, values in event.items() if kind != 1)
        return kind, values[0]

    def until(self, wanted):
        """The next event of that number."""
        while (event := self.event()) is not None:
            if event[0] == wanted:
                return event[1]
        raise AssertionError(f"the server closed the connection before event {wanted}")
