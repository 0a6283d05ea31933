public import Foundation

/// Saves photos to files, and copies them to the pasteboard.
public struct PhotoExport: Sendable {
  /// A file could not be written.
  public struct FileError: Error {
    /// The system's reason; `nil` where it gave none.
    public let reason: String?

    /// Makes an error.
    public init(reason: String?) { self.reason = reason }
  }

  /// Saves the photo of an address, as it is on the server, and returns where, in words.
  public let save: @MainActor @Sendable (URL) async throws -> String
  /// Puts the photo of an address on the pasteboard, as it is on the server.
  public let copy: @MainActor @Sendable (URL) async throws -> Void

  /// Makes an export of closures, which throw ``FileError`` or the error of loading a photo.
  public init(
    save: @escaping @MainActor @Sendable (URL) async throws -> String,
    copy: @escaping @MainActor @Sendable (URL) async throws -> Void
  ) {
    self.save = save
    self.copy = copy
  }
}
