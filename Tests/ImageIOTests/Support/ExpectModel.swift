import CoreGraphics
import ImageIO
import TestSupport
import Testing

/// Expects the frames of a source to equal those of the model: sequentially, and then in any order.
func expectModel(
  of frames: [TestFrame],
  on canvas: PixelRect,
  in source: CGImageSource,
  random: inout SeededGenerator,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let images = CanvasModel.images(of: frames, on: canvas)
  try #require(CGImageSourceGetCount(source) == frames.count, sourceLocation: sourceLocation)
  let jumps = (0..<12).map { _ in Int.random(in: 0..<frames.count, using: &random) }
  for index in Array(frames.indices) + jumps {
    let image = try #require(
      CGImageSourceCreateImageAtIndex(source, index, nil),
      "frame \(index)",
      sourceLocation: sourceLocation
    )
    try #require(
      image.allPixels == images[index],
      "frame \(index)",
      sourceLocation: sourceLocation
    )
  }
}
