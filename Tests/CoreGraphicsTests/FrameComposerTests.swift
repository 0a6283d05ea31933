import Expectations
import Testing

@testable import CoreGraphics

/// The number of decoded frames for each requested frame.
struct FrameComposerTests {
  private static let canvas = PixelRect(x: 0, y: 0, width: 4, height: 4)

  private static func frame(
    _ area: PixelRect = PixelRect(x: 0, y: 0, width: 1, height: 1),
    _ disposal: AnimationFrame.Disposal = .keep,
    isBlended: Bool = true
  ) -> AnimationFrame {
    AnimationFrame(area: area, delay: 0, disposal: disposal, isBlended: isBlended, bytes: 0..<0)
  }

  /// Requests frames; returns how many were decoded for each.
  private func decoded(
    _ frames: [AnimationFrame],
    asking order: [Int],
    broken: Int? = nil
  ) -> [Int] {
    // A frame is identified by its offset in the file.
    let frames = frames.enumerated().map { index, frame in
      var frame = frame
      frame.bytes = index..<index + 1
      return frame
    }
    var composer = FrameComposer(canvas: Self.canvas, frames: frames)
    return order.map { index in
      var count = 0
      _ = composer.image(at: index) { frame in
        count += 1
        if frame.bytes.lowerBound == broken { return nil }
        return PixelBuffer(width: frame.area.width, height: frame.area.height)
          .flatMap { CGImage(pixels: $0, isOpaque: false) }
      }
      return count
    }
  }

  @Test func sequentialFramesAreDecodedOnceEach() {
    let frames = Array(repeating: Self.frame(), count: 50)
    let rounds = Array(0..<50) + Array(0..<50)
    expect(decoded(frames, asking: rounds), equals: Array(repeating: 1, count: 100))
  }

  @Test func aRepeatedFrameIsNotDecodedAgain() {
    expect(decoded([Self.frame(), Self.frame()], asking: [1, 1, 1]), equals: [2, 0, 0])
  }

  @Test func seekingBackStartsAtTheLastOpaqueFrame() {
    var frames = Array(repeating: Self.frame(), count: 10)
    frames[6] = Self.frame(Self.canvas, isBlended: false)
    expect(decoded(frames, asking: [9, 7, 6, 5]), equals: [4, 2, 1, 6])
  }

  @Test func aFrameAfterAClearedCanvasIsIndependent() {
    var frames = Array(repeating: Self.frame(), count: 10)
    frames[4] = Self.frame(Self.canvas, .clear)
    expect(decoded(frames, asking: [5, 4]), equals: [1, 5])
  }

  /// The area below it is restored, so the preceding frames are needed.
  @Test func aFrameRestoredToPreviousIsNoStartingPoint() {
    var frames = Array(repeating: Self.frame(), count: 4)
    frames[2] = Self.frame(Self.canvas, .restore, isBlended: false)
    expect(decoded(frames, asking: [3, 2]), equals: [3, 3])
  }

  @Test func framesRestoredToPreviousAreSkippedForLaterOnes() {
    let frames = Array(repeating: Self.frame(Self.canvas, .restore), count: 20)
    expect(decoded(frames, asking: [19, 3]), equals: [1, 1])
  }

  @Test func framesDependingOnABrokenFrameAreNotRetried() {
    let frames = Array(repeating: Self.frame(), count: 10)
    expect(decoded(frames, asking: [9, 9, 5, 3, 2], broken: 3), equals: [4, 0, 0, 0, 3])
  }
}
