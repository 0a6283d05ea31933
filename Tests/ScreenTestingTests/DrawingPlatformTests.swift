import Expectations
import Foundation
import Testing

@testable import ScreenTesting

/// The platform that references are drawn on.
@Suite struct DrawingPlatformTests {
  @Test(
    "the system is named by its os-release",
    arguments: [
      ("ID=debian\nVERSION_ID=\"12\"\nNAME=\"Debian\"", "debian 12"),
      ("VERSION_ID=24.04\nID=ubuntu", "ubuntu 24.04"),
      ("ID=arch\nBUILD_ID=rolling", "arch"),
      ("", "linux"),
    ]
  )
  func system(release: String, name: String) {
    expect(DrawingPlatform.system(release: release), equals: name)
  }

  @Test func librariesAreNamedWithTheirVersions() {
    for library in ["cairo", "gdk-pixbuf", "pango", "harfbuzz", "freetype", "fontconfig"] {
      expect(DrawingPlatform.current.contains(", \(library) "), "\(DrawingPlatform.current)")
    }
  }

  /// Debian 12 with the packages of `Tools/setup` is where references are recorded; if an update
  /// changes a version there, references are recorded again.
  @Test func theReferencePlatformIsWrittenDown() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("references.env")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let platform = try require(lines.first { $0.hasPrefix("platform ") }).dropFirst(9)
    expect(platform.hasPrefix("debian 12, x86_64, cairo "))
    if DrawingPlatform.current.hasPrefix("debian 12, x86_64,") {
      expect(DrawingPlatform.current, equals: String(platform))
    }
  }
}
