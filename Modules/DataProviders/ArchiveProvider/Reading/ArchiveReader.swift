import Foundation
import SocialModel

/// Reads all files of an archive at once.
struct ArchiveReader: Sendable {
  let folder: ArchiveFolder
  let jsonBytes: Int

  /// The content of the files.
  ///
  /// For a single file, its errors are thrown. In a folder, files without posts are skipped, and
  /// damaged ones are noted, unless nothing else is left.
  func read() throws -> ArchiveContent {
    let files = try folder.jsonFiles()
    let isFolder = files.first?.path != folder.path
    let owner = ActorFile.read(in: folder)
    var moments: [Moment] = []
    var skipped: [SkippedItem] = []
    var failures: [ProviderError] = []
    var holdsPosts = false
    for file in files {
      try Task.checkCancellation()
      do {
        let reading = try PostsFile(url: file, folder: folder, owner: owner).read(limit: jsonBytes)
        moments += reading.moments
        skipped += reading.skipped
        holdsPosts = true
      } catch let error as ProviderError where isFolder {
        failures.append(error)
        if let notes = notes(of: error, file: file.lastPathComponent) { skipped += notes }
      }
    }
    if !holdsPosts { throw failure(of: failures) }
    return ArchiveContent(moments: moments, owner: owner, skipped: skipped)
  }

  /// The notes about a file that could not be read at all; empty if it is not a file of posts.
  private func notes(of error: ProviderError, file: String) -> [SkippedItem]? {
    switch error {
    case .unexpectedShape: nil
    case .noReadablePosts(_, let skipped): skipped
    case .truncatedJSON(_, let offset):
      [SkippedItem(source: file, reason: .truncated(byteOffset: offset))]
    case .invalidJSON(_, let offset, _):
      [SkippedItem(source: file, reason: .invalidJSON(byteOffset: offset))]
    default: [SkippedItem(source: file, reason: .unreadableFile)]
    }
  }

  /// The error for a folder in which nothing could be read: that of its only file, or of the first
  /// damaged one.
  private func failure(of failures: [ProviderError]) -> ProviderError {
    let damaged = failures.first { failure in
      if case .unexpectedShape = failure { false } else { true }
    }
    if let damaged { return damaged }
    if failures.count == 1, let only = failures.first { return only }
    return .noPostsInFolder(path: folder.path)
  }
}
