public import Foundation

/// A folder of a test's own, deleted with this object: keep it as long as files are needed.
public final class TemporaryFolder: Sendable {
  public let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("moments-test-\(UUID().uuidString)")

  /// Makes a folder.
  ///
  /// If it cannot be made, what the test writes to it fails.
  ///
  /// - Parameter isMade: Whether the folder exists from the start.
  public init(isMade: Bool = true) {
    if isMade { try? make() }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  public var path: String { url.path }

  public func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// The names of its files, sorted.
  public var files: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  /// Makes it, with those above it.
  public func make() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// Writes a file, in folders that are made for it.
  ///
  /// - Returns: The path of the file.
  @discardableResult
  public func write(_ data: Data, to name: String) throws -> String {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try data.write(to: file)
    return file.path
  }

  /// Writes a text file.
  @discardableResult
  public func write(_ text: String, to name: String) throws -> String {
    try write(Data(text.utf8), to: name)
  }
}
