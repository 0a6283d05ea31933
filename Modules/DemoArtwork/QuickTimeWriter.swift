import Foundation

/// Writes QuickTime files of PNG images, all of the same duration: the simplest kind of film.
struct QuickTimeWriter {
  var width: Int
  var height: Int
  var framesPerSecond: Int

  /// The file of some images, at least one.
  func file(_ frames: [Data]) -> Data {
    let type = atom("ftyp", join([text("qt  "), number(0x2005_0300), text("qt  ")]))
    let images = join(frames)
    // The images begin after the first atom and the head of the second.
    let start = type.count + 8
    return join([type, atom("mdat", images), movie(frames, at: start)])
  }

  private func movie(_ frames: [Data], at start: Int) -> Data {
    let duration = number(frames.count)
    let header: [Data] = [
      numbers(0, 0, 0, framesPerSecond), duration, number(0x1_0000), short(0x100),
      Data(count: 10), Self.matrix, Data(count: 24), number(2),
    ]
    let trackHeader: [Data] = [
      numbers(0xF, 0, 0, 1, 0), duration, Data(count: 16), Self.matrix,
      numbers(width << 16, height << 16),
    ]
    let mediaHeader: [Data] = [numbers(0, 0, 0, framesPerSecond), duration, number(0)]
    let media: [Data] = [
      atom("mdhd", join(mediaHeader)), handler("mhlr", "vide"),
      atom("minf", information(frames, at: start)),
    ]
    let track: [Data] = [atom("tkhd", join(trackHeader)), atom("mdia", join(media))]
    return atom("moov", join([atom("mvhd", join(header)), atom("trak", join(track))]))
  }

  private func information(_ frames: [Data], at start: Int) -> Data {
    let reference: [Data] = [numbers(0, 1), atom("url ", number(1))]
    let parts: [Data] = [
      atom("vmhd", join([number(1), short(0x40), Data(count: 6)])),
      handler("dhlr", "url "),
      atom("dinf", atom("dref", join(reference))),
      atom("stbl", table(frames, at: start)),
    ]
    return join(parts)
  }

  /// Where each image is, and how it is read.
  private func table(_ frames: [Data], at start: Int) -> Data {
    let description: [Data] = [
      Data(count: 6), short(1), short(1), short(1), Data(count: 4), numbers(0, 0x200),
      short(width), short(height), numbers(72 << 16, 72 << 16, 0), short(1), Data(count: 32),
      short(24), short(0xFFFF),
    ]
    let sizes = join(frames.map { number($0.count) })
    let parts: [Data] = [
      atom("stsd", join([numbers(0, 1), atom("png ", join(description))])),
      atom("stts", numbers(0, 1, frames.count, 1)),
      atom("stsc", numbers(0, 1, 1, frames.count, 1)),
      atom("stsz", join([numbers(0, 0, frames.count), sizes])),
      atom("stco", numbers(0, 1, start)),
    ]
    return join(parts)
  }

  private static let matrix: Data = {
    let values: [UInt32] = [0x1_0000, 0, 0, 0, 0x1_0000, 0, 0, 0, 0x4000_0000]
    return values.reduce(into: Data()) { $0 += bigEndian($1) }
  }()

  private func handler(_ type: String, _ subtype: String) -> Data {
    atom("hdlr", join([number(0), text(type), text(subtype), Data(count: 13)]))
  }

  private func atom(_ name: String, _ content: Data) -> Data {
    join([number(content.count + 8), text(name), content])
  }

  private func join(_ parts: [Data]) -> Data { parts.reduce(into: Data()) { $0 += $1 } }

  private func numbers(_ values: Int...) -> Data { join(values.map { number($0) }) }

  private func text(_ letters: String) -> Data { Data(letters.utf8) }

  private func number(_ value: Int) -> Data { Self.bigEndian(UInt32(truncatingIfNeeded: value)) }

  private func short(_ value: Int) -> Data {
    Data([UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)])
  }

  private static func bigEndian(_ value: UInt32) -> Data {
    Data((0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) })
  }
}
