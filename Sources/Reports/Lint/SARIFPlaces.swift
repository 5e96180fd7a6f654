import QuickActionModel

/// Writes places as SARIF's location objects.
struct SARIFPlaces {
    let paths: ReportPaths

    /// The name that stands for the folder that paths start from.
    static let base = "SRCROOT"

    /// Members of a location object: a region where there are lines, a logical location where there are none.
    func location(_ place: SourceLocation, message: String? = nil, _ json: inout JSONText) {
        if place.line == nil, let keyPath = place.keyPath, !keyPath.isEmpty {
            json.key("logicalLocations")
            json.array { list in
                list.object { json in
                    json.member("fullyQualifiedName", keyPath)
                    json.member("kind", "value")
                }
            }
        }
        if let message {
            json.key("message")
            SARIFText.message(message, to: &json)
        }
        json.key("physicalLocation")
        json.object { json in
            json.key("artifactLocation")
            artifact(place, &json)
            if place.line != nil {
                json.key("region")
                region(place, &json)
            }
        }
    }

    /// Members of an artifact change that puts a text in the place of another.
    func change(_ place: SourceLocation, _ replacement: String, _ json: inout JSONText) {
        json.key("artifactLocation")
        artifact(place, &json)
        json.key("replacements")
        json.array { list in
            list.object { json in
                json.key("deletedRegion")
                region(place, &json)
                json.key("insertedContent")
                json.object { $0.member("text", replacement) }
            }
        }
    }

    private func artifact(_ place: SourceLocation, _ json: inout JSONText) {
        let path = paths.shown(place)
        json.object { json in
            if path.utf8.first == UInt8(ascii: "/") {
                json.member("uri", "file://" + PercentEncoding.path(path))
            } else {
                json.member("uri", path.isEmpty ? "./" : PercentEncoding.path(path))
                json.member("uriBaseId", Self.base)
            }
        }
    }

    /// Columns count from 1 and the end is the column behind the last character.
    private func region(_ place: SourceLocation, _ json: inout JSONText) {
        json.object { json in
            if let column = place.column {
                json.member("endColumn", column + place.length)
                json.member("startColumn", column)
            }
            json.member("startLine", place.line ?? 1)
        }
    }
}
