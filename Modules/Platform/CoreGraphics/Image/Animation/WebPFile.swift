internal import Foundation

/// The frames of an animated WebP file.
struct WebPFile: AnimationFile {
  private(set) var frames: [AnimationFrame] = []
  private(set) var loopCount: Int?
  private(set) var isComplete = false

  init(_ bytes: ImageByteReader, canvas: PixelRect) {
    guard bytes.has("VP8X", at: 12), let flags = bytes.byte(20), flags & 2 != 0,
      let size = bytes.little(4, 4)
    else { return }
    let end = min(size + 8, bytes.count)
    var offset = 12
    while let chunk = Chunk(bytes, offset, end: end) {
      if bytes.has("ANIM", at: offset) {
        guard chunk.content.count >= 6 else { return }
        loopCount = bytes.little(chunk.content.lowerBound + 4, 2)
      } else if bytes.has("ANMF", at: offset) {
        guard let frame = Self.frame(bytes, chunk.content), canvas.isValidFrame(frame.area) else {
          return
        }
        frames.append(frame)
        if frames.count == AnimationLimits.frameCount { break }
      }
      offset = chunk.end
    }
    isComplete = offset >= size + 8 || frames.count == AnimationLimits.frameCount
  }

  func image(of frame: AnimationFrame, in bytes: ImageByteReader) -> Data? {
    var (pixels, alpha): (Range<Int>?, Range<Int>?)
    var offset = frame.bytes.lowerBound
    while pixels == nil, let chunk = Chunk(bytes, offset, end: frame.bytes.upperBound) {
      let whole = offset..<chunk.content.upperBound
      if bytes.has("ALPH", at: offset) { alpha = whole }
      if bytes.has("VP8 ", at: offset) || bytes.has("VP8L", at: offset) { pixels = whole }
      offset = chunk.end
    }
    guard let pixels else { return nil }
    var chunks = Data()
    func append(_ range: Range<Int>) {
      chunks.append(bytes.data(range))
      if range.count % 2 != 0 { chunks.append(0) }
    }
    if let alpha, bytes.has("VP8 ", at: pixels.lowerBound) {
      chunks.append(contentsOf: "VP8X".utf8)
      chunks.appendLittle(10, 4)
      // The alpha flag.
      chunks.appendLittle(0x10, 4)
      chunks.appendLittle(frame.area.width - 1, 3)
      chunks.appendLittle(frame.area.height - 1, 3)
      append(alpha)
    }
    append(pixels)
    var file = Data("RIFF".utf8)
    file.appendLittle(chunks.count + 4, 4)
    file.append(contentsOf: "WEBP".utf8)
    return file + chunks
  }

  private static func frame(_ bytes: ImageByteReader, _ content: Range<Int>) -> AnimationFrame? {
    let start = content.lowerBound
    guard content.count >= 16, let x = bytes.little(start, 3), let y = bytes.little(start + 3, 3),
      let width = bytes.little(start + 6, 3), let height = bytes.little(start + 9, 3),
      let delay = bytes.little(start + 12, 3), let flags = bytes.byte(start + 15)
    else { return nil }
    return AnimationFrame(
      area: PixelRect(x: 2 * x, y: 2 * y, width: width + 1, height: height + 1),
      delay: Double(delay) / 1_000,
      disposal: flags & 1 == 0 ? .keep : .clear,
      isBlended: flags & 2 == 0,
      bytes: start + 16..<content.upperBound
    )
  }

  /// A chunk, preceded by its type and length.
  private struct Chunk {
    let content: Range<Int>
    /// The offset of the next chunk.
    let end: Int

    init?(_ bytes: ImageByteReader, _ start: Int, end: Int) {
      guard let length = bytes.little(start + 4, 4), start + 8 + length <= end else { return nil }
      content = start + 8..<start + 8 + length
      self.end = content.upperBound + length % 2
    }
  }
}
