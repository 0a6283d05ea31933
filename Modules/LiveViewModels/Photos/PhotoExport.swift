public import Foundation

/// Where photos go when the reader keeps them: files, and the pasteboard.
public struct PhotoExport: Sendable {
  /// A file could not be written.
  public struct FileError: Error {
    /// Why, in words of the system; `nil` where it said nothing.
    public let reason: String?

    /// Makes an error.
    public init(reason: String?) { self.reason = reason }
  }

  /// Saves the photo of an address, as it is on the server, and returns where, in words.
  public let save: @MainActor @Sendable (URL) async throws -> String
  /// Puts the photo of an address on the pasteboard, as it is on the server.
  public let copy: @MainActor @Sendable (URL) async throws -> Void

  /// Makes an export of closures, which throw ``FileError`` or why a photo was not loaded.
  public init(
    save: @escaping @MainActor @Sendable (URL) async throws -> String,
    copy: @escaping @MainActor @Sendable (URL) async throws -> Void
  ) {
    self.save = save
    self.copy = copy
  }
}
