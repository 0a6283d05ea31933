import Expectations
import Foundation
import Locking
import ScreenTesting
import TestSupport
import Testing
import UIKit

@testable import SnapshotAssertions

/// Passing and failing snapshot assertions as a third-party test sees them.
@Suite final class AssertSnapshotTests {
  private let folder = TemporaryFolder(isMade: false)

  private var testFile: String { folder.url.appendingPathComponent("BadgeTests.swift").path }

  private func files() -> [String] {
    let references = folder.url.appendingPathComponent("__Snapshots__/BadgeTests").path
    return ((try? FileManager.default.contentsOfDirectory(atPath: references)) ?? []).sorted()
  }

  private func makeBadge(_ color: UIColor = .systemRed) -> UIView {
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    badge.backgroundColor = color
    return badge
  }

  /// Asserts, and returns the text of the failure; nil if there is none.
  private func failure(_ assertion: () -> Void) -> String? {
    let texts = Mutex<[String]>([])
    withKnownIssue(isIntermittent: true) {
      assertion()
    } matching: { issue in
      texts.withLock { $0 += issue.comments.map(\.rawValue) }
      return true
    }
    let all = texts.withLock { $0 }
    return all.isEmpty ? nil : all.joined(separator: "\n")
  }

  @Test func aProblemOutsideOfATestOfSwiftTestingFailsTheTestCaseOfXCTest() {
    var texts: [String] = []
    let location = SourceLocation(fileID: "M/T.swift", filePath: "/M/T.swift", line: 3, column: 1)
    _ = failure { fail("differs", at: location, isInTest: false) { texts.append($0) } }
    expect(texts, equals: ["M/T.swift:3: differs"])
    _ = failure { fail("differs", at: location, isInTest: true) { texts.append($0) } }
    expect(texts.count, equals: 1)
  }

  @Test func aMissingReferenceFailsAndIsNotWritten() throws {
    let text = failure {
      assertSnapshot(of: makeBadge(), as: .image, record: .never, file: testFile)
    }
    try expect(require(text).contains("there is no reference"))
    expect(files(), equals: [])
  }

  @Test func recordingFailsAndTheNextRunPasses() throws {
    let text = failure {
      assertSnapshot(of: makeBadge(), as: .image, record: .missing, file: testFile)
    }
    try expect(require(text).contains("recorded recordingFailsAndTheNextRunPasses.png"))
    let other = failure {
      assertSnapshot(of: makeBadge(), as: .image, record: .missing, file: testFile)
    }
    expectNil(other)
  }

  @Test func aDifferenceNamesAllFiles() throws {
    _ = failure {
      assertSnapshot(of: makeBadge(), as: .image, named: "a/b", record: .all, file: testFile)
    }
    let text = try require(
      failure {
        assertSnapshot(
          of: makeBadge(.systemBlue),
          as: .image,
          named: "a/b",
          record: .never,
          file: testFile
        )
      }
    )
    expect(text.contains("200 pixels differ"))
    for title in ["reference", "seen", "difference"] {
      let line = try require(text.split(separator: "\n").first { $0.hasPrefix("  \(title): ") })
      let path = String(line.dropFirst("  \(title): ".count))
      expect(path.contains("aDifferenceNamesAllFiles.a-b"))
      expect(FileManager.default.fileExists(atPath: path))
    }
  }

  @Test func oneTestComparesByManyStrategies() {
    let view = makeBadge()
    let controller = UIViewController()
    for recording in [SnapshotRecording.all, .never] {
      let text = failure {
        assertSnapshot(of: view, as: .image, record: recording, file: testFile)
        assertSnapshot(of: view, as: .layout, record: recording, file: testFile)
        assertSnapshot(
          of: controller,
          as: .image(
            size: CGSize(width: 30, height: 30),
            traits: UITraitCollection(userInterfaceStyle: .dark)
          ),
          named: "screen",
          record: recording,
          file: testFile
        )
        assertSnapshot(
          of: Screen { UIViewController() },
          as: .layout,
          named: "screen",
          record: recording,
          file: testFile
        )
      }
      expect((text == nil), equals: (recording == .never))
    }
    let name = "oneTestComparesByManyStrategies"
    expect(
      files(),
      equals: ["\(name).png", "\(name).screen.png", "\(name).screen.txt", "\(name).txt"]
    )
  }

  @Test(
    arguments: [
      ("dark()", nil, "dark"), ("state(name:)", "no photos", "state.no-photos"),
      ("a", "../b", "a...-b"),
    ] as [(String, String?, String)]
  )
  func referencesAreNamedByTheirTests(test: String, name: String?, expected: String) {
    expect(referenceName(test, name), equals: expected)
  }
}
