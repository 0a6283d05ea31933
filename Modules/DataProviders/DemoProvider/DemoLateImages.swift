import DemoArtwork
import Foundation
import Locking
import SocialModel

/// Painted images whose first load fails.
final class DemoLateImages: Sendable {
  private static let scheme = "demo-late"

  private let asked = Mutex<Set<URL>>([])

  /// Whether an image is requested for the first time.
  func isFirst(_ url: URL) -> Bool { asked.withLock { $0.insert(url).inserted } }

  /// The painted image behind an address; nil for any other.
  static func art(of url: URL) -> URL? {
    url.scheme == scheme ? renamed(url, to: DemoPainter.scheme) : nil
  }

  /// A moment whose images fail at first.
  static func late(_ moment: Moment) -> Moment {
    var moment = moment
    for place in moment.attachments.indices {
      moment.attachments[place].url = moment.attachments[place].url.flatMap(late)
      moment.attachments[place].previewURL = moment.attachments[place].previewURL.flatMap(late)
    }
    return moment
  }

  private static func late(_ url: URL) -> URL? { renamed(url, to: scheme) }

  private static func renamed(_ url: URL, to scheme: String) -> URL? {
    var parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
    parts?.scheme = scheme
    return parts?.url
  }
}
