import Foundation
public import ScreenTesting
import Testing
package import UIKit

/// Expects a screen to look as its references in `__Snapshots__` beside the test file; a failure
/// points at the caller.
///
/// - Parameters:
///   - screen: The screen.
///   - name: The name of the references.
///   - form: What is compared; by default what suits the name, see
///     ``LookForm/init(ofLookNamed:)``.
///   - subjects: Identifiers or texts of views that must be visible: what the image is of. A
///     reference without its subject, such as a row below the edge, matches forever and proves
///     nothing.
///   - recording: The references that are written instead; if `nil`, those of
///     ``SnapshotRecording/variable``.
///   - fileID: The test file, for the location of a failure.
///   - filePath: The test file, beside which the references are.
///   - line: The line of a failure. Functions that wrap this one hand on that of their caller.
///   - column: The column of a failure.
public func expectLook(
  _ screen: Screen,
  _ name: String,
  as form: LookForm? = nil,
  showing subjects: [String] = [],
  record recording: SnapshotRecording? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) {
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  for subject in subjects {
    let isShown: Bool = screen.perform { isVisible(subject, in: screen.window) }
    if !isShown { Issue.record("\(name): \(subject) is not on screen", sourceLocation: place) }
  }
  let comparison = SnapshotComparison(besideTestFile: filePath, recording: recording)
  let problem =
    switch form ?? LookForm(ofLookNamed: name) {
    case .image: comparison.problem(with: screen, named: name)
    case .layout:
      strayImage(name, in: comparison.folder)
        ?? comparison.problem(with: screen, as: .layout, named: name)
    }
  if let problem { Issue.record("\(problem)", sourceLocation: place) }
}

/// The complaint about an image of which only the layout is compared; nil if there is none.
private func strayImage(_ name: String, in folder: URL) -> String? {
  let file = folder.appendingPathComponent("\(name).png")
  guard FileManager.default.fileExists(atPath: file.path) else { return nil }
  return "only the layout of \(name) is compared: remove \(file.path), or ask for an image"
}

/// Expects a window to look as its references in `__Snapshots__` beside the test file, for tests of
/// UIKit itself, which drive a host without a screen; a failure points at the caller.
///
/// - Parameters:
///   - window: The window.
///   - host: The host of the window.
///   - name: The name of the references.
///   - fileID: The test file, for the location of a failure.
///   - filePath: The test file, beside which the references are.
///   - line: The line of a failure. Functions that wrap this one hand on that of their caller.
///   - column: The column of a failure.
package func expectLook(
  _ window: UIWindow,
  on host: HeadlessHost,
  _ name: String,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) {
  let comparison = SnapshotComparison(besideTestFile: filePath)
  guard let problem = comparison.problem(with: window, on: host, named: name) else { return }
  Issue.record(
    "\(problem)",
    sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  )
}
