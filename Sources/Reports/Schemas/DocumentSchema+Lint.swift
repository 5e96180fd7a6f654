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
              "required": ["accepted", "apps", "error", "info", "quickActions", "warning"]
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
                "required": ["reason", "rule"]
              }
            },
            "unreadable": {"type": "array", "items": {"$ref": "#/$defs/location"}}
          },
          "required": ["counts", "findings", "format", "generator", "hidden", "notChecked", "unreadable"],
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
                      "isSafe": {"type": "boolean"},
                      "replacement": {"type": "string"},
                      "location": {"$ref": "#/$defs/location"},
                      "title": {"type": "string"}
                    },
                    "required": ["isSafe", "title"]
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
                    "required": ["location", "note"]
                  }
                },
                "rule": {"type": "string", "pattern": "^[a-z0-9-]+/[a-z0-9-]+$"},
                "severity": {"enum": ["error", "warning", "info"]},
                "summary": {"type": "string"},
                "suppressed": {
                  "type": "object",
                  "properties": {"location": {"$ref": "#/$defs/location"}, "reason": {"type": "string"}},
                  "description": "Somebody accepted the finding, and where."
                }
              },
              "required": ["explanation", "fingerprint", "fixes", "related", "rule", "severity", "summary"]
            },
        \#(keyPart),
        \#(locationPart)
          }
        }
        """#
}
