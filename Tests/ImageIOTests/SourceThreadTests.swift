import CoreGraphics
import Expectations
import ImageIO
import Testing

struct SourceThreadTests {
  @Test func concurrentDecodingReturnsCorrectFrames() async throws {
    let canvas = PixelRect.canvas(16, 16)
    let frames = (0..<15).map { index in
      TestFrame(PixelRect(x: index, y: 0, width: 1, height: 16), color: GIFWriter.colors[index])
    }
    let images = CanvasModel.images(of: frames, on: canvas)
    let data = GIFWriter(canvas: canvas, frames: frames).data
    let source = try require(CGImageSourceCreateWithData(data as CFData, nil))
    let wrong = await withTaskGroup(of: Int.self) { group in
      for task in 0..<8 {
        group.addTask {
          (0..<30).count { step in
            let index = (step * (task + 1)) % 15
            return CGImageSourceCreateImageAtIndex(source, index, nil)?.allPixels
              != images[index]
          }
        }
      }
      return await group.reduce(0, +)
    }
    expect(wrong, equals: 0)
  }
}
