import Foundation
import Locking

/// The films that are arriving as a whole: one transfer of each serves all who wait.
final class FilmDownloads: Sendable {
  private let running = Mutex<[URL: FilmDownload]>([:])

  /// The transfer of a film; nil if there is none.
  subscript(url: URL) -> FilmDownload? { running.withLock { $0[url] } }

  /// The transfer of a film, which is made if there is none.
  func begin(_ url: URL, _ make: () -> FilmDownload) -> FilmDownload {
    running.withLock { running in
      if let download = running[url] { return download }
      let download = make()
      running[url] = download
      return download
    }
  }

  /// Forgets the transfer of a film.
  func end(_ url: URL) { running.withLock { $0[url] = nil } }
}
