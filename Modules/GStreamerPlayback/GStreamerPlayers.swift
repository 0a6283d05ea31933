public import Foundation
public import Foundations
import QuartzCore

/// Makes players that decode with GStreamer.
///
/// Data comes from the app's own source, part by part, with its limits and its cache: GStreamer
/// never opens a URL. Formats that servers do not produce are not decoded.
public final class GStreamerPlayers: MediaPlayerMaking {
  private let source: any ImageDataSource
  private let blockSize: Int

  /// Makes players.
  ///
  /// - Parameter source: Loads films and sounds.
  public convenience init(source: any ImageDataSource) {
    self.init(source: source, blockSize: FilmBytes.blockSize)
  }

  /// Makes players that load blocks of a size, in bytes.
  init(source: any ImageDataSource, blockSize: Int) {
    self.source = source
    self.blockSize = blockSize
  }

  /// Makes a player; on a screen without a window, whose time is advanced by code, there is no
  /// sound.
  public func makePlayer(for url: URL, repeats: Bool) -> any MediaPlayer {
    GStreamerPlayer(
      url: url,
      repeats: repeats,
      source: source,
      followsMediaTime: MediaTime.source != nil,
      blockSize: blockSize
    )
  }
}
