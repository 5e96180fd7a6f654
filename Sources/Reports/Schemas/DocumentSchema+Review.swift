extension DocumentSchema {
    /// Decisions about changes: content/review.json.
    static let review = #"""
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "$id": "urn:longpress:schema:review",
          "title": "Decisions about changes: content/review.json",
          "type": "object",
          "properties": {
            "decisions": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "at": {"type": "string"},
                  "by": {"type": "string"},
                  "fingerprint": {"type": "string", "pattern": "^[0-9a-f]{16}$"},
                  "note": {"type": "string"},
                  "state": {"enum": ["accepted", "needs-work", "question"]},
                  "to": {"type": "string"},
                  "from": {"type": "string"}
                },
                "required": ["at", "by", "fingerprint", "from", "state"]
              }
            },
            "format": {"const": "longpress-review/1"}
          },
          "required": ["decisions", "format"]
        }
        """#
}
