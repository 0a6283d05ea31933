public import Foundation
import LocalStore
import MastodonAPI
import MastodonMapping
public import SocialModel

extension MastodonProvider {
  /// The largest number of bytes of an image, and of a part of a film.
  static let mostImageBytes = 32_000_000

  /// The bytes of an image: of a draft on this machine, or from the web, where it is requested
  /// without the reader's token.
  public func data(for url: URL) async throws -> Data {
    if url.isFileURL { return try image(ofDraft: url) }
    return try await images.body(of: url, limit: Self.mostImageBytes)
  }

  /// Bytes of a film or sound, of a draft on this machine or from the web.
  public func response(for url: URL, in range: Range<Int>) async throws -> MediaResponse {
    if url.isFileURL { return .part(try MediaPart(ofFile: file(ofDraft: url), in: range)) }
    return try await images.media(at: url, in: range, limit: Self.mostImageBytes)
  }

  private func image(ofDraft url: URL) throws -> Data {
    let file = try file(ofDraft: url)
    let size = (try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize
    guard let size else { throw ProviderError.fileNotFound(path: file.path) }
    guard size <= Self.mostImageBytes else {
      throw ProviderError.fileTooLarge(
        path: file.path,
        bytes: size,
        limit: Self.mostImageBytes
      )
    }
    do {
      return try Data(contentsOf: file)
    } catch {
      throw ProviderError.fileNotReadable(path: file.path, reason: error.localizedDescription)
    }
  }

  /// The file of a draft, which is in the store's folder and nowhere else.
  private func file(ofDraft url: URL) throws -> URL {
    let file = url.standardizedFileURL.resolvingSymlinksInPath()
    let media = store.folder.appendingPathComponent("media").standardizedFileURL
      .resolvingSymlinksInPath()
    guard file.deletingLastPathComponent().path == media.path else {
      throw ProviderError.fileOutsideArchive(path: url.path)
    }
    return file
  }
}
