import Foundation

/// A file of a post, or one that waits for its post.
struct MediaRecord: Sendable {
  var id: String
  var account: String
  var type: String
  var content: Data
  var width: Int
  var height: Int
  var description: String?
  var focus: (x: Double, y: Double)?
  var blurhash: String
  var createdAt: Date
  /// How many times it is asked for before it is ready.
  var pollsLeft = 0
  var status: String?
  /// Where the file and its preview are served, if not at the usual place.
  var paths: (original: String, preview: String)?

  /// `image`, `video` or `audio`.
  var kind: String { String(type.prefix { $0 != "/" }) }
}
