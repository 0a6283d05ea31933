public import Foundation
public import SocialModel

extension LocalProvider {
  /// The bytes of a photo: a file of the reader, or one of the web.
  public func data(for url: URL) async throws -> Data {
    switch url.scheme?.lowercased() {
    case "http", "https": return try await load(url)
    case "file":
      guard let data = store.mediaFiles.data(try name(ofFile: url)) else {
        throw ProviderError.fileNotFound(path: url.path)
      }
      return data
    case let scheme:
      throw ProviderError.unsupportedURLScheme(scheme: scheme ?? "", url: url.absoluteString)
    }
  }

  /// Bytes of a film or sound: of a file of the reader, or of one of the web.
  public func response(for url: URL, in range: Range<Int>) async throws -> MediaResponse {
    switch url.scheme?.lowercased() {
    case "http", "https": return try await loadPart(url, range)
    case "file":
      let file = store.mediaFolder.appendingPathComponent(try name(ofFile: url))
      return .part(try MediaPart(ofFile: file, in: range))
    case let scheme:
      throw ProviderError.unsupportedURLScheme(scheme: scheme ?? "", url: url.absoluteString)
    }
  }

  /// The name of a file of the reader.
  private func name(ofFile url: URL) throws -> String {
    let folder = url.deletingLastPathComponent().standardizedFileURL
    guard folder.path == store.mediaFolder.standardizedFileURL.path else {
      throw ProviderError.fileOutsideArchive(path: url.path)
    }
    return url.lastPathComponent
  }
}
