import Foundation
internal import UIKitCore

/// A document that was read.
struct TextDocument {
  var text: NSAttributedString
  /// The document attributes, by the raw values of `DocumentAttributeKey`.
  var attributes: NSDictionary

  init(_ data: Data, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]) throws {
    let given = Self.encoding(of: options[.characterEncoding])
    let type = Self.type(of: options[.documentType]) ?? Self.type(of: data)
    var known: [NSAttributedString.DocumentAttributeKey: Any] = [.documentType: type.rawValue]
    switch type {
    case .html:
      let (source, encoding) = Self.decoded(data, given ?? Self.declaredEncoding(of: data))
      text = HTMLImporter(source).makeText()
      known[.characterEncoding] = encoding.rawValue
      known[.defaultTabInterval] = 36
    case .plain:
      let (source, encoding) = Self.decoded(data, given ?? .utf8)
      let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any]
      text = NSAttributedString(string: source, attributes: attributes)
      known[.characterEncoding] = encoding.rawValue
    // Cocoa's `NSTextReadInapplicableDocumentTypeError`.
    default: throw CocoaError(CocoaError.Code(rawValue: 65806))
    }
    attributes = NSDictionary(
      dictionary: [String: Any](uniqueKeysWithValues: known.map { ($0.rawValue, $1) })
    )
  }

  /// The document type of an option's value.
  static func type(of value: Any?) -> NSAttributedString.DocumentType? {
    switch value {
    case let type as NSAttributedString.DocumentType: type
    case let name as String: NSAttributedString.DocumentType(name)
    default: nil
    }
  }

  /// The encoding of an option's value.
  static func encoding(of value: Any?) -> String.Encoding? {
    switch value {
    case let encoding as String.Encoding: encoding
    case let number as UInt: String.Encoding(rawValue: number)
    case let number as Int: UInt(exactly: number).map(String.Encoding.init(rawValue:))
    case let number as NSNumber: String.Encoding(rawValue: number.uintValue)
    default: nil
    }
  }

  /// Detects the type of a document.
  private static func type(of data: Data) -> NSAttributedString.DocumentType {
    let start = String(decoding: data.prefix(512), as: UTF8.self)
      .drop { $0.isWhitespace || $0 == "\u{FEFF}" }.lowercased()
    return start.hasPrefix("<!doctype html") || start.hasPrefix("<html") ? .html : .plain
  }

  /// The encoding that an HTML document declares.
  private static func declaredEncoding(of data: Data) -> String.Encoding? {
    let start = String(decoding: data.prefix(1024).map { $0 < 0x80 ? $0 : 0x3F }, as: UTF8.self)
      .lowercased()
    guard let found = start.firstRange(of: "charset=") else { return nil }
    let name = start[found.upperBound...].drop { $0 == "\"" || $0 == "'" || $0 == " " }
      .prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    return switch name {
    case "utf-8", "utf8": .utf8
    case "utf-16", "utf-16le": .utf16LittleEndian
    case "utf-16be": .utf16BigEndian
    case "iso-8859-2": .isoLatin2
    case "windows-1250": .windowsCP1250
    case "windows-1251": .windowsCP1251
    case "shift_jis", "shift-jis": .shiftJIS
    case "euc-jp": .japaneseEUC
    default: .windowsCP1252
    }
  }

  /// Decodes a document; data that is invalid in the encoding is decoded as Windows-1252.
  private static func decoded(
    _ data: Data,
    _ encoding: String.Encoding?
  ) -> (String, String.Encoding) {
    for (mark, marked): ([UInt8], String.Encoding) in [
      ([0xEF, 0xBB, 0xBF], .utf8), ([0xFF, 0xFE], .utf16LittleEndian),
      ([0xFE, 0xFF], .utf16BigEndian),
    ] where data.starts(with: mark) {
      if let text = String(data: data.dropFirst(mark.count), encoding: marked) {
        return (text, marked)
      }
    }
    if let encoding, encoding != .windowsCP1252, encoding != .isoLatin1,
      let text = String(data: data, encoding: encoding)
    {
      return (text, encoding)
    }
    return (windowsText(data), .windowsCP1252)
  }

  /// Decodes each byte as a character of Windows-1252, the default of the web.
  private static func windowsText(_ data: Data) -> String {
    var text = String.UnicodeScalarView()
    for byte in data {
      text.append(
        byte == 0 ? "\u{FFFD}" : HTMLCharacterReferences.character(numbered: UInt32(byte))
      )
    }
    return String(text)
  }
}
