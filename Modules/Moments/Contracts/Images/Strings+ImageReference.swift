import Foundation
import MomentsLanguage
import MomentsValues

extension Strings {
  /// The badge of a film or a loop.
  func badge(of media: ImageReference.Media) -> String {
    switch media.kind {
    case .film, .sound: media.duration.map(playingTime) ?? ""
    case .loop: loopBadge
    case .file: ""
    }
  }

  /// The title of a sound, or the name of a file.
  func title(of media: ImageReference.Media, described description: String) -> String {
    switch media.kind {
    case .film, .loop: ""
    case .sound: description.isEmpty ? sound : description
    case .file: description.isEmpty ? fileName(media.url) : description
    }
  }

  /// The last path component of a URL, else its host.
  private func fileName(_ url: URL) -> String {
    let last = url.lastPathComponent
    let name = last.removingPercentEncoding ?? last
    let shown = name.isEmpty || name == "/" ? url.host() ?? "" : name
    return shown.isEmpty ? file : "\u{2068}\(shown)\u{2069}"
  }

  /// The kind with the duration, or the host.
  func detail(of media: ImageReference.Media) -> String {
    switch media.kind {
    case .film, .loop: return ""
    case .sound: return [sound, badge(of: media)].filter { !$0.isEmpty }.joined(separator: " · ")
    case .file:
      let host = media.url.host().map { "\u{2068}\($0)\u{2069}" }
      return [file, host].compactMap(\.self).joined(separator: " · ")
    }
  }

  /// The kind, the duration, and the author's description.
  func spokenText(of media: ImageReference.Media, described description: String) -> String {
    let length = media.duration.map(spokenTime) ?? ""
    return switch media.kind {
    case .film: sentences([film, length, description])
    case .loop: sentences([loop, description])
    case .sound: sentences([sound, length, description])
    case .file: sentences([file, title(of: media, described: description)])
    }
  }

  /// The author of a photo, film or sound, and its description.
  func image(_ image: ImageReference, by author: String) -> String {
    image.media.map { sentences([$0.spokenText, author]) }
      ?? sentences([photo(by: author), image.accessibilityDescription ?? ""])
  }

  /// The number of photos, films and sounds, in words; nil for none.
  ///
  /// - Parameter all: The photos; nil for one that is not known yet.
  /// - Returns: The text.
  package func photos(_ all: [ImageReference?]) -> String? {
    var counts = MediaCounts()
    for photo in all {
      switch photo?.media?.kind {
      case .film: counts.films += 1
      case .sound: counts.sounds += 1
      case .loop, .file, nil: counts.photos += 1
      }
    }
    return media(counts)
  }
}
