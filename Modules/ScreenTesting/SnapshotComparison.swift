import CoreGraphics
public import Foundation
package import UIKit

/// Compares snapshots with references in files; a missing or unreadable reference is a failure.
///
/// A reference of the name "dark" is `dark.png` for ``Snapshotting/image`` and `dark.txt` for
/// ``Snapshotting/layout``. A failure writes the actual snapshot, and an image of the difference,
/// to a folder of the run. References are written only on explicit request: by ``recording`` or the
/// environment variable `MOMENTS_RECORD_SNAPSHOTS`; a comparison that records fails to report that.
public struct SnapshotComparison {
  /// The folder of the references.
  public var folder: URL
  /// The folder for the snapshots of failures: that of the environment variable
  /// `MOMENTS_SNAPSHOT_ARTIFACTS`, or a temporary one.
  public var failureFolder: URL
  /// The references that are written instead of compared.
  public var recording: SnapshotRecording
  /// Whether recorded images keep 256 colors, which takes a third of the space: as the environment
  /// variable `MOMENTS_SNAPSHOT_COLORS=256` says.
  ///
  /// On the platform that recorded them the hash of the drawn pixels decides either way; elsewhere
  /// images with all colors are compared a little more exactly.
  public var recordsFewColors = false
  /// The reason why nothing can be compared, such as an invalid environment variable; nil if there
  /// is none.
  private var obstacle: String?

  /// Makes a comparison with the references in `__Snapshots__` beside a test file.
  ///
  /// - Parameters:
  ///   - file: The path of the test file.
  ///   - recording: The references that are written; from the environment if `nil`.
  public init(besideTestFile file: String, recording: SnapshotRecording? = nil) {
    self.init(
      besideTestFile: file,
      recording: recording,
      environment: ProcessInfo.processInfo.environment
    )
  }

  init(besideTestFile file: String, recording: SnapshotRecording?, environment: [String: String]) {
    let test = URL(fileURLWithPath: file)
    let name = test.deletingPathExtension().lastPathComponent
    folder = test.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
      .appendingPathComponent(name)
    let artifacts =
      environment["MOMENTS_SNAPSHOT_ARTIFACTS"].map { URL(fileURLWithPath: $0) }
      ?? URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("moments-snapshots")
    failureFolder = artifacts.appendingPathComponent(name)
    do {
      self.recording =
        try recording ?? SnapshotRecording(environment: environment[SnapshotRecording.variable])
      switch environment["MOMENTS_SNAPSHOT_COLORS"] {
      case nil, "": recordsFewColors = false
      case "256": recordsFewColors = true
      case .some(let number): throw ScreenTestingError.unknownColors(number)
      }
    } catch {
      self.recording = .never
      obstacle = String(describing: error)
    }
  }

  // MARK: One strategy

  /// Compares a snapshot with the reference of a name.
  ///
  /// - Parameters:
  ///   - value: The subject of the snapshot; views are made in the environment in which they are
  ///     shown.
  ///   - snapshotting: The strategy of the comparison.
  ///   - name: The name of the reference.
  /// - Returns: The problem, as text, with the paths of the files; `nil` if there is none.
  public func problem<Value, Format>(
    with value: @autoclosure () throws -> Value,
    as snapshotting: Snapshotting<Value, Format>,
    named name: String
  ) -> String? {
    let outcome = outcome(named: name, snapshotting) { try snapshotting.makeSnapshot(value) }
    return text(of: [outcome], name: name)
  }

  // MARK: Image and layout

  /// Compares the image and the layout of a screen with the references of a name.
  ///
  /// - Returns: The problem, as text; `nil` if image and layout match the reference.
  public func problem(with screen: Screen, named name: String) -> String? {
    problem(named: name, layout: screen.layoutDescription()) { try screen.snapshot() }
  }

  /// Compares a window with the reference of a name, for tests of UIKit itself, which drive a host
  /// without a screen.
  ///
  /// - Returns: The problem, as text; `nil` if image and layout match the reference.
  package func problem(with window: UIWindow, on host: HeadlessHost, named name: String) -> String?
  {
    host.frame()
    let layout = host.run { LayoutDescription(of: window).text }
    return problem(named: name, layout: layout) {
      guard let image = host.snapshot() else {
        throw ScreenTestingError.cannotRender("there is no memory for a picture of this size")
      }
      return image
    }
  }

  private func problem(
    named name: String,
    layout: String,
    image: () throws -> CGImage
  ) -> String? {
    let outcomes = [
      outcome(named: name, Snapshotting<CGImage, CGImage>.image, snapshot: image),
      outcome(named: name, Snapshotting<Screen, String>.layout) { layout },
    ]
    return text(of: outcomes, name: name)
  }

  // MARK: Files

  /// The outcome of a comparison.
  private enum Outcome {
    case same
    case recorded(URL)
    /// The problem, and the files to inspect.
    case wrong(String, [(title: String, file: URL)])
  }

  private func text(of outcomes: [Outcome], name: String) -> String? {
    var lines: [String] = []
    var recorded: [String] = []
    for outcome in outcomes {
      switch outcome {
      case .same: break
      case .recorded(let file): recorded.append(file.lastPathComponent)
      case .wrong(let text, let files):
        lines.append("\(name): \(text)")
        lines += files.map { "  \($0.title): \($0.file.path)" }
      }
    }
    if !recorded.isEmpty {
      let names = recorded.joined(separator: ", ")
      lines.append("recorded \(names) in \(folder.path); run again without recording to compare")
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  private func outcome<Value, Format>(
    named name: String,
    _ snapshotting: Snapshotting<Value, Format>,
    snapshot: () throws -> Format
  ) -> Outcome {
    if let obstacle { return .wrong(obstacle, []) }
    let fileName = "\(name).\(snapshotting.pathExtension)"
    let reference = folder.appendingPathComponent(fileName)
    do {
      let seen = try snapshot()
      let data = try? Data(contentsOf: reference)
      if recording == .all || [.failed, .missing].contains(recording) && data == nil {
        return try record(seen, snapshotting.diffing, to: reference)
      }
      guard let data else {
        let file = try write(snapshotting.diffing.toData(seen), fileName, to: failureFolder)
        return .wrong("there is no reference", [("reference", reference), ("seen", file)])
      }
      guard let difference = try Self.difference(snapshotting.diffing, data, seen) else {
        return .same
      }
      if recording == .failed { return try record(seen, snapshotting.diffing, to: reference) }
      let file = try write(snapshotting.diffing.toData(seen), fileName, to: failureFolder)
      var files = [("reference", reference), ("seen", file)]
      if let image = difference.image {
        let name = "\(name)-difference.png"
        files.append(("difference", try write(image, name, to: failureFolder)))
      }
      return .wrong(difference.message, files)
    } catch {
      return .wrong(String(describing: error), [("reference", reference)])
    }
  }

  /// Returns the difference from a reference; an unreadable one differs.
  ///
  /// Errors of the test itself are thrown, because another reference would not fix them.
  private static func difference<Format>(
    _ diffing: Diffing<Format>,
    _ reference: Data,
    _ seen: Format
  ) throws -> SnapshotDifference? {
    do {
      if let diffFromFile = diffing.diffFromFile { return try diffFromFile(reference, seen) }
      return try diffing.diff(diffing.fromData(reference), seen)
    } catch let error as ScreenTestingError {
      throw error
    } catch {
      return SnapshotDifference("the reference cannot be compared: \(error)")
    }
  }

  private func record<Format>(
    _ seen: Format,
    _ diffing: Diffing<Format>,
    to reference: URL
  ) throws -> Outcome {
    let toData = recordsFewColors ? diffing.toSmallData ?? diffing.toData : diffing.toData
    return .recorded(try write(toData(seen), reference.lastPathComponent, to: folder))
  }

  private func write(_ data: Data, _ name: String, to folder: URL) throws -> URL {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent(name)
    try data.write(to: file)
    return file
  }
}
