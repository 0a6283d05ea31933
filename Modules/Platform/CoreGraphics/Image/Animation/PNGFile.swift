internal import CPNGShim
internal import Foundation

/// The frames of an animated PNG file (APNG), of which libpng and gdk-pixbuf read one image only.
///
/// The default image is part of the animation only if a frame control chunk precedes it.
struct PNGFile: AnimationFile {
  private(set) var frames: [AnimationFrame] = []
  private(set) var loopCount: Int?
  private(set) var isComplete = false
  private let canvas: PixelRect
  /// The palette and its transparency: chunks that each frame needs.
  private var colors: [Range<Int>] = []
  /// The number of frames that the file announces; nil for a still image.
  private var announced: Int?
  /// The sequence number that the next chunk of the animation must have.
  private var sequence = 0
  /// The last frame that was announced; its bytes are empty until its pixels are found.
  private var open: AnimationFrame?
  private var isPastImage = false

  init(_ bytes: ImageByteReader, canvas: PixelRect) {
    self.canvas = canvas
    var offset = 8
    while let chunk = Chunk(bytes, offset) {
      guard read(chunk, bytes) else { return }
      offset = chunk.end
      if chunk.isNamed("IEND", bytes) || frames.count == AnimationLimits.frameCount {
        isComplete = true
        return
      }
    }
  }

  func image(of frame: AnimationFrame, in bytes: ImageByteReader) -> Data? {
    var file = bytes.data(0..<8)
    // The header with another size; depth and color type are the same in all frames.
    var header = Data()
    header.appendBig(frame.area.width, 4)
    header.appendBig(frame.area.height, 4)
    header.append(bytes.data(24..<29))
    Self.append("IHDR", header, to: &file)
    for range in colors { file.append(bytes.data(range)) }
    var offset = frame.bytes.lowerBound
    while offset < frame.bytes.upperBound, let chunk = Chunk(bytes, offset) {
      if chunk.isNamed("IDAT", bytes) { file.append(bytes.data(offset..<chunk.end)) }
      if chunk.isNamed("fdAT", bytes) {
        guard chunk.isIntact(bytes) else { return nil }
        Self.append("IDAT", bytes.data(chunk.content.dropFirst(4)), to: &file)
      }
      offset = chunk.end
    }
    Self.append("IEND", Data(), to: &file)
    return file
  }

  // MARK: - Reading

  /// Reads a chunk of the file; returns false if the animation ends because of an error.
  private mutating func read(_ chunk: Chunk, _ bytes: ImageByteReader) -> Bool {
    let start = chunk.content.lowerBound
    if chunk.isNamed("acTL", bytes) {
      guard !isPastImage, chunk.isIntact(bytes), chunk.content.count >= 8 else { return false }
      announced = bytes.big(start, 4)
      loopCount = bytes.big(start + 4, 4)
    } else if chunk.isNamed("PLTE", bytes) || chunk.isNamed("tRNS", bytes) {
      if !isPastImage, colors.count < 2 { colors.append(start - 8..<chunk.end) }
    } else if chunk.isNamed("IDAT", bytes) {
      isPastImage = true
      // A frame before the image data uses its pixels, so it must have the same size.
      guard open == nil || frames.isEmpty && open?.area == canvas else { return false }
      open?.extend(to: chunk)
    } else if chunk.isNamed("fcTL", bytes) {
      finish()
      return begin(chunk, bytes)
    } else if chunk.isNamed("fdAT", bytes) {
      guard isPastImage, bytes.big(start, 4) == sequence, chunk.content.count > 4, open != nil
      else { return false }
      sequence += 1
      open?.extend(to: chunk)
    } else if chunk.isNamed("IEND", bytes) {
      finish()
    }
    return true
  }

  private mutating func begin(_ chunk: Chunk, _ bytes: ImageByteReader) -> Bool {
    let start = chunk.content.lowerBound
    guard let announced, frames.count < announced, chunk.content.count >= 26,
      chunk.isIntact(bytes), bytes.big(start, 4) == sequence,
      let width = bytes.big(start + 4, 4), let height = bytes.big(start + 8, 4),
      let x = bytes.big(start + 12, 4), let y = bytes.big(start + 16, 4),
      let delay = bytes.big(start + 20, 2), let parts = bytes.big(start + 22, 2),
      let disposal = bytes.byte(start + 24), disposal <= 2,
      let blending = bytes.byte(start + 25), blending <= 1
    else { return false }
    let area = PixelRect(x: x, y: y, width: width, height: height)
    guard canvas.isValidFrame(area) else { return false }
    sequence += 1
    open = AnimationFrame(
      area: area,
      delay: Double(delay) / Double(parts == 0 ? 100 : parts),
      disposal: disposal == 0 ? .keep : disposal == 1 ? .clear : .restore,
      isBlended: blending == 1,
      bytes: 0..<0
    )
    return true
  }

  /// Appends the open frame, if pixels for it were found.
  private mutating func finish() {
    if let open, !open.bytes.isEmpty { frames.append(open) }
    open = nil
  }

  // MARK: - Chunks

  /// A chunk: length, type, content and checksum.
  struct Chunk {
    let content: Range<Int>

    /// The offset of the next chunk.
    var end: Int { content.upperBound + 4 }

    init?(_ bytes: ImageByteReader, _ start: Int) {
      guard let length = bytes.big(start, 4), start + 12 + length <= bytes.count else { return nil }
      content = start + 8..<start + 8 + length
    }

    func isNamed(_ name: StaticString, _ bytes: ImageByteReader) -> Bool {
      bytes.has(name, at: content.lowerBound - 4)
    }

    func isIntact(_ bytes: ImageByteReader) -> Bool {
      let summed = UnsafeRawBufferPointer(
        rebasing: bytes.bytes[content.lowerBound - 4..<content.upperBound]
      )
      let crc = png_crc(summed.bindMemory(to: UInt8.self).baseAddress, summed.count, 0)
      return bytes.big(content.upperBound, 4) == Int(crc)
    }
  }

  private static func append(_ name: String, _ content: Data, to file: inout Data) {
    file.appendBig(content.count, 4)
    let named = Data(name.utf8) + content
    let crc = named.withUnsafeBytes {
      png_crc($0.bindMemory(to: UInt8.self).baseAddress, $0.count, 0)
    }
    file.append(named)
    file.appendBig(Int(crc), 4)
  }
}

extension AnimationFrame {
  /// Extends the range of bytes to contain a chunk.
  fileprivate mutating func extend(to chunk: PNGFile.Chunk) {
    bytes = (bytes.isEmpty ? chunk.content.lowerBound - 8 : bytes.lowerBound)..<chunk.end
  }
}
