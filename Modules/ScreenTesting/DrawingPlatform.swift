import CoreGraphics
import Foundation
import UIKit

/// The platform that pixels are drawn on: the same code draws the same pixels where this is the
/// same, and pixels that look the same elsewhere.
nonisolated enum DrawingPlatform {
  /// The system, the processor and the drawing libraries with their versions, such as
  /// "debian 12, x86_64, cairo 1.16.0, pango 1.50.12".
  static let current: String = {
    let release = try? String(contentsOfFile: "/etc/os-release", encoding: .utf8)
    let parts = [system(release: release ?? ""), processor]
    return (parts + DrawingLibraries.versions + UIFont.libraries).joined(separator: ", ")
  }()

  /// Returns the name and version of a system from its `os-release` file (freedesktop.org).
  static func system(release: String) -> String {
    func value(_ key: String) -> String? {
      release.split(separator: "\n").first { $0.hasPrefix("\(key)=") }
        .map { $0.dropFirst(key.count + 1).trimmingCharacters(in: ["\""]) }
    }
    return [value("ID") ?? "linux", value("VERSION_ID")].compactMap(\.self).joined(separator: " ")
  }

  // Libraries choose instructions by the processor, and round as these do.
  private static var processor: String {
    #if arch(x86_64)
      "x86_64"
    #elseif arch(arm64)
      "arm64"
    #else
      "another processor"
    #endif
  }

  /// Says once in a process, on standard error, that references were drawn on another platform.
  static func reportForeignReferences() { reported }

  private static let reported: Void = {
    let text =
      "snapshots: references were drawn on another platform than this, which is \(current). "
      + "Layouts are compared exactly, images by their looks.\n"
    FileHandle.standardError.write(Data(text.utf8))
  }()
}
