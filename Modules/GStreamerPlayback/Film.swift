import CGStreamerShim
import CoreGraphics
import Foundation

// Unchecked, for the compiler does not see who has a film when. It is made, and begins, on a thread
// of its own; then it is its player's alone, on the main actor; when that let go of it, it is freed
// on a thread of its own. So no two threads use it at a time, and what GStreamer's threads write
// of the pipeline has a lock there.
/// The pipeline of one film.
nonisolated final class Film: @unchecked Sendable {
  private let pipeline: OpaquePointer

  /// What is made of it.
  struct Limits {
    /// Whether sounds are left out.
    var leavesSoundOut: Bool
    /// Whether sounds go to the loudspeaker.
    var isAudible: Bool
    /// The most pixels of an image: a little more than those of a film in 4K.
    var mostPixels: Int32 = 4_096 * 2_304
    /// The longer side of what is handed out, in pixels: more than any window of the app shows
    /// sharper.
    var longestSide: Int32 = 1_920
  }

  /// How it goes.
  enum State: Hashable {
    case waiting, ready, ended, tooLarge, unsupported, damaged

    fileprivate init(_ state: FilmPipelineState) {
      self =
        switch state {
        case FilmPipelineWaiting: .waiting
        case FilmPipelineReady: .ready
        case FilmPipelineEnded: .ended
        case FilmPipelineTooLarge: .tooLarge
        case FilmPipelineUnsupported: .unsupported
        default: .damaged
        }
    }
  }

  /// Makes a pipeline of bytes, which are copied; nil where GStreamer is not there.
  ///
  /// May take a second the first time.
  init?(_ data: Data, limits: Limits) {
    guard film_pipeline_load() else { return nil }
    let made = data.withUnsafeBytes { bytes in
      film_pipeline_new(
        bytes.baseAddress,
        bytes.count,
        FilmPipelineLimits(
          most_pixels: limits.mostPixels,
          longest_side: limits.longestSide,
          leaves_sound_out: limits.leavesSoundOut,
          is_audible: limits.isAudible
        )
      )
    }
    guard let made else { return nil }
    pipeline = made
  }

  deinit {
    film_pipeline_free(pipeline)
  }

  /// How it goes.
  ///
  /// - Parameter patience: How long to wait for it to go on, in seconds.
  /// - Returns: Its state by then.
  func state(patience: TimeInterval) -> State {
    patience > 0
      ? State(film_pipeline_wait(pipeline, Int64(patience * 1e9)))
      : State(film_pipeline_state(pipeline))
  }

  /// Whether there is a sound; known once it is ready.
  var hasSound: Bool { film_pipeline_has_sound(pipeline) }

  /// Whether there are images; known once it is ready.
  var hasImages: Bool { film_pipeline_has_images(pipeline) }

  /// How long it is, in seconds; nil where that is not known.
  var duration: TimeInterval? {
    let duration = film_pipeline_duration(pipeline)
    return duration > 0 ? TimeInterval(duration) / 1e9 : nil
  }

  /// How long it has played since it began or since the last seek, in seconds.
  var runningTime: TimeInterval { TimeInterval(film_pipeline_running_time(pipeline)) / 1e9 }

  /// Lets it go on, or stops it.
  func setPlaying(_ isPlaying: Bool) { film_pipeline_set_playing(pipeline, isPlaying) }

  /// Makes it heard or not.
  func setMuted(_ isMuted: Bool) { film_pipeline_set_muted(pipeline, isMuted) }

  /// Goes to a time, in seconds; false where it cannot.
  func seek(to time: TimeInterval) -> Bool { film_pipeline_seek(pipeline, Int64(time * 1e9)) }

  /// The next image, waited for at most some seconds; nil where there is none.
  func nextFrame(patience: TimeInterval) -> Frame? {
    var frame = FilmFrame()
    guard film_pipeline_next_frame(pipeline, Int64(patience * 1e9), &frame) else { return nil }
    return Frame(frame)
  }

  /// An image of the film.
  ///
  /// Its pixels are GStreamer's, and freed with it.
  final class Frame {
    /// When it is shown, in seconds from the beginning.
    let time: TimeInterval
    private let pixels: PixelBuffer

    fileprivate init?(_ frame: FilmFrame) {
      guard let bytes = frame.bytes, let mapped = frame.mapped else { return nil }
      time = TimeInterval(frame.time) / 1e9
      let owner = UInt(bitPattern: mapped)
      // Nothing is written: images are only read.
      pixels = PixelBuffer(
        bytes: UnsafeMutableRawPointer(mutating: bytes),
        width: Int(frame.width),
        height: Int(frame.height),
        bytesPerRow: Int(frame.bytes_per_row),
        free: { _ in film_frame_free(UnsafeMutableRawPointer(bitPattern: owner)) }
      )
    }

    /// The image; nil where it cannot be drawn.
    var image: CGImage? { CGImage(pixels: pixels, isOpaque: true) }
  }
}
