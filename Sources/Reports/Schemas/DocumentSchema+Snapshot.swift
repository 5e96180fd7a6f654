extension DocumentSchema {
    /// A saved release: content/apps/<id>/snapshots/<version>.json.
    static let snapshot = #"""
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "$id": "urn:longpress:schema:snapshot",
          "title": "A saved release: content/apps/<id>/snapshots/<version>.json",
          "type": "object",
          "properties": {
            "apps": {"type": "array", "items": {"$ref": "#/$defs/app"}, "minItems": 1, "maxItems": 1},
            "format": {"const": "longpress-catalog/1"},
            "release": {
              "type": "object",
              "properties": {
                "build": {"type": "string"},
                "date": {"type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},
                "version": {"type": "string", "minLength": 1}
              },
              "required": ["version"],
              "additionalProperties": false
            }
          },
          "required": ["apps", "format", "release"],
          "additionalProperties": false,
          "$defs": {
            "app": {
              "type": "object",
              "properties": {
                "address": {"type": "string"},
                "build": {"type": "string"},
                "bundleIdentifier": {"type": "string"},
                "developmentLanguage": {"type": "string"},
                "handledTypes": {"type": "array", "items": {"type": "string"}},
                "id": {"type": "string"},
                "languages": {"type": "array", "items": {"type": "string"}},
                "menus": {"type": "array", "items": {"$ref": "#/$defs/menu"}},
                "minimumOS": {"type": "string"},
                "name": {"type": "string"},
                "owner": {"type": "string"},
                "redacted": {"type": "boolean"},
                "renames": {
                  "type": "array",
                  "items": {
                    "type": "object",
                    "properties": {
                      "from": {"type": "string"},
                      "kind": {"enum": ["static", "dynamic"]},
                      "since": {"type": "string"},
                      "to": {"type": "string"}
                    },
                    "required": ["from", "to"],
                    "additionalProperties": false
                  }
                },
                "retired": {
                  "type": "array",
                  "items": {
                    "type": "object",
                    "properties": {
                      "handledUntil": {"type": "string"},
                      "replacedBy": {"type": "string"},
                      "since": {"type": "string"},
                      "type": {"type": "string"}
                    },
                    "required": ["type"],
                    "additionalProperties": false
                  }
                },
                "unreadable": {"type": "string"},
                "version": {"type": "string"}
              },
              "required": ["address", "developmentLanguage", "id", "languages", "menus", "name", "renames", "retired"],
              "additionalProperties": false
            },
            "item": {
              "type": "object",
              "properties": {
                "address": {"type": "string"},
                "icon": {
                  "type": "object",
                  "properties": {
                    "declared": {
                      "type": "array",
                      "items": {
                        "type": "object",
                        "properties": {
                          "imageHash": {"type": "string", "pattern": "^[0-9a-f]{64}$"},
                          "kind": {"enum": ["symbol", "file", "type", "contact"]},
                          "name": {"type": "string"}
                        },
                        "required": ["kind", "name"],
                        "additionalProperties": false
                      }
                    },
                    "effective": {
                      "type": "object",
                      "properties": {
                        "imageHash": {"type": "string", "pattern": "^[0-9a-f]{64}$"},
                        "kind": {"enum": ["symbol", "file", "type", "contact"]},
                        "name": {"type": "string"}
                      },
                      "required": ["kind", "name"],
                      "additionalProperties": false
                    }
                  },
                  "required": ["declared"],
                  "additionalProperties": false
                },
                "key": {"$ref": "#/$defs/key"},
                "location": {"$ref": "#/$defs/location"},
                "position": {"type": "integer", "minimum": 0},
                "subtitle": {"$ref": "#/$defs/text"},
                "targetContentIdentifier": {"type": "string"},
                "title": {"$ref": "#/$defs/text"},
                "userInfo": {}
              },
              "required": ["address", "icon", "key", "location", "position", "title"],
              "additionalProperties": false
            },
            "key": {
              "type": "object",
              "properties": {
                "identity": {
                  "oneOf": [
                    {"type": "null"},
                    {
                      "type": "object",
                      "properties": {"key": {"type": ["string", "null"]}, "value": {}},
                      "required": ["key", "value"],
                      "additionalProperties": false
                    }
                  ]
                },
                "kind": {"enum": ["static", "dynamic"]},
                "type": {"type": "string"},
                "variant": {"enum": ["any", "iphone", "ipad"]}
              },
              "description": "What makes a quick action the same one across files, languages and releases.",
              "required": ["identity", "kind", "type", "variant"],
              "additionalProperties": false
            },
            "location": {
              "type": "object",
              "properties": {
                "column": {"type": "integer", "minimum": 1},
                "keyPath": {"type": "string"},
                "length": {"type": "integer", "minimum": 0},
                "line": {"type": "integer", "minimum": 1},
                "path": {"type": "string"},
                "root": {"type": "string"}
              },
              "description": "A place: line and column count from 1, columns and lengths in Unicode scalars; a key path where the input has no lines.",
              "required": ["path"],
              "additionalProperties": false
            },
            "menu": {
              "type": "object",
              "properties": {
                "items": {"type": "array", "items": {"$ref": "#/$defs/item"}},
                "kind": {"enum": ["static", "dynamic"]},
                "language": {"type": "string"},
                "scenario": {
                  "type": "object",
                  "properties": {
                    "appVersion": {"type": "string"},
                    "exportedAt": {"type": "string"},
                    "id": {"type": "string"},
                    "name": {"type": "string"}
                  },
                  "required": ["id", "name"],
                  "additionalProperties": false
                },
                "state": {"enum": ["known", "empty"]},
                "variant": {"enum": ["any", "iphone", "ipad"]}
              },
              "description": "One list: the static quick actions of a device variant, or one scenario of the dynamic ones in one language.",
              "required": ["items", "kind", "state"],
              "additionalProperties": false
            },
            "text": {
              "type": "object",
              "properties": {
                "languages": {
                  "type": "object",
                  "additionalProperties": {
                    "type": "object",
                    "properties": {
                      "fallback": {"type": "string"},
                      "from": {"enum": ["table", "fallback", "declared", "literal"]},
                      "text": {"type": "string"}
                    },
                    "required": ["from", "text"],
                    "additionalProperties": false
                  }
                },
                "value": {"type": "string"}
              },
              "description": "The declared value, and what each language shows.",
              "required": ["languages", "value"],
              "additionalProperties": false
            }
          }
        }
        """#
}
