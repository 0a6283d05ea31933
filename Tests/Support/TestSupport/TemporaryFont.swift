public import Foundation

/// A copy of a font file in another family, for tests that install or register fonts.
public struct TemporaryFont: Sendable {
  /// The file.
  public let url: URL
  /// The family, which is the full name too.
  public let family: String
  /// The PostScript name.
  public var postScriptName: String { "\(family.filter { $0 != " " })-Regular" }

  /// Copies a font, TrueType or OpenType, to a new folder.
  ///
  /// - Parameters:
  ///   - original: The font file.
  ///   - family: The name of the copy.
  ///   - folder: The folder to make; one of its own by default.
  /// - Throws: An error of the file system.
  public init(
    copying original: URL,
    family: String,
    in folder: URL = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  ) throws {
    self.family = family
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    url = folder.appending(path: "\(family).\(original.pathExtension)")
    try renamed([UInt8](Data(contentsOf: original))).write(to: url)
  }

  /// Removes the file.
  public func remove() { try? FileManager.default.removeItem(at: url) }

  /// Appends a table of names to the bytes of a font, and uses it instead of the old one.
  private func renamed(_ font: [UInt8]) -> Data {
    var font = font
    func number(at index: Int) -> Int { Int(font[index]) << 8 | Int(font[index + 1]) }
    func bytes(_ value: Int, _ count: Int = 2) -> [UInt8] {
      (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    let names = [(1, family), (2, "Regular"), (4, family), (6, postScriptName)]
    var (records, strings): ([UInt8], [UInt8]) = ([], [])
    for (kind, name) in names {
      let string = name.utf16.flatMap { bytes(Int($0)) }
      // Unicode, in American English, for Windows.
      for value in [3, 1, 0x409, kind, string.count, strings.count] { records += bytes(value) }
      strings += string
    }
    let table = bytes(0) + bytes(names.count) + bytes(6 + records.count) + records + strings
    font += [UInt8](repeating: 0, count: -font.count & 3)
    for entry in (0..<number(at: 4)).map({ 12 + 16 * $0 })
    where Array(font[entry..<entry + 4]) == Array("name".utf8) {
      let place = bytes(font.count, 4) + bytes(table.count, 4)
      font.replaceSubrange(entry + 8..<entry + 16, with: place)
    }
    return Data(font + table)
  }
}
