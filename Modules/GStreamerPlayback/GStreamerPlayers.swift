public import Foundation
public import Foundations
import QuartzCore

/// Makes players that decode with GStreamer.
///
/// Bytes come from the app's own source, with its limits and its cache: GStreamer reads memory and
/// never opens an address. Formats that servers do not write are not decoded.
public final class GStreamerPlayers: MediaPlayerMaking {
  private let source: any ImageDataSource

  /// Makes players.
  ///
  /// - Parameter source: Brings the bytes of films and sounds.
  public init(source: any ImageDataSource) {
    self.source = source
  }

  /// A player; on a screen without a window, whose time somebody advances, nothing is heard.
  public func makePlayer(for url: URL, repeats: Bool) -> any MediaPlayer {
    GStreamerPlayer(
      url: url,
      repeats: repeats,
      source: source,
      followsMediaTime: MediaTime.source != nil
    )
  }
}
