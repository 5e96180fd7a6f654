extension DocumentSchema {
    /// Findings that longpress lint --baseline hides.
    static let baseline = #"""
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "$id": "urn:longpress:schema:baseline",
          "title": "Findings that longpress lint --baseline hides",
          "type": "object",
          "properties": {
            "entries": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "app": {"type": "string"},
                  "count": {"type": "integer", "minimum": 1},
                  "field": {"type": "string"},
                  "fingerprint": {"type": "string", "pattern": "^[0-9a-f]{16}$"},
                  "identity": {},
                  "kind": {"enum": ["static", "dynamic"]},
                  "language": {"type": "string"},
                  "rule": {"type": "string"},
                  "type": {"type": "string"},
                  "valueHash": {"type": "string"},
                  "variant": {"enum": ["any", "iphone", "ipad"]}
                },
                "required": ["count", "fingerprint", "rule"]
              }
            },
            "format": {"const": "longpress-baseline/1"}
          },
          "required": ["entries", "format"]
        }
        """#
}
