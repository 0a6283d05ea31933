import Foundation
import MastodonAPI
import MastodonMapping
import SocialModel

/// A JSON file that may contain posts.
struct PostsFile {
  /// The content of a file.
  struct Reading {
    var moments: [Moment] = []
    var skipped: [SkippedItem] = []
  }

  let url: URL
  let folder: ArchiveFolder
  /// The owner of the archive, if there is an `actor.json`.
  let owner: SocialModel.Account?

  private var name: String { url.lastPathComponent }

  /// Reads the file.
  ///
  /// Damage is noted after the posts before it.
  ///
  /// - Throws: `ProviderError` if no post of it can be read, unless it is an empty list.
  func read(limit: Int) throws -> Reading {
    let data = JSONText.utf8(try ArchiveFolder.read(url, limit: limit))
    let outline = JSONOutline(data)
    let source = try source(in: data, outline: outline)
    var reading = try decode(source, of: data)
    if let failure = outline.failure {
      if reading.moments.isEmpty { throw error(of: failure) }
      reading.skipped.append(note(of: failure, index: source.isList ? source.parts.count : nil))
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

  private func decode(_ source: Source, of data: Data) throws -> Reading {
    let decoder = JSONDecoder()
    let statuses = StatusMapper(resolveMedia: folder.resolve)
    let activities = ActivityMapper(owner: owner, resolveMedia: folder.resolve)
    var reading = Reading()
    for (index, range) in source.parts.enumerated() {
      if index % 64 == 0 { try Task.checkCancellation() }
      let part = data[data.startIndex + range.lowerBound..<data.startIndex + range.upperBound]
      do {
        switch source.kind {
        case .statuses:
          let status = try decoder.decode(Status.self, from: part)
          reading.moments.append(try statuses.moment(from: status))
        case .activities:
          let activity = try decoder.decode(Activity.self, from: part)
          if let moment = try activities.moment(from: activity) { reading.moments.append(moment) }
        }
      } catch let problem as MappingProblem {
        reading.skipped.append(note(index, .init(problem), in: source))
      } catch {
        let found = JSONOutline(data, in: range).root.kind
        let problem = DecodingProblem(error, found: found)
        reading.skipped.append(
          note(index, .init(problem, byteOffset: range.lowerBound), in: source)
        )
      }
    }
    return reading
  }

  private func note(_ index: Int, _ reason: SkippedItem.Reason, in source: Source) -> SkippedItem {
    SkippedItem(source: name, index: source.isList ? index : nil, reason: reason)
  }

  private func note(of failure: JSONFailure, index: Int?) -> SkippedItem {
    switch failure {
    case .truncated(let offset):
      SkippedItem(source: name, index: index, reason: .truncated(byteOffset: offset))
    case .invalid(let offset, _):
      SkippedItem(source: name, index: index, reason: .invalidJSON(byteOffset: offset))
    }
  }

  private func error(of failure: JSONFailure) -> ProviderError {
    switch failure {
    case .truncated(let offset): .truncatedJSON(file: name, byteOffset: offset)
    case .invalid(let offset, let reason):
      .invalidJSON(file: name, byteOffset: offset, reason: reason)
    }
  }
}
