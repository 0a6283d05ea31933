public import ScreenTesting
import Testing
import XCTest

/// Compares a snapshot with its reference in `__Snapshots__` beside the test file, and fails the
/// test if it differs, if there is no reference, or if one is recorded.
///
/// ```swift
/// @Test func badge() {
///   assertSnapshot(of: BadgeView(count: 3), as: .image)
///   assertSnapshot(of: BadgeView(count: 3), as: .image(traits: dark), named: "dark")
/// }
/// ```
///
/// The reference of the first is `__Snapshots__/BadgeTests/badge.png`, that of the second
/// `badge.dark.png`. The failure names the reference, the actual snapshot and an image of the
/// difference. Tests may run in parallel: a snapshot only uses its own files.
///
/// In a method of an `XCTestCase`, it fails that test case.
///
/// - Parameters:
///   - value: The subject of the snapshot: a view, a controller, a `Screen`, or any value with a
///     strategy. Views and controllers are made in the environment in which they are shown.
///   - snapshotting: The strategy, such as `.image` or `.layout`.
///   - name: Distinguishes several comparisons of one test with one strategy.
///   - recording: The references that are written instead; if `nil`, those of
///     `MOMENTS_RECORD_SNAPSHOTS`, none by default.
///   - fileID: The test file, for the location of a failure.
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
  fail(
    problem,
    at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column),
    isInTest: Test.current != nil
  ) { XCTFail($0) }
}

/// Reports a problem to Swift Testing and, where none of its tests is known to run, to XCTest.
///
/// Swift Testing drops what is recorded in a test case of XCTest, which would then pass; XCTest
/// drops what is not recorded in a test case, such as in a detached task of a test of Swift
/// Testing.
func fail(
  _ problem: String,
  at location: SourceLocation,
  isInTest: Bool,
  failTestCase: (String) -> Void
) {
  Issue.record("\(problem)", sourceLocation: location)
  // A location of XCTest is a static string, which this one is not.
  if !isInTest { failTestCase("\(location.fileID):\(location.line): \(problem)") }
}

/// Returns the name of a reference: that of the test without its parameters, and the given name.
///
/// Characters that are not valid in file names are replaced by hyphens.
nonisolated func referenceName(_ testName: String, _ name: String?) -> String {
  let test = testName.prefix { $0 != "(" }
  let parts = [String(test)] + (name.map { [$0] } ?? [])
  return parts.joined(separator: ".").map { letter in
    letter.isLetter || letter.isNumber || "._-+".contains(letter) ? String(letter) : "-"
  }.joined()
}
