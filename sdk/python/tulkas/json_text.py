"""JSON texts from values and back.

The standard library's json module takes longer to import than the rest of the start: it brings regular
expressions with it. The C functions that do its work are used directly where they are as expected.
"""


def _refuse(constant):
    raise ValueError(f"not JSON: {constant}")


def _no_json(value):
    raise TypeError(f"a {type(value).__name__} cannot be written as JSON")


def _from_c():
    import _json

    class Context:
        strict = True
        object_hook = None
        object_pairs_hook = None
        parse_float = float
        parse_int = int
        parse_constant = staticmethod(_refuse)

    scan = _json.make_scanner(Context())
    encode = _json.make_encoder(None, _no_json, _json.encode_basestring, None, ":", ",", False, False, False)

    def read_json(text):
        try:
            value, end = scan(text, 0)
        except StopIteration:
            raise ValueError("not JSON: no value") from None
        if end != len(text) and text[end:].strip(" \t\r\n"):
            raise ValueError("not JSON: text after the value")
        return value

    text_of = {str: _json.encode_basestring, int: repr}  # most answers

    def write_json(value):
        write = text_of.get(type(value))
        return write(value) if write else "".join(encode(value, 0))

    return read_json, write_json


def _from_library():
    import json

    decoder = json.JSONDecoder(parse_constant=_refuse)
    encoder = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False, allow_nan=False)
    return decoder.decode, encoder.encode


def _chosen():
    try:
        read_json, write_json = _from_c()
        if read_json(write_json([{"a": 1.5}, None, "é"])) == [{"a": 1.5}, None, "é"]:
            return read_json, write_json
    except (ImportError, AttributeError, TypeError):
        pass  # another Python, in which the functions look different
    return _from_library()


read_json, write_json = _chosen()
