import Foundation

/// Writes WAVE files of bells, one struck each half second: 8,000 values of 16 bits in a second.
enum BellsWriter {
  private static let rate = 8_000
  /// The first notes of a scale of five, in hertz.
  private static let notes: [Double] = [440, 523.25, 587.33, 659.26, 783.99]

  /// The file of some seconds.
  static func file(seconds: Int) -> Data {
    let count = seconds * rate
    var samples = Data(capacity: 2 * count)
    for index in 0..<count {
      let value = Int16(sample(at: index) * 12_000)
      samples += little(UInt32(UInt16(bitPattern: value)), bytes: 2)
    }
    let format: [(value: Int, bytes: Int)] = [
      (16, 4), (1, 2), (1, 2), (rate, 4), (2 * rate, 4), (2, 2), (16, 2),
    ]
    var body = Data("WAVEfmt ".utf8)
    for field in format { body += little(UInt32(field.value), bytes: field.bytes) }
    body += Data("data".utf8)
    body += little(UInt32(samples.count), bytes: 4)
    body += samples
    var file = Data("RIFF".utf8)
    file += little(UInt32(body.count), bytes: 4)
    file += body
    return file
  }

  private static func sample(at index: Int) -> Double {
    let time = Double(index) / Double(rate)
    let strike = Int(time * 2)
    let since = time - Double(strike) / 2
    let note = notes[strike * 3 % notes.count]
    return exp(-5 * since) * sin(2 * .pi * note * since)
  }

  private static func little(_ value: UInt32, bytes: Int) -> Data {
    Data((0..<bytes).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) })
  }
}
