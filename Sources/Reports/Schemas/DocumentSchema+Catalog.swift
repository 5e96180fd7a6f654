extension DocumentSchema {
    /// A catalog: catalog.json and apps/<id>.json.
    static let catalog = #"""
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "$id": "urn:longpress:schema:catalog",
          "title": "A catalog: catalog.json and apps/<id>.json",
          "type": "object",
          "properties": {
            "apps": {"type": "array", "items": {"$ref": "#/$defs/app"}},
            "format": {"const": "longpress-catalog/1"},
            "id": {"type": "string"},
            "language": {"type": "string"},
            "title": {"type": "string"}
          },
          "required": ["apps", "format", "id", "language", "title"],
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
