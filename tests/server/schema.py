"""Holds a value against a JSON schema: as much of it as the interface's document uses. A word it does not know is a
fault, so that nothing is believed to be checked that is not."""

KINDS = {"object": dict, "array": list, "string": str, "boolean": bool, "integer": int, "number": (int, float),
         "null": type(None)}
SILENT = {"description", "format", "title", "examples", "default"}  # nothing to check


class Schemas:
    def __init__(self, document):
        self.named = document["components"]["schemas"]

    def faults(self, value, schema, where="it"):
        """What is wrong with the value, as sentences."""
        for word, wanted in schema.items():
            if word not in SILENT:
                yield from getattr(self, "check_" + word.lstrip("$").lower())(value, wanted, schema, where)

    def check_ref(self, value, wanted, _schema, where):
        yield from self.faults(value, self.named[wanted.rsplit("/", 1)[1]], where)

    def check_type(self, value, wanted, _schema, where):
        kinds = [wanted] if isinstance(wanted, str) else wanted
        is_number = not isinstance(value, bool)
        if not any(isinstance(value, KINDS[kind]) and (is_number or kind not in ("integer", "number")) for kind in kinds):
            yield f"{where} is no {' or '.join(kinds)}: {value!r}"

    def check_enum(self, value, wanted, _schema, where):
        if value not in wanted:
            yield f"{where} is {value!r}, none of {wanted}"

    def check_const(self, value, wanted, _schema, where):
        if value != wanted:
            yield f"{where} is {value!r} and not {wanted!r}"

    def check_required(self, value, wanted, _schema, where):
        if isinstance(value, dict):
            yield from (f"{where} has no {name}" for name in wanted if name not in value)

    def check_properties(self, value, wanted, _schema, where):
        if isinstance(value, dict):
            for name, schema in wanted.items():
                if name in value:
                    yield from self.faults(value[name], schema, f"{where}.{name}")

    def check_additionalproperties(self, value, wanted, schema, where):
        if isinstance(value, dict):
            others = [name for name in value if name not in schema.get("properties", {})]
            if wanted is False:
                yield from (f"{where} has {name}, which nobody knows" for name in others)
            elif isinstance(wanted, dict):
                for name in others:
                    yield from self.faults(value[name], wanted, f"{where}.{name}")

    def check_items(self, value, wanted, _schema, where):
        if isinstance(value, list):
            for number, item in enumerate(value):
                yield from self.faults(item, wanted, f"{where}[{number}]")

    def check_oneof(self, value, wanted, _schema, where):
        fitting = [schema for schema in wanted if not list(self.faults(value, schema, where))]
        if len(fitting) != 1:
            yield f"{where} fits {len(fitting)} of {len(wanted)} forms: {value!r}"

    def check_anyof(self, value, wanted, _schema, where):
        if all(list(self.faults(value, schema, where)) for schema in wanted):
            yield f"{where} fits none of {len(wanted)} forms: {value!r}"

    def check_minimum(self, value, wanted, _schema, where):
        if isinstance(value, (int, float)) and value < wanted:
            yield f"{where} is {value}, less than {wanted}"
