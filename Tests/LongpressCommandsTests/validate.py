"""validate.py [--strict] SCHEMA DOCUMENT…: holds JSON documents against a JSON Schema; prints what is wrong, nothing when nothing is.

With --strict a document may hold no member that the schema does not name. The schemas themselves allow more, because readers pass over
what they do not know; what the program writes has to be in them.
"""
import json
import sys

import jsonschema


def close(schema):
    if isinstance(schema, list):
        for part in schema:
            close(part)
    if isinstance(schema, dict):
        if isinstance(schema.get("properties"), dict) and "type" in schema:
            schema.setdefault("additionalProperties", False)
        for part in schema.values():
            close(part)


def main():
    arguments = [argument for argument in sys.argv[1:] if argument != "--strict"]
    with open(arguments[0], encoding="utf-8") as file:
        schema = json.load(file)
    if "--strict" in sys.argv:
        close(schema)
    kind = jsonschema.validators.validator_for(schema)
    kind.check_schema(schema)
    validator = kind(schema)
    for path in arguments[1:]:
        with open(path, encoding="utf-8") as file:
            document = json.load(file)
        for error in list(validator.iter_errors(document))[:5]:
            print(f"{path}: {error.json_path}: {error.message[:300]}")


main()
