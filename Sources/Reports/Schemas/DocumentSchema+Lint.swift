extension DocumentSchema {
    /// The report of longpress lint --format json.
    static let lint = #"""
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "$id": "urn:longpress:schema:lint",
          "title": "The report of longpress lint --format json",
          "type": "object",
          "properties": {
            "counts": {
              "type": "object",
              "properties": {
                "accepted": {"type": "integer", "minimum": 0},
                "apps": {"type": "integer", "minimum": 0},
                "error": {"type": "integer", "minimum": 0},
                "info": {"type": "integer", "minimum": 0},
                "quickActions": {"type": "integer", "minimum": 0},
                "warning": {"type": "integer", "minimum": 0}
              },
              "required": ["accepted", "apps", "error", "info", "quickActions", "warning"],
              "additionalProperties": false
            },
            "findings": {"type": "array", "items": {"$ref": "#/$defs/finding"}},
            "format": {"const": "longpress-lint/1"},
            "generator": {"type": "string"},
            "hidden": {"type": "integer", "minimum": 0},
            "mended": {"type": "integer", "minimum": 0},
            "notChecked": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {"reason": {"type": "string"}, "rule": {"type": "string"}},
                "required": ["reason", "rule"],
                "additionalProperties": false
              }
            },
            "unreadable": {"type": "array", "items": {"$ref": "#/$defs/location"}}
          },
          "required": ["counts", "findings", "format", "hidden", "notChecked", "unreadable"],
          "additionalProperties": false,
          "$defs": {
            "finding": {
              "type": "object",
              "properties": {
                "app": {"type": "string"},
                "explanation": {"type": "string"},
                "field": {"type": "string"},
                "fingerprint": {"type": "string", "pattern": "^[0-9a-f]{16}$"},
                "fixes": {
                  "type": "array",
                  "items": {
                    "type": "object",
                    "properties": {
                      "edits": {"type": "array", "items": {}},
                      "isSafe": {"type": "boolean"},
                      "replacement": {"type": "string"},
                      "location": {"$ref": "#/$defs/location"},
                      "title": {"type": "string"}
                    },
                    "required": ["isSafe", "title"],
                    "additionalProperties": false
                  }
                },
                "key": {"$ref": "#/$defs/key"},
                "language": {"type": "string"},
                "location": {"$ref": "#/$defs/location"},
                "related": {
                  "type": "array",
                  "items": {
                    "type": "object",
                    "properties": {"location": {"$ref": "#/$defs/location"}, "note": {"type": "string"}},
                    "required": ["location", "note"],
                    "additionalProperties": false
                  }
                },
                "rule": {"type": "string", "pattern": "^[a-z0-9-]+/[a-z0-9-]+$"},
                "severity": {"enum": ["error", "warning", "info"]},
                "summary": {"type": "string"},
                "suppressed": {"type": "object", "properties": {"reason": {"type": "string"}}, "additionalProperties": false}
              },
              "required": ["explanation", "fingerprint", "fixes", "related", "rule", "severity", "summary"],
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
            }
          }
        }
        """#
}
