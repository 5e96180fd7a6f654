extension DocumentSchema {
    /// The list of the files of a built site: longpress-manifest.json.
    static let manifest = #"""
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "$id": "urn:longpress:schema:manifest",
          "title": "The list of the files of a built site: longpress-manifest.json",
          "type": "object",
          "properties": {
            "files": {"type": "object", "additionalProperties": {}},
            "format": {"type": "string"},
            "generator": {"type": "string"},
            "state": {"enum": ["complete", "incomplete"]}
          },
          "required": ["files", "format", "generator", "state"],
          "additionalProperties": false
        }
        """#
}
