extension DocumentSchema {
    /// What longpress release-notes --format json prints.
    static let changes = #"""
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "$id": "urn:longpress:schema:changes",
          "title": "What longpress release-notes --format json prints",
          "anyOf": [
            {"$ref": "#/$defs/notes"},
            {
              "type": "object",
              "properties": {
                "format": {"const": "longpress-changes/1"},
                "releases": {"type": "array", "items": {"$ref": "#/$defs/notes"}}
              },
              "description": "What --history prints: the newest release first.",
              "required": ["format", "releases"]
            }
          ],
          "$defs": {
            "change": {
              "type": "object",
              "properties": {
                "after": {"type": "string"},
                "app": {"type": "string"},
                "before": {"type": "string"},
                "changes": {"type": "array", "items": {"$ref": "#/$defs/change"}},
                "derivedFrom": {"type": "string"},
                "field": {"type": "string"},
                "fingerprint": {"type": "string", "pattern": "^[0-9a-f]{16}$"},
                "key": {"$ref": "#/$defs/key"},
                "kind": {"type": "string"},
                "language": {"type": "string"},
                "level": {"enum": ["breaking", "notable", "cosmetic", "internal"]},
                "matchedBy": {"type": "string"},
                "newPlaces": {"type": "array", "items": {"$ref": "#/$defs/location"}},
                "oldKey": {"$ref": "#/$defs/key"},
                "oldPlaces": {"type": "array", "items": {"$ref": "#/$defs/location"}},
                "reason": {"type": "string"},
                "section": {"enum": ["Added", "Changed", "Deprecated", "Removed", "Fixed"]},
                "text": {
                  "type": "object",
                  "properties": {"design": {"type": "string"}, "engineering": {"type": "string"}, "people": {"type": "string"}}
                }
              },
              "required": ["app", "fingerprint", "kind", "level", "section", "text"]
            },
        \#(keyPart),
        \#(locationPart),
            "notes": {
              "type": "object",
              "properties": {
                "changes": {"type": "array", "items": {"$ref": "#/$defs/change"}},
                "date": {"type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},
                "format": {"const": "longpress-changes/1"},
                "ignored": {"type": "integer", "minimum": 0},
                "possibleRenames": {
                  "type": "array",
                  "items": {
                    "type": "object",
                    "properties": {
                      "app": {"type": "string"},
                      "new": {"$ref": "#/$defs/key"},
                      "old": {"$ref": "#/$defs/key"},
                      "shared": {"type": "string"}
                    },
                    "required": ["app", "new", "old", "shared"]
                  }
                },
                "to": {"type": "string"},
                "from": {"type": "string"}
              },
              "required": ["changes", "format", "from", "ignored", "possibleRenames", "to"]
            }
          }
        }
        """#
}
