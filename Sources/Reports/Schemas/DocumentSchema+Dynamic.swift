extension DocumentSchema {
    /// An export of dynamic quick actions: content/apps/<id>/dynamic/<scenario>.json.
    static let dynamic = #"""
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "$id": "urn:longpress:schema:dynamic",
          "title": "An export of dynamic quick actions: content/apps/<id>/dynamic/<scenario>.json",
          "type": "object",
          "properties": {
            "appVersion": {"type": "string"},
            "bundleIdentifier": {"type": "string"},
            "exportedAt": {"type": "string"},
            "format": {"const": "longpress-dynamic/1"},
            "items": {"type": "array", "items": {"$ref": "#/$defs/item"}},
            "locale": {"type": "string"},
            "scenario": {"type": "string"},
            "available": {"type": "integer", "minimum": 0}
          },
          "required": ["format", "items"],
          "additionalProperties": false,
          "$defs": {
            "item": {
              "type": "object",
              "properties": {
                "type": {"type": "string", "minLength": 1},
                "localizedTitle": {"type": "string", "minLength": 1},
                "localizedSubtitle": {"type": "string"},
                "icon": {
                  "oneOf": [
                    {
                      "type": "object",
                      "properties": {"systemImageName": {"type": "string"}},
                      "required": ["systemImageName"],
                      "additionalProperties": false
                    },
                    {
                      "type": "object",
                      "properties": {"templateImageName": {"type": "string"}},
                      "required": ["templateImageName"],
                      "additionalProperties": false
                    },
                    {
                      "type": "object",
                      "properties": {"type": {"type": ["string", "integer"]}},
                      "required": ["type"],
                      "additionalProperties": false
                    },
                    {
                      "type": "object",
                      "properties": {"contact": {"const": true}},
                      "required": ["contact"],
                      "additionalProperties": false
                    }
                  ]
                },
                "targetContentIdentifier": {"type": "string"},
                "userInfo": {"type": "object", "additionalProperties": {"$ref": "#/$defs/value"}},
                "longpress:ignore": {}
              },
              "required": ["localizedTitle", "type"],
              "additionalProperties": false
            },
            "value": {
              "oneOf": [
                {"type": ["string", "number", "boolean"]},
                {"type": "array", "items": {"$ref": "#/$defs/value"}},
                {"type": "object", "additionalProperties": {"$ref": "#/$defs/value"}}
              ],
              "description": "A property-list value; dates are {\"$date\": …}, data {\"$data\": base64}."
            }
          }
        }
        """#
}
