extension DocumentSchema {
    /// An export of dynamic quick actions: content/apps/<id>/dynamic/<scenario>.json.
    static let dynamic = #"""
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "$id": "urn:longpress:schema:dynamic",
          "title": "An export of dynamic quick actions: content/apps/<id>/dynamic/<scenario>.json",
          "description": "Field names are UIKit's. An empty list says that there are none; no file says that nothing is known.",
          "anyOf": [
            {"$ref": "#/$defs/items"},
            {"allOf": [{"$ref": "#/$defs/export"}, {"required": ["items"]}]},
            {"allOf": [{"$ref": "#/$defs/export"}, {"required": ["shortcutItems"]}]}
          ],
          "$defs": {
            "export": {
              "type": "object",
              "properties": {
                "appVersion": {"type": "string"},
                "available": {
                  "type": "integer",
                  "minimum": 0,
                  "description": "How many the app had to offer when it wrote the export."
                },
                "bundleIdentifier": {"type": "string"},
                "exportedAt": {"type": "string"},
                "format": {"const": "longpress-dynamic/1"},
                "items": {"$ref": "#/$defs/items"},
                "locale": {"type": "string", "description": "Language of the titles; an export without one is in no known language."},
                "scenario": {"type": "string", "description": "Name for people; the file's name is the id."},
                "shortcutItems": {"$ref": "#/$defs/items"}
              }
            },
            "icon": {
              "type": ["object", "null"],
              "properties": {
                "contact": {"const": true, "description": "A person of the address book."},
                "systemImageName": {"type": "string", "minLength": 1},
                "templateImageName": {"type": "string", "minLength": 1},
                "type": {
                  "type": ["string", "integer"],
                  "description": "A system type: the Swift case, the full constant or the raw number from 0 to 28."
                }
              },
              "minProperties": 1
            },
            "ignore": {
              "type": "object",
              "properties": {"reason": {"type": "string"}, "rule": {"type": "string"}, "until": {"type": "string", "format": "date"}},
              "required": ["rule"]
            },
            "item": {
              "type": "object",
              "properties": {
                "icon": {"$ref": "#/$defs/icon"},
                "localizedSubtitle": {"type": ["string", "null"]},
                "localizedTitle": {"type": "string"},
                "longpress:ignore": {
                  "anyOf": [
                    {"type": "string"},
                    {"$ref": "#/$defs/ignore"},
                    {"type": "array", "items": {"anyOf": [{"type": "string"}, {"$ref": "#/$defs/ignore"}]}}
                  ],
                  "description": "Findings that are accepted here."
                },
                "targetContentIdentifier": {"type": ["string", "null"]},
                "type": {"type": "string"},
                "userInfo": {
                  "type": ["object", "null"],
                  "additionalProperties": {"$ref": "#/$defs/value"}
                }
              },
              "required": ["localizedTitle", "type"]
            },
            "items": {"type": "array", "items": {"$ref": "#/$defs/item"}},
            "value": {
              "anyOf": [
                {"type": ["string", "number", "boolean"]},
                {"type": "array", "items": {"$ref": "#/$defs/value"}},
                {"type": "object", "additionalProperties": {"$ref": "#/$defs/value"}}
              ],
              "description": "A property-list value; dates are {\"$date\": \"…\"}, data {\"$data\": \"base64\"}, and null is none."
            }
          }
        }
        """#
}
