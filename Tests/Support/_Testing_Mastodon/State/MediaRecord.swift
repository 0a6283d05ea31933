import Foundation

/// A file of a post, or one that is not attached yet.
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
  /// The number of polls until it is ready.
  var pollsLeft = 0
  var status: String?
  /// The paths of the file and its preview, if they are not the usual ones.
  var paths: (original: String, preview: String)?

  /// `image`, `video` or `audio`.
  var kind: String { String(type.prefix { $0 != "/" }) }
}
