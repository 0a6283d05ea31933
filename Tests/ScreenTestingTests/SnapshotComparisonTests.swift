import CoreGraphics
import Expectations
import Foundation
import TestSupport
import Testing
import UIKit

@testable import ScreenTesting

/// A comparison that cannot find its reference, or finds any difference, fails.
@Suite final class SnapshotComparisonTests {
  private let folder = TemporaryFolder(isMade: false)
  private var comparison: SnapshotComparison

  init() {
    comparison = SnapshotComparison(besideTestFile: "/nowhere/FileTests.swift")
    comparison.folder = folder.url.appendingPathComponent("references")
    comparison.failureFolder = folder.url.appendingPathComponent("failures")
    comparison.recording = .never
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
    expect(
      problem,
      equals: "recorded \(name).png, \(name).txt in \(comparison.folder.path); "
        + "run again without recording to compare"
    )
  }

  private func files(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  @Test func referencesAreNextToTheTestFile() {
    let comparison = SnapshotComparison(besideTestFile: "/tests/TimelineTests/RowTests.swift")
    expect(comparison.folder.path, equals: "/tests/TimelineTests/__Snapshots__/RowTests")
    expect(comparison.failureFolder.path.hasSuffix("moments-snapshots/RowTests"))
  }

  @Test func recordingWritesBothFilesAndReportsIt() {
    record(screen(), named: "square")
    expect(files(in: comparison.folder), equals: ["square.png", "square.txt"])
    expectNil(comparison.problem(with: screen(), named: "square"))
    expect(files(in: comparison.failureFolder), equals: [])
  }

  @Test func referencesWithoutFingerprintsAreCompared() throws {
    record(screen(), named: "square")
    let file = comparison.folder.appendingPathComponent("square.png")
    try screen().pngData().write(to: file)
    expectNil(comparison.problem(with: screen(), named: "square"))
    expect(comparison.problem(with: screen(color: .blue), named: "square") != nil)
  }

  @Test func recordingReplacesAnOldReference() {
    record(screen(), named: "square")
    record(screen(color: .blue), named: "square")
    expectNil(comparison.problem(with: screen(color: .blue), named: "square"))
    expect(comparison.problem(with: screen(), named: "square") != nil)
  }

  @Test func aMissingReferenceFailsAndWritesTheSnapshot() throws {
    let problem = try require(comparison.problem(with: screen(), named: "new"))
    expect(problem.hasPrefix("new: there is no reference\n"))
    for name in [
      "references/new.png", "failures/new.png", "references/new.txt", "failures/new.txt",
    ] {
      expect(problem.contains("/\(name)"))
    }
    expect(files(in: comparison.failureFolder), equals: ["new.png", "new.txt"])
    expect(files(in: comparison.folder), equals: [])
  }

  @Test(arguments: ["png", "txt"])
  func anIncompleteReferenceIsMissing(missing: String) throws {
    record(screen(), named: "half")
    try FileManager.default.removeItem(
      at: comparison.folder.appendingPathComponent("half.\(missing)")
    )
    let problem = try require(comparison.problem(with: screen(), named: "half"))
    expect(problem.hasPrefix("half: there is no reference"))
    expect(problem.contains("references/half.\(missing)"))
  }

  @Test func anInvalidReferenceImageFails() throws {
    record(screen(), named: "broken")
    try Data("no picture".utf8).write(
      to: comparison.folder.appendingPathComponent("broken.png")
    )
    expect(comparison.problem(with: screen(), named: "broken") != nil)
  }

  @Test func theSmallestDifferenceFailsWithItsLocation() throws {
    record(screen(color: UIColor(white: 0, alpha: 1)), named: "pixel")
    let near = screen(color: UIColor(red: 1 / 255, green: 0, blue: 0, alpha: 1))
    let problem = try require(comparison.problem(with: near, named: "pixel"))
    expect(
      problem.hasPrefix("pixel: 1 pixels differ, by up to 1 of 255, the first at (5, 5)\n")
    )
    expect(
      files(in: comparison.failureFolder),
      equals: ["pixel-difference.png", "pixel.png"]
    )
    let difference = try ImageDecoder.decode(
      Data(contentsOf: comparison.failureFolder.appendingPathComponent("pixel-difference.png"))
    )
    expect(difference.pixel(x: 5, y: 5), equals: 0xFFFF_0000)
    expect(difference.pixel(x: 6, y: 5) != 0xFFFF_0000)
  }

  // MARK: References with few colors

  @Test func aReferenceWithFewColorsDecidesByItsHash() throws {
    comparison.recordsFewColors = true
    record(screen(color: UIColor(white: 0, alpha: 1)), named: "few")
    let file = comparison.folder.appendingPathComponent("few.png")
    expect(isIndexedPNG(try Data(contentsOf: file)))
    expectNil(
      comparison.problem(with: screen(color: UIColor(white: 0, alpha: 1)), named: "few")
    )
    let near = screen(color: UIColor(red: 1 / 255, green: 0, blue: 0, alpha: 1))
    let problem = try require(comparison.problem(with: near, named: "few"))
    expect(problem.hasPrefix("few: the drawn pixels differ, by less than its 256 colors show\n"))
    let far = screen(color: .black, frame: CGRect(x: 4, y: 4, width: 8, height: 8))
    let visible = try require(comparison.problem(with: far, named: "few"))
    expect(visible.contains("blocks of 4 by 4 pixels look different"))
  }

  @Test func colorsThatAreNotOfferedAreAnError() throws {
    var wrong = SnapshotComparison(
      besideTestFile: "/nowhere/FileTests.swift",
      recording: .never,
      environment: ["MOMENTS_SNAPSHOT_COLORS": "16"]
    )
    wrong.folder = comparison.folder
    let problem = wrong.problem(with: screen(), named: "square")
    expect(problem?.contains("MOMENTS_SNAPSHOT_COLORS=16 is not 256"), equals: true)
  }

  // MARK: References of other platforms

  /// Records a screen and changes the note, so that it names another platform.
  private func recordElsewhere(_ screen: Screen, named name: String) throws {
    record(screen, named: name)
    let file = comparison.folder.appendingPathComponent("\(name).png")
    let image = try screen.snapshot()
    let data = PNGFingerprint.add(to: try pngData(of: image), madeOf: image, on: "elsewhere 1")
    try data.write(to: file)
  }

  @Test func referencesOfAnotherPlatformAreComparedByTheirLooks() throws {
    try recordElsewhere(screen(color: UIColor(white: 0, alpha: 1)), named: "foreign")
    let near = screen(color: UIColor(white: 0.1, alpha: 1))
    expectNil(comparison.problem(with: near, named: "foreign"))
    let far = screen(color: .black, frame: CGRect(x: 4, y: 4, width: 8, height: 8))
    let problem = try require(comparison.problem(with: far, named: "foreign"))
    expect(problem.contains("look different") && problem.contains("(drawn on elsewhere 1)"))
  }

  @Test func layoutsOfAnotherPlatformAreComparedExactly() throws {
    try recordElsewhere(screen(text: "one"), named: "foreign")
    let problem = try require(comparison.problem(with: screen(text: "two"), named: "foreign"))
    expect(problem.contains("the text differs at line "))
  }

  // MARK: Layouts

  @Test func aLayoutDifferenceFails() throws {
    record(screen(text: "one"), named: "layout")
    let problem = try require(comparison.problem(with: screen(text: "two"), named: "layout"))
    expect(problem.contains("the text differs at line "))
    expect(problem.contains("expected UIView (5 5; 1 1) #one, got UIView (5 5; 1 1) #two"))
    expect(!problem.contains("pixels differ"))
  }

  @Test func anAdditionalViewFails() throws {
    record(screen(), named: "more")
    let more = screen()
    let extra = UIView(frame: CGRect(x: 1, y: 1, width: 1, height: 1))
    more.window.rootViewController?.view.addSubview(extra)
    let problem = try require(comparison.problem(with: more, named: "more"))
    expect(problem.contains("got UIView (1 1; 1 1)"))
  }

  @Test func aDifferentSizeFails() throws {
    record(screen(), named: "size")
    let problem = try require(
      comparison.problem(
        with: screen(size: CGSize(width: 20, height: 21)),
        named: "size"
      )
    )
    expect(problem.contains("the picture is 20x21 pixels, the reference 20x20"))
  }
}
