/// Parts of several schemas, each a member of `$defs`.
extension DocumentSchema {
    /// An app of a catalog or a saved release.
    static let appPart = #"""
            "app": {
              "type": "object",
              "properties": {
                "address": {"type": "string"},
                "build": {"type": "string"},
                "bundleIdentifier": {"type": "string"},
                "developmentLanguage": {"type": "string"},
                "handledTypes": {"type": "array", "items": {"type": "string"}},
                "id": {"type": "string"},
                "languages": {"type": "array", "items": {"type": "string"}},
                "menus": {"type": "array", "items": {"$ref": "#/$defs/menu"}},
                "minimumOS": {"type": "string"},
                "name": {"type": "string"},
                "owner": {"type": "string"},
                "redacted": {"type": "boolean"},
                "renames": {
                  "type": "array",
                  "items": {
                    "type": "object",
                    "properties": {
                      "from": {"type": "string"},
                      "kind": {"enum": ["static", "dynamic"]},
                      "since": {"type": "string"},
                      "to": {"type": "string"}
                    },
                    "required": ["from", "to"]
                  }
                },
                "retired": {
                  "type": "array",
                  "items": {
                    "type": "object",
                    "properties": {
                      "handledUntil": {"type": "string"},
                      "replacedBy": {"type": "string"},
                      "since": {"type": "string"},
                      "type": {"type": "string"}
                    },
                    "required": ["type"]
                  }
                },
                "unreadable": {"type": "string"},
                "version": {"type": "string"}
              },
              "required": ["address", "developmentLanguage", "id", "languages", "menus", "name", "renames", "retired"]
            }
        """#

    /// One icon key.
    static let iconPart = #"""
            "icon": {
              "type": "object",
              "properties": {
                "imageHash": {"type": "string", "pattern": "^[0-9a-f]{64}$"},
                "kind": {"enum": ["symbol", "file", "type", "contact", "unresolved"]},
                "name": {"type": "string"}
              },
              "description": "One icon key with its value; the hash is the SHA-256 of the picture.",
              "required": ["kind", "name"]
            }
        """#

    /// A quick action as declared and as languages show it.
    static let itemPart = #"""
            "item": {
              "type": "object",
              "properties": {
                "address": {"type": "string"},
                "icon": {
                  "type": "object",
                  "properties": {
                    "declared": {"type": "array", "items": {"$ref": "#/$defs/icon"}},
                    "effective": {"$ref": "#/$defs/icon"}
                  },
                  "required": ["declared"]
                },
                "key": {"$ref": "#/$defs/key"},
                "location": {"$ref": "#/$defs/location"},
                "position": {"type": "integer", "minimum": 1},
                "subtitle": {"$ref": "#/$defs/text"},
                "targetContentIdentifier": {"type": "string"},
                "title": {"$ref": "#/$defs/text"},
                "userInfo": {}
              },
              "required": ["address", "icon", "key", "location", "position", "title"]
            }
        """#

    /// What makes a quick action the same one across files, languages and releases.
    static let keyPart = #"""
            "key": {
              "type": "object",
              "properties": {
                "identity": {
                  "oneOf": [
                    {"type": "null"},
                    {
                      "type": "object",
                      "properties": {"key": {"type": ["string", "null"]}, "value": {}},
                      "required": ["key", "value"]
                    }
                  ]
                },
                "kind": {"enum": ["static", "dynamic"]},
                "type": {"type": "string"},
                "variant": {"enum": ["any", "iphone", "ipad"]}
              },
              "description": "What makes a quick action the same one across files, languages and releases.",
              "required": ["identity", "kind", "type", "variant"]
            }
        """#

    /// A place in a file.
    static let locationPart = #"""
            "location": {
              "type": "object",
              "properties": {
                "column": {"type": "integer", "minimum": 1},
                "keyPath": {"type": "string"},
                "length": {"type": "integer", "minimum": 0},
                "line": {"type": "integer", "minimum": 1},
                "path": {"type": "string"},
                "root": {"type": "string"}
              },
              "description": "A place: line and column count from 1, columns and lengths in Unicode scalars; a key path where the input has no lines.",
              "required": ["path"]
            }
        """#

    /// One declared list of quick actions.
    static let menuPart = #"""
            "menu": {
              "type": "object",
              "properties": {
                "items": {"type": "array", "items": {"$ref": "#/$defs/item"}},
                "kind": {"enum": ["static", "dynamic"]},
                "language": {"type": "string"},
                "scenario": {
                  "type": "object",
                  "properties": {
                    "appVersion": {"type": "string"},
                    "exportedAt": {"type": "string"},
                    "id": {"type": "string"},
                    "name": {"type": "string"}
                  },
                  "required": ["id", "name"]
                },
                "state": {"enum": ["known", "empty"]},
                "variant": {"enum": ["any", "iphone", "ipad"]}
              },
              "description": "One list: the static quick actions of a device variant, or one scenario of the dynamic ones in one language.",
              "required": ["items", "kind", "state"]
            }
        """#

    /// A title or subtitle.
    static let textPart = #"""
            "text": {
              "type": "object",
              "properties": {
                "languages": {
                  "type": "object",
                  "additionalProperties": {
                    "type": "object",
                    "properties": {
                      "fallback": {"type": "string"},
                      "from": {"enum": ["table", "fallback", "declared", "literal"]},
                      "text": {"type": "string"}
                    },
                    "required": ["from", "text"]
                  }
                },
                "value": {"type": "string"}
              },
              "description": "The declared value, and what each language shows.",
              "required": ["languages", "value"]
            }
        """#
}
