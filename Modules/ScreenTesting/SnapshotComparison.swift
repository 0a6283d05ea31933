import CoreGraphics
public import Foundation
package import UIKit

/// Compares a screen with the picture and the layout kept as its reference, and fails closed: no
/// reference is a failure.
///
/// The reference is two files, `NAME.png` and `NAME.txt`. On a failure the actual picture and text,
/// and a picture of the difference, are written beside each other into a folder of the run.
/// References are written only when asked for by name, through the environment variable
/// `MOMENTS_RECORD_SNAPSHOTS=1`; a run that records says so by failing.
public struct SnapshotComparison {
  /// Where the references are.
  public var folder: URL
  /// Where a failure leaves what it saw.
  public var failureFolder: URL
  /// Whether references are written instead of compared.
  public var isRecording: Bool
  /// How far a channel of a pixel may be off, of 255.
  ///
  /// Covers rounding of other versions of the drawing libraries; a shifted glyph is far beyond it.
  public var channelTolerance: UInt8 = 3

  /// Makes a comparison with the references in `__Snapshots__` beside a test file.
  public init(besideTestFile file: String) {
    let test = URL(fileURLWithPath: file)
    folder = test.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
      .appendingPathComponent(test.deletingPathExtension().lastPathComponent)
    failureFolder = URL(fileURLWithPath: NSTemporaryDirectory())
      .appendingPathComponent("moments-snapshots")
      .appendingPathComponent(test.deletingPathExtension().lastPathComponent)
    isRecording = ProcessInfo.processInfo.environment["MOMENTS_RECORD_SNAPSHOTS"] == "1"
  }

  /// Compares the screen with the reference of a name.
  ///
  /// - Returns: What is wrong, in words; `nil` when picture and layout are those of the reference.
  public func problem(with screen: Screen, named name: String) -> String? {
    problem(named: name, text: screen.layoutDescription()) { try screen.snapshot() }
  }

  /// Compares a window with the reference of a name: for tests of UIKit itself, which drive a host
  /// without a screen.
  ///
  /// - Returns: What is wrong, in words; `nil` when picture and layout are those of the reference.
  package func problem(with window: UIWindow, on host: HeadlessHost, named name: String) -> String?
  {
    host.frame()
    let text = host.run { LayoutDescription(of: window).text }
    return problem(named: name, text: text) {
      guard let image = host.snapshot() else {
        throw ScreenTestingError.cannotRender("there is no memory for a picture of this size")
      }
      return image
    }
  }

  private func problem(
    named name: String,
    text: String,
    snapshot: () throws -> CGImage
  ) -> String? {
    do {
      let image = try snapshot()
      if isRecording {
        try write(image, text, name: name, to: folder)
        return "recorded \(name); run again without MOMENTS_RECORD_SNAPSHOTS to compare"
      }
      return try compare(image, text, name: name)
    } catch {
      return "\(name): \(error)"
    }
  }

  private func compare(_ image: CGImage, _ text: String, name: String) throws -> String? {
    let picture = folder.appendingPathComponent("\(name).png")
    let layout = folder.appendingPathComponent("\(name).txt")
    guard let pictureData = try? Data(contentsOf: picture),
      let layoutData = try? Data(contentsOf: layout)
    else {
      try write(image, text, name: name, to: failureFolder)
      return "\(name) has no reference; what was seen is in \(failureFolder.path)"
    }
    var problems: [String] = []
    let reference = try ImageDecoder.decode(pictureData)
    if let difference = PixelDifference(of: image, from: reference, tolerance: channelTolerance) {
      problems.append(difference.description)
      if let picture = difference.picture {
        try writePicture(picture, name: "\(name)-difference", to: failureFolder)
      }
    }
    let expected = String(decoding: layoutData, as: UTF8.self)
    let isSame =
      expected == text
      || LayoutDescription.withCellsInOrder(expected) == LayoutDescription.withCellsInOrder(text)
    if !isSame { problems.append(Self.firstDifference(expected, text)) }
    guard !problems.isEmpty else { return nil }
    try write(image, text, name: name, to: failureFolder)
    return "\(name): \(problems.joined(separator: "; ")); see \(failureFolder.path)"
  }

  private static func firstDifference(_ expected: String, _ actual: String) -> String {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let count = min(old.count, new.count)
    let line = (0..<count).first { old[$0] != new[$0] } ?? count
    let wanted = line < old.count ? old[line].trimmingCharacters(in: .whitespaces) : "(end)"
    let got = line < new.count ? new[line].trimmingCharacters(in: .whitespaces) : "(end)"
    return "layout differs at line \(line + 1): expected \(wanted), got \(got)"
  }

  private func write(_ image: CGImage, _ text: String, name: String, to folder: URL) throws {
    try writePicture(image, name: name, to: folder)
    try Data(text.utf8).write(to: folder.appendingPathComponent("\(name).txt"))
  }

  private func writePicture(_ image: CGImage, name: String, to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try CoreGraphics.pngData(of: image).write(to: folder.appendingPathComponent("\(name).png"))
  }
}
