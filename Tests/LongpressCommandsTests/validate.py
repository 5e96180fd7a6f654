"""validate.py SCHEMA DOCUMENT…: holds JSON documents against a JSON Schema; prints what is wrong, nothing when nothing is."""
import json
import sys

import jsonschema


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        schema = json.load(file)
    kind = jsonschema.validators.validator_for(schema)
    kind.check_schema(schema)
    validator = kind(schema)
    for path in sys.argv[2:]:
        with open(path, encoding="utf-8") as file:
            document = json.load(file)
        for error in list(validator.iter_errors(document))[:5]:
            print(f"{path}: {error.json_path}: {error.message[:300]}")


main()
