extension DocumentSchema {
    /// The list of the files of a built site: longpress-manifest.json.
    static let manifest = #"""
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "$id": "urn:longpress:schema:manifest",
          "title": "The list of the files of a built site: longpress-manifest.json",
          "type": "object",
          "properties": {
            "files": {
              "type": "object",
              "additionalProperties": {
                "type": "object",
                "properties": {
                  "sha256": {"type": "string", "pattern": "^[0-9a-f]{64}$"},
                  "size": {"type": "integer", "minimum": 0}
                },
                "description": "What was written; empty while a run is not finished.",
                "dependentRequired": {"sha256": ["size"], "size": ["sha256"]}
              }
            },
            "format": {"const": "longpress-manifest/1"},
            "generator": {"type": "string"},
            "input": {
              "type": "string",
              "pattern": "^[0-9a-f]{64}$",
              "description": "Hash of what the files were made from: the next build from the same makes no page again. Absent where a page had a fault."
            },
            "state": {"enum": ["complete", "incomplete"]}
          },
          "required": ["files", "format", "generator", "state"]
        }
        """#
}
