import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import ScreenTesting

/// A comparison that cannot find its reference, or finds any difference, fails.
@Suite final class SnapshotComparisonTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("snapshots-\(UUID().uuidString)")
  private var comparison: SnapshotComparison

  init() {
    comparison = SnapshotComparison(besideTestFile: "/nowhere/FileTests.swift")
    comparison.folder = folder.appendingPathComponent("references")
    comparison.failureFolder = folder.appendingPathComponent("failures")
    comparison.recording = .never
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// A white screen of 20 by 20 with a square of a color.
  private func screen(
    color: UIColor = .black,
    frame: CGRect = CGRect(x: 5, y: 5, width: 1, height: 1),
    text: String? = nil,
    size: CGSize = CGSize(width: 20, height: 20)
  ) -> Screen {
    Screen(traits: ScreenTraits(size: size)) {
      let controller = UIViewController()
      controller.view.backgroundColor = .white
      let square = UIView(frame: frame)
      square.backgroundColor = color
      square.accessibilityIdentifier = text
      controller.view.addSubview(square)
      return controller
    }
  }

  private func record(_ screen: Screen, named name: String) {
    comparison.recording = .all
    let problem = comparison.problem(with: screen, named: name)
    comparison.recording = .never
    #expect(
      problem
        == "recorded \(name).png, \(name).txt in \(comparison.folder.path); "
        + "run again without recording to compare"
    )
  }

  private func files(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  @Test func referencesAreNextToTheTestFile() {
    let comparison = SnapshotComparison(besideTestFile: "/tests/TimelineTests/RowTests.swift")
    #expect(comparison.folder.path == "/tests/TimelineTests/__Snapshots__/RowTests")
    #expect(comparison.failureFolder.path.hasSuffix("moments-snapshots/RowTests"))
  }

  @Test func recordingWritesBothFilesAndReportsIt() {
    record(screen(), named: "square")
    #expect(files(in: comparison.folder) == ["square.png", "square.txt"])
    #expect(comparison.problem(with: screen(), named: "square") == nil)
    #expect(files(in: comparison.failureFolder) == [])
  }

  @Test func referencesWithoutFingerprintsAreCompared() throws {
    record(screen(), named: "square")
    let file = comparison.folder.appendingPathComponent("square.png")
    try screen().pngData().write(to: file)
    #expect(comparison.problem(with: screen(), named: "square") == nil)
    #expect(comparison.problem(with: screen(color: .blue), named: "square") != nil)
  }

  @Test("fingerprints are added only to matching references without one")
  func notes() throws {
    record(screen(color: UIColor(white: 0, alpha: 1)), named: "square")
    let file = comparison.folder.appendingPathComponent("square.png")
    let noted = try Data(contentsOf: file)
    let plain = try screen(color: UIColor(white: 0, alpha: 1)).pngData()
    try plain.write(to: file)
    comparison.recording = .notes
    let near = screen(color: UIColor(red: 3 / 255, green: 0, blue: 0, alpha: 1))
    #expect(comparison.problem(with: near, named: "square") == nil)
    #expect(try Data(contentsOf: file) == plain, "within the tolerance is not to the pixel")
    let far = screen(color: .blue)
    #expect(comparison.problem(with: far, named: "square")?.contains("pixels differ") == true)
    #expect(try Data(contentsOf: file) == plain)
    let same = screen(color: UIColor(white: 0, alpha: 1))
    #expect(
      comparison.problem(with: same, named: "square")?.hasPrefix("recorded square.png") == true
    )
    #expect(try Data(contentsOf: file) == noted)
    #expect(comparison.problem(with: same, named: "square") == nil)
    #expect(comparison.problem(with: same, named: "new") != nil)
    #expect(files(in: comparison.folder) == ["square.png", "square.txt"])
  }

  @Test func recordingReplacesAnOldReference() {
    record(screen(), named: "square")
    record(screen(color: .blue), named: "square")
    #expect(comparison.problem(with: screen(color: .blue), named: "square") == nil)
    #expect(comparison.problem(with: screen(), named: "square") != nil)
  }

  @Test func aMissingReferenceFailsAndWritesTheSnapshot() throws {
    let problem = try #require(comparison.problem(with: screen(), named: "new"))
    #expect(problem.hasPrefix("new: there is no reference\n"))
    for name in [
      "references/new.png", "failures/new.png", "references/new.txt", "failures/new.txt",
    ] {
      #expect(problem.contains("/\(name)"))
    }
    #expect(files(in: comparison.failureFolder) == ["new.png", "new.txt"])
    #expect(files(in: comparison.folder) == [])
  }

  @Test(arguments: ["png", "txt"])
  func anIncompleteReferenceIsMissing(missing: String) throws {
    record(screen(), named: "half")
    try FileManager.default.removeItem(
      at: comparison.folder.appendingPathComponent("half.\(missing)")
    )
    let problem = try #require(comparison.problem(with: screen(), named: "half"))
    #expect(problem.hasPrefix("half: there is no reference"))
    #expect(problem.contains("references/half.\(missing)"))
  }

  @Test func anInvalidReferenceImageFails() throws {
    record(screen(), named: "broken")
    try Data("no picture".utf8).write(
      to: comparison.folder.appendingPathComponent("broken.png")
    )
    #expect(comparison.problem(with: screen(), named: "broken") != nil)
  }

  @Test func differencesWithinTheTolerancePass() {
    record(screen(color: UIColor(white: 0, alpha: 1)), named: "pixel")
    let near = screen(color: UIColor(red: 3 / 255, green: 0, blue: 0, alpha: 1))
    #expect(comparison.problem(with: near, named: "pixel") == nil)
  }

  @Test func onePixelBeyondTheToleranceFailsWithItsLocation() throws {
    record(screen(color: UIColor(white: 0, alpha: 1)), named: "pixel")
    let far = screen(color: UIColor(red: 4 / 255, green: 0, blue: 0, alpha: 1))
    let problem = try #require(comparison.problem(with: far, named: "pixel"))
    #expect(
      problem.hasPrefix("pixel: 1 pixels differ, by up to 4 of 255, the first at (5, 5)\n")
    )
    #expect(
      files(in: comparison.failureFolder) == ["pixel-difference.png", "pixel.png"]
    )
    let difference = try ImageDecoder.decode(
      Data(contentsOf: comparison.failureFolder.appendingPathComponent("pixel-difference.png"))
    )
    #expect(difference.pixel(x: 5, y: 5) == 0xFFFF_0000)
    #expect(difference.pixel(x: 6, y: 5) != 0xFFFF_0000)
  }

  @Test func aLayoutDifferenceFails() throws {
    record(screen(text: "one"), named: "layout")
    let problem = try #require(comparison.problem(with: screen(text: "two"), named: "layout"))
    #expect(problem.contains("the text differs at line "))
    #expect(problem.contains("expected UIView (5 5; 1 1) #one, got UIView (5 5; 1 1) #two"))
    #expect(!problem.contains("pixels differ"))
  }

  @Test func anAdditionalViewFails() throws {
    record(screen(), named: "more")
    let more = screen()
    let extra = UIView(frame: CGRect(x: 1, y: 1, width: 1, height: 1))
    more.window.rootViewController?.view.addSubview(extra)
    let problem = try #require(comparison.problem(with: more, named: "more"))
    #expect(problem.contains("got UIView (1 1; 1 1)"))
  }

  @Test func aDifferentSizeFails() throws {
    record(screen(), named: "size")
    let problem = try #require(
      comparison.problem(
        with: screen(size: CGSize(width: 20, height: 21)),
        named: "size"
      )
    )
    #expect(problem.contains("the picture is 20x21 pixels, the reference 20x20"))
  }
}
