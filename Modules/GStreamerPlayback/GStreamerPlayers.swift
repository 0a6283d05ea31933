public import Foundation
public import Foundations
import QuartzCore

/// Makes players that decode with GStreamer.
///
/// Data comes from the app's own source, with its limits and its cache: GStreamer reads memory and
/// never opens a URL. Formats that servers do not produce are not decoded.
public final class GStreamerPlayers: MediaPlayerMaking {
  private let source: any ImageDataSource

  /// Makes players.
  ///
  /// - Parameter source: Loads films and sounds.
  public init(source: any ImageDataSource) {
    self.source = source
  }

  /// Makes a player; on a screen without a window, whose time is advanced by code, there is no
  /// sound.
  public func makePlayer(for url: URL, repeats: Bool) -> any MediaPlayer {
    GStreamerPlayer(
      url: url,
      repeats: repeats,
      source: source,
      followsMediaTime: MediaTime.source != nil
    )
  }
}
