import Foundation

/// The size of an image, from its first bytes.
struct ImageSize {
  var type: String
  var width: Int
  var height: Int

  /// Reads PNG, GIF and JPEG; nil for everything else.
  init?(_ data: Data) {
    let bytes = [UInt8](data.prefix(65_536))
    func number(_ place: Int, _ count: Int) -> Int {
      bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
    }
    if bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      (type, width, height) = ("image/png", number(16, 4), number(20, 4))
      return
    }
    if bytes.count >= 10, bytes.starts(with: [0x47, 0x49, 0x46]) {
      type = "image/gif"
      (width, height) = (Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
      return
    }
    guard bytes.count >= 4, bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var place = 2
    while place + 9 < bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame {
        (type, width, height) = ("image/jpeg", number(place + 7, 2), number(place + 5, 2))
        return
      }
      place += 2 + number(place + 2, 2)
    }
    return nil
  }
}
