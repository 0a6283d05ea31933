import Locking
import Testing

/// What a failed expectation recorded.
struct Failure {
  var fileID: String
  var line: Int
  var column: Int
  /// What Testing prints of it: the condition with its values.
  var text: String
  var comments: [String]

  init(_ issue: Issue) throws {
    let location = try #require(issue.sourceLocation)
    fileID = location.fileID
    line = location.line
    column = location.column
    text = issue.description
    comments = issue.comments.map(\.rawValue)
  }

  /// The failures of some code, which the test that calls this is spared.
  static func all(of body: () throws -> Void) throws -> [Failure] {
    let issues = Mutex<[Issue]>([])
    try withKnownIssue(isIntermittent: true) {
      try body()
    } matching: { issue in
      issues.withLock { $0.append(issue) }
      return true
    }
    return try issues.withLock { try $0.map(Failure.init) }
  }
}
