import Foundation
import MastodonAPI
import MastodonMapping
import SocialModel

/// A file with the ancestors and comments of a post, in the format of `GET
/// /api/v1/statuses/:id/context`.
struct ContextFile {
  /// The content of a file.
  struct Reading {
    var ancestors: [Moment] = []
    var descendants: [Moment] = []
    var skipped: [SkippedItem] = []
  }

  let url: URL
  let folder: ArchiveFolder

  private var name: String { "context/\(url.lastPathComponent)" }

  /// Reads the file; empty where there is none.
  ///
  /// A file that cannot be read is noted, because the posts of the archive may still contain
  /// comments.
  func read(limit: Int) throws -> Reading {
    let data: Data
    do {
      guard let file = try folder.existing(url) else { return Reading() }
      data = JSONText.utf8(try ArchiveFolder.read(file, limit: limit))
    } catch is ProviderError {
      return Reading(skipped: [SkippedItem(source: name, reason: .unreadableFile)])
    }
    let outline = JSONOutline(data)
    var reading = Reading()
    if let failure = outline.failure {
      reading.skipped.append(SkippedItem(source: name, reason: .init(failure)))
    }
    guard case .object(let members) = outline.root else {
      if outline.failure == nil {
        reading.skipped.append(
          SkippedItem(source: name, reason: .wrongKind(found: outline.root.kind))
        )
      }
      return reading
    }
    reading.ancestors = try posts("ancestors", of: members, in: data, &reading.skipped)
    reading.descendants = try posts("descendants", of: members, in: data, &reading.skipped)
    return reading
  }

  private func posts(
    _ key: String,
    of members: [JSONOutline.Member],
    in data: Data,
    _ skipped: inout [SkippedItem]
  ) throws -> [Moment] {
    guard let member = members.last(where: { $0.key == key }),
      case .array(let elements) = JSONOutline(data, in: member.value).root
    else { return [] }
    let mapper = StatusMapper(resolveMedia: folder.resolve)
    var items = ItemDecoder(file: name, data: data)
    try items.decode(elements) { try mapper.moment(from: $0.decode(Status.self, from: $1)) }
    skipped += items.skipped
    return items.moments
  }
}
