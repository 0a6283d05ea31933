import Foundation
import MastodonAPI
import MastodonMapping
import SocialModel

/// A JSON file that may contain posts.
struct PostsFile {
  let url: URL
  let folder: ArchiveFolder
  /// The owner of the archive, if there is an `actor.json`.
  let owner: SocialModel.Account?

  private var name: String { url.lastPathComponent }

  /// The posts of the file.
  ///
  /// Damage is noted after the posts before it.
  ///
  /// - Throws: `ProviderError` if no post of it can be read, unless it is an empty list.
  func read(limit: Int) throws -> ItemDecoder {
    let data = JSONText.utf8(try ArchiveFolder.read(url, limit: limit))
    let outline = JSONOutline(data)
    let source = try source(in: data, outline: outline)
    var reading = try decode(source, of: data)
    if let failure = outline.failure {
      if reading.moments.isEmpty { throw error(of: failure) }
      reading.skip(source.parts.count, .init(failure))
    }
    if reading.moments.isEmpty, !source.parts.isEmpty {
      throw ProviderError.noReadablePosts(file: name, skipped: reading.skipped)
    }
    return reading
  }

  // MARK: - Shape

  private enum Kind {
    case statuses
    case activities
  }

  private struct Source {
    var kind: Kind
    var parts: [Range<Int>]
    var isList = true
  }

  /// The location of the posts in the document.
  private func source(in data: Data, outline: JSONOutline) throws -> Source {
    switch outline.root {
    case .array(let elements):
      if elements.isEmpty {
        if let failure = outline.failure { throw error(of: failure) }
        return Source(kind: .statuses, parts: [])
      }
      if let kind = kind(of: elements, in: data) { return Source(kind: kind, parts: elements) }
      if let failure = outline.failure { throw error(of: failure) }
      throw ProviderError.unexpectedShape(file: name, found: "a list of something else")
    case .object(let members):
      return try source(in: data, members: members, failure: outline.failure)
    default:
      if let failure = outline.failure { throw error(of: failure) }
      throw ProviderError.unexpectedShape(file: name, found: outline.root.kind)
    }
  }

  private func source(
    in data: Data,
    members: [JSONOutline.Member],
    failure: JSONFailure?
  ) throws -> Source {
    let keys = members.map(\.key)
    for (key, kind) in [("statuses", Kind.statuses), ("orderedItems", .activities)] {
      guard let member = members.last(where: { $0.key == key }) else { continue }
      guard case .array(let elements) = JSONOutline(data, in: member.value).root else { continue }
      if elements.isEmpty, let failure { throw error(of: failure) }
      if kind == .activities, !elements.isEmpty, self.kind(of: elements, in: data) != .activities {
        throw ProviderError.unexpectedShape(file: name, found: "a list of addresses")
      }
      return Source(kind: kind, parts: elements)
    }
    if let failure { throw error(of: failure) }
    if Self.looksLikeStatus(keys) {
      return Source(kind: .statuses, parts: [0..<data.count], isList: false)
    }
    if Self.looksLikeActivity(keys) {
      return Source(kind: .activities, parts: [0..<data.count], isList: false)
    }
    let some = keys.prefix(4).map { "\"\($0.prefix(40))\"" }.joined(separator: ", ")
    throw ProviderError.unexpectedShape(
      file: name,
      found: keys.isEmpty ? "an empty object" : "an object with \(some)"
    )
  }

  /// The kind of a list, by its first element that may be a post.
  private func kind(of elements: [Range<Int>], in data: Data) -> Kind? {
    for element in elements {
      guard case .object(let members) = JSONOutline(data, in: element).root else { continue }
      let keys = members.map(\.key)
      if Self.looksLikeActivity(keys) { return .activities }
      if Self.looksLikeStatus(keys) { return .statuses }
    }
    return nil
  }

  private static func looksLikeStatus(_ keys: [String]) -> Bool {
    // Versions of a post have everything but an identity.
    guard keys.contains("id") else { return false }
    if keys.contains("content") || keys.contains("reblog") { return true }
    // Notifications and follow suggestions have accounts too.
    return keys.contains("account") && keys.contains("created_at") && !keys.contains("type")
  }

  private static func looksLikeActivity(_ keys: [String]) -> Bool {
    keys.contains("type") && keys.contains("object") && keys.contains("actor")
  }

  // MARK: - Posts

  private func decode(_ source: Source, of data: Data) throws -> ItemDecoder {
    let statuses = StatusMapper(resolveMedia: folder.resolve)
    let activities = ActivityMapper(owner: owner, resolveMedia: folder.resolve)
    var items = ItemDecoder(file: name, data: data, isList: source.isList)
    try items.decode(source.parts) { decoder, part in
      switch source.kind {
      case .statuses: try statuses.moment(from: decoder.decode(Status.self, from: part))
      case .activities: try activities.moment(from: decoder.decode(Activity.self, from: part))
      }
    }
    return items
  }

  private func error(of failure: JSONFailure) -> ProviderError {
    switch failure {
    case .truncated(let offset): .truncatedJSON(file: name, byteOffset: offset)
    case .invalid(let offset, let reason):
      .invalidJSON(file: name, byteOffset: offset, reason: reason)
    }
  }
}
