public import Foundation

/// The `Link` field of a response: the pages before and after this one (RFC 8288).
public struct LinkHeader: Sendable, Hashable {
  /// The older page, or nil at the end.
  public var next: URL?
  /// The newer page, or nil where the server does not say.
  public var previous: URL?

  /// Parses a field; invalid parts count as missing.
  ///
  /// - Parameters:
  ///   - field: `<URL>; rel="next", <URL>; rel="prev"`.
  ///   - base: The requested address, for relative links.
  public init(_ field: String?, relativeTo base: URL) {
    for link in Self.links(in: field ?? "") {
      guard let url = URL(string: link.target, relativeTo: base)?.absoluteURL else { continue }
      if next == nil, link.relations.contains("next") { next = url }
      if previous == nil, link.relations.contains("prev") || link.relations.contains("previous") {
        previous = url
      }
    }
  }

  private struct Link {
    var target: String
    var relations: Set<String>
  }

  /// One pass over the field: targets are in angle brackets, and may contain commas and semicolons.
  private static func links(in field: String) -> [Link] {
    var links: [Link] = []
    var rest = Substring(field)
    while let open = rest.firstIndex(of: "<"), let close = rest[open...].firstIndex(of: ">") {
      let target = rest[rest.index(after: open)..<close]
      rest = rest[rest.index(after: close)...]
      let parameters = takeParameters(of: &rest)
      links.append(
        Link(
          target: target.trimmingCharacters(in: .whitespaces),
          relations: Set(
            parameters.flatMap { $0.lowercased().split(separator: " ") }.map(String.init)
          )
        )
      )
    }
    return links
  }

  /// The values of the `rel` parameters up to the comma that ends the link; commas in quotes do not
  /// end it.
  private static func takeParameters(of rest: inout Substring) -> [String] {
    var relations: [String] = []
    var isQuoted = false
    var end = rest.endIndex
    var parts: [String] = [""]
    for index in rest.indices {
      let character = rest[index]
      if character == "\"" {
        isQuoted.toggle()
      } else if character == ",", !isQuoted {
        end = index
        break
      } else if character == ";", !isQuoted {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    rest = rest[end...]
    for part in parts {
      let pair = part.split(separator: "=", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      if pair.count == 2, pair[0].lowercased() == "rel" { relations.append(pair[1]) }
    }
    return relations
  }
}
