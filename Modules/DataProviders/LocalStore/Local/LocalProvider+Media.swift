public import Foundation
public import SocialModel

extension LocalProvider: MediaProvider {
  /// The bytes of a photo: a file of the reader, or one of the web.
  public func data(for url: URL) async throws -> Data {
    switch url.scheme?.lowercased() {
    case "http", "https": return try await load(url)
    case "file":
      let folder = url.deletingLastPathComponent().standardizedFileURL
      guard folder.path == store.mediaFolder.standardizedFileURL.path else {
        throw ProviderError.fileOutsideArchive(path: url.path)
      }
      guard let data = store.mediaFiles.data(url.lastPathComponent) else {
        throw ProviderError.fileNotFound(path: url.path)
      }
      return data
    case let scheme:
      throw ProviderError.unsupportedURLScheme(scheme: scheme ?? "", url: url.absoluteString)
    }
  }
}
