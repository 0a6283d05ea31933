import Foundation

/// Decodes the output of the PNG writer, with code that shares nothing with it.
struct DecodedPNG {
  enum Defect: Error {
    case notAPNG
    case badFilter
    case badData
  }

  let width: Int
  let height: Int
  let rgb: [UInt8]

  init(_ file: Data) throws {
    let bytes = [UInt8](file)
    guard bytes.count > 8, Array(bytes[0..<8]) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    else { throw Defect.notAPNG }
    func number(_ at: Int) -> Int { bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
    var place = 8
    var packed: [UInt8] = []
    var size = (0, 0)
    while place + 12 <= bytes.count {
      let length = number(place)
      switch Array(bytes[place + 4..<place + 8]) {
      case Array("IHDR".utf8): size = (number(place + 8), number(place + 12))
      case Array("IDAT".utf8): packed += bytes[place + 8..<place + 8 + length]
      default: break
      }
      place += length + 12
    }
    width = size.0
    height = size.1
    let data = try Inflate.zlib(packed)
    let stride = width * 3
    guard data.count == (stride + 1) * height else { throw Defect.badData }
    var pixels = [UInt8](repeating: 0, count: stride * height)
    for row in 0..<height {
      let filter = data[row * (stride + 1)]
      for index in 0..<stride {
        let raw = data[row * (stride + 1) + 1 + index]
        let left = index >= 3 ? pixels[row * stride + index - 3] : 0
        let above = row > 0 ? pixels[(row - 1) * stride + index] : 0
        switch filter {
        case 0: pixels[row * stride + index] = raw
        case 1: pixels[row * stride + index] = raw &+ left
        case 2: pixels[row * stride + index] = raw &+ above
        default: throw Defect.badFilter
        }
      }
    }
    rgb = pixels
  }
}

/// Decompresses DEFLATE blocks with the fixed codes, bit by bit and slowly.
struct Inflate {
  private let bytes: [UInt8]
  private var bit = 0

  static func zlib(_ data: [UInt8]) throws -> [UInt8] {
    guard data.count > 6, (Int(data[0]) << 8 | Int(data[1])) % 31 == 0 else {
      throw DecodedPNG.Defect.badData
    }
    var inflate = Inflate(bytes: Array(data[2..<data.count - 4]))
    let result = try inflate.blocks()
    var a = 1
    var b = 0
    for byte in result {
      a = (a + Int(byte)) % 65_521
      b = (b + a) % 65_521
    }
    let check = data.suffix(4).reduce(0) { $0 << 8 | Int($1) }
    guard check == b << 16 | a else { throw DecodedPNG.Defect.badData }
    return result
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func next() throws -> Int {
    guard bit >> 3 < bytes.count else { throw DecodedPNG.Defect.badData }
    defer { bit += 1 }
    return Int(bytes[bit >> 3] >> UInt8(bit & 7)) & 1
  }

  private mutating func number(_ count: Int) throws -> Int {
    var value = 0
    for place in 0..<count { value |= try next() << place }
    return value
  }

  private mutating func symbol() throws -> Int {
    var code = 0
    for _ in 0..<7 { code = code << 1 | (try next()) }
    if code < 0b001_1000 { return code + 256 }
    code = code << 1 | (try next())
    if code < 0b1100_0000 { return code - 0b0011_0000 }
    if code < 0b1100_1000 { return code - 0b1100_0000 + 280 }
    code = code << 1 | (try next())
    return code - 0b1_1001_0000 + 144
  }

  private mutating func blocks() throws -> [UInt8] {
    var output: [UInt8] = []
    var isLast = false
    while !isLast {
      isLast = try next() == 1
      guard try number(2) == 1 else { throw DecodedPNG.Defect.badData }
      while true {
        let symbol = try symbol()
        if symbol < 256 {
          output.append(UInt8(symbol))
        } else if symbol == 256 {
          break
        } else {
          let length = try length(of: symbol - 257)
          var code = 0
          for _ in 0..<5 { code = code << 1 | (try next()) }
          let extra = code < 4 ? 0 : code / 2 - 1
          let base = code < 4 ? code + 1 : (2 + code % 2) << extra + 1
          let distance = base + (try number(extra))
          guard distance <= output.count else { throw DecodedPNG.Defect.badData }
          for _ in 0..<length { output.append(output[output.count - distance]) }
        }
      }
    }
    return output
  }

  private mutating func length(of code: Int) throws -> Int {
    if code == 28 { return 258 }
    let extra = code < 8 ? 0 : code / 4 - 1
    let base = code < 8 ? code + 3 : (4 + code % 4) << extra + 3
    return base + (try number(extra))
  }
}
