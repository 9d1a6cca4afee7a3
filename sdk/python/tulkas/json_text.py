"""JSON texts from values and back.

The standard library's json module takes longer to import than the rest of the start: it brings regular
expressions with it. The C functions that do its work are used directly where they are as expected.
"""


def _refuse(constant):
    raise ValueError(f"not JSON: {constant}")


def _no_json(value):
    raise TypeError(f"a {type(value).__name__} cannot be written as JSON")


def _reader(scan):
    def read_json(text):
        try:
            value, end = scan(text, 0)
        except StopIteration:
            raise ValueError("not JSON: no value") from None
        if end != len(text) and text[end:].strip(" \t\r\n"):
            raise ValueError("not JSON: text after the value")
        return value

    return read_json


def _from_c():
    import _json

    class Context:
        strict = True
        object_hook = None
        object_pairs_hook = None
        parse_float = float
        parse_int = int
        parse_constant = staticmethod(_refuse)

    encode = _json.make_encoder(None, _no_json, _json.encode_basestring, None, ":", ",", False, False, False)

    def write_json(value):
        return "".join(encode(value, 0))

    return _json.make_scanner(Context()), write_json, {str: _json.encode_basestring, int: repr}


def _from_library():
    import json

    decoder = json.JSONDecoder(parse_constant=_refuse)
    encoder = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False, allow_nan=False)
    return decoder.scan_once, encoder.encode, {}


def _chosen():
    try:
        scan, write, writers = _from_c()
        text = write([{"a": 1.5}, None, "é"])
        if scan(text, 0) == ([{"a": 1.5}, None, "é"], len(text)) and writers[str]("é") == '"é"':
            return scan, write, writers
    except (ImportError, AttributeError, TypeError):
        pass  # another Python, in which the functions look different
    return _from_library()


# scan_json(text, start) gives the value that begins there and where it ends; without one, StopIteration.
# write_json writes any value; json_writers has quicker ones for some types, those of most answers.
scan_json, write_json, json_writers = _chosen()
read_json = _reader(scan_json)
