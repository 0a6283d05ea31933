import CGStreamerShim
import CoreGraphics
import Foundation

// Unchecked, because the compiler cannot verify which thread owns a film. It is made, and started,
// on a thread of its own; then its player owns it exclusively, on the main actor; after the player
// releases it, it is freed on a thread of its own. So no two threads use it at a time, and writes
// of GStreamer's threads to the pipeline are locked there.
/// The pipeline of one film.
nonisolated final class Film: @unchecked Sendable {
  /// The bytes that the pipeline reads.
  let bytes: FilmBytes
  private let pipeline: OpaquePointer

  /// The limits of decoding.
  struct Limits {
    /// Whether sounds are not decoded.
    var leavesSoundOut: Bool
    /// Whether sound is audible.
    var isAudible: Bool
    /// The maximum number of pixels of an image: a little more than those of a 4K film.
    var mostPixels: Int32 = 4_096 * 2_304
    /// The longer side of decoded images, in pixels: any window of the app is sharp with it.
    var longestSide: Int32 = 1_920
  }

  /// The state of the pipeline.
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

  /// Makes a pipeline that reads bytes; nil if GStreamer is not available.
  ///
  /// May take a second the first time.
  init?(_ bytes: FilmBytes, limits: Limits) {
    guard film_pipeline_load() else { return nil }
    let made = film_pipeline_new(
      bytes.reader,
      FilmPipelineLimits(
        most_pixels: limits.mostPixels,
        longest_side: limits.longestSide,
        leaves_sound_out: limits.leavesSoundOut,
        is_audible: limits.isAudible
      )
    )
    guard let made else { return nil }
    pipeline = made
    self.bytes = bytes
  }

  deinit {
    film_pipeline_free(pipeline)
  }

  /// The state of the pipeline.
  ///
  /// - Parameter patience: The maximum time to wait for a change, in seconds.
  /// - Returns: The state after that time.
  func state(patience: TimeInterval) -> State {
    patience > 0
      ? State(film_pipeline_wait(pipeline, Int64(patience * 1e9)))
      : State(film_pipeline_state(pipeline))
  }

  /// Whether there is a sound; known once it is ready.
  var hasSound: Bool { film_pipeline_has_sound(pipeline) }

  /// Whether there are images; known once it is ready.
  var hasImages: Bool { film_pipeline_has_images(pipeline) }

  /// The duration, in seconds; nil if it is unknown.
  var duration: TimeInterval? {
    let duration = film_pipeline_duration(pipeline)
    return duration > 0 ? TimeInterval(duration) / 1e9 : nil
  }

  /// The playing time since the start or the last seek, in seconds.
  var runningTime: TimeInterval { TimeInterval(film_pipeline_running_time(pipeline)) / 1e9 }

  /// Plays or pauses.
  func setPlaying(_ isPlaying: Bool) { film_pipeline_set_playing(pipeline, isPlaying) }

  /// Mutes or unmutes.
  func setMuted(_ isMuted: Bool) { film_pipeline_set_muted(pipeline, isMuted) }

  /// Seeks to a time, in seconds; false if it cannot.
  func seek(to time: TimeInterval) -> Bool { film_pipeline_seek(pipeline, Int64(time * 1e9)) }

  /// The next image, awaited for at most some seconds; nil if there is none.
  func nextFrame(patience: TimeInterval) -> Frame? {
    var frame = FilmFrame()
    guard film_pipeline_next_frame(pipeline, Int64(patience * 1e9), &frame) else { return nil }
    return Frame(frame)
  }

  /// An image of the film.
  ///
  /// Its pixels belong to GStreamer, and are freed with it.
  final class Frame {
    /// The presentation time, in seconds from the beginning.
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

    /// The image; nil if it cannot be drawn.
    var image: CGImage? { CGImage(pixels: pixels, isOpaque: true) }
  }
}
