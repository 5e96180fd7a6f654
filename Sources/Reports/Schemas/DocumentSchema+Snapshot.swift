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
              "required": ["version"]
            }
          },
          "required": ["apps", "format", "release"],
          "$defs": {
        \#(appPart),
        \#(iconPart),
        \#(itemPart),
        \#(keyPart),
        \#(locationPart),
        \#(menuPart),
        \#(textPart)
          }
        }
        """#
}
