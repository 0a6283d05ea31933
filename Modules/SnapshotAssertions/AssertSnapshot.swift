public import ScreenTesting
import Testing

/// Compares a snapshot with its reference in `__Snapshots__` beside the test file, and fails the
/// test where it differs, where there is no reference, or where one is recorded.
///
///     @Test func badge() {
///       assertSnapshot(of: BadgeView(count: 3), as: .image)
///       assertSnapshot(of: BadgeView(count: 3), as: .image(traits: dark), named: "dark")
///     }
///
/// The reference of the first is `__Snapshots__/BadgeTests/badge.png`, that of the second
/// `badge.dark.png`. The failure names reference, what was seen and an image of the difference.
/// Tests may run in parallel: a snapshot touches nothing but its own files.
///
/// - Parameters:
///   - value: What a snapshot is taken of: a view, a controller, a `Screen`, or whatever a strategy
///     is for. Views and controllers are made in the environment in which they are looked at.
///   - snapshotting: What is compared, such as `.image` or `.layout`.
///   - name: Tells apart what one test compares by one strategy.
///   - recording: Which references are written instead; what `MOMENTS_RECORD_SNAPSHOTS` says, which
///     is none, if `nil`.
///   - fileID: The test file, for the place of a failure.
///   - filePath: The test file, beside which the references are.
///   - testName: The name of the test.
///   - line: The line of a failure.
///   - column: The column of a failure.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record recording: SnapshotRecording? = nil,
  fileID: String = #fileID,
  file filePath: String = #filePath,
  testName: String = #function,
  line: Int = #line,
  column: Int = #column
) {
  let comparison = SnapshotComparison(besideTestFile: filePath, recording: recording)
  let problem = comparison.problem(
    with: try value(),
    as: snapshotting,
    named: referenceName(testName, name)
  )
  guard let problem else { return }
  Issue.record(
    "\(problem)",
    sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  )
}

/// The name of a reference: that of the test without its parameters, and the name given.
///
/// What file names may not have becomes a dash.
nonisolated func referenceName(_ testName: String, _ name: String?) -> String {
  let test = testName.prefix { $0 != "(" }
  let parts = [String(test)] + (name.map { [$0] } ?? [])
  return parts.joined(separator: ".").map { letter in
    letter.isLetter || letter.isNumber || "._-+".contains(letter) ? String(letter) : "-"
  }.joined()
}
