public import Foundation

/// A list of paragraphs, set as `textLists` of their paragraph style.
///
/// The marker of an item is part of the text: the HTML importer inserts it, between two tabs.
open class NSTextList: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  // Unchecked because the class is open; only the starting number is mutable, and as with Apple's
  // class it must be set before the list is shared.
  private let format: MarkerFormat
  private let mask: Options

  /// How items are marked or numbered, such as `disc` or `decimal`.
  open var markerFormat: MarkerFormat { format }
  /// The options of the markers.
  open var listOptions: Options { mask }
  /// The number of the first item; 1 by default.
  open var startingItemNumber: Int

  /// Makes a list with the number of its first item.
  public init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int) {
    format = markerFormat
    mask = options
    self.startingItemNumber = startingItemNumber
    super.init()
  }

  /// Makes a list that starts at 1.
  public convenience init(markerFormat: MarkerFormat, options mask: Int) {
    self.init(
      markerFormat: markerFormat,
      options: Options(rawValue: UInt(bitPattern: mask)),
      startingItemNumber: 1
    )
  }

  open class var supportsSecureCoding: Bool { true }

  /// Makes a list from an archive; nil if it contains none.
  public required init?(coder: NSCoder) {
    let archive = TextArchive(coder)
    guard let name = archive.object(NSString.self, .listFormat) else { return nil }
    format = MarkerFormat(rawValue: String(name))
    mask = Options(rawValue: UInt(bitPattern: archive.number(.listOptions) ?? 0))
    startingItemNumber = archive.number(.listStart) ?? 1
    super.init()
  }

  /// Writes the list to an archive.
  open func encode(with coder: NSCoder) {
    let archive = TextArchive(coder)
    archive.set(NSString(string: format.rawValue), .listFormat)
    archive.set(Int(bitPattern: mask.rawValue), .listOptions)
    archive.set(startingItemNumber, .listStart)
  }

  /// Whether the items are numbered.
  open var isOrdered: Bool { format.rawValue.contains("{") && Self.symbol(in: format) == nil }

  /// Returns the marker of an item, with the name in braces replaced.
  open func marker(forItemNumber itemNumber: Int) -> String {
    var marker = format.rawValue
    while let open = marker.firstIndex(of: "{"), let close = marker[open...].firstIndex(of: "}") {
      let name = String(marker[marker.index(after: open)..<close])
      marker.replaceSubrange(open...close, with: Self.text(of: name, itemNumber))
    }
    return marker
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSTextList(markerFormat: format, options: mask, startingItemNumber: startingItemNumber)
  }

  private static let symbols = [
    "box": "\u{25A1}", "check": "\u{2713}", "circle": "\u{25E6}", "diamond": "\u{25C6}",
    "disc": "\u{2022}", "hyphen": "\u{2043}", "square": "\u{25AA}",
  ]

  private static func symbol(in format: MarkerFormat) -> String? {
    symbols.first { format.rawValue.contains("{\($0.key)}") }?.value
  }

  private static func text(of name: String, _ number: Int) -> String {
    switch name {
    case "decimal": String(number)
    case "octal": String(number, radix: 8)
    case "lower-hexadecimal": String(number, radix: 16)
    case "upper-hexadecimal": String(number, radix: 16, uppercase: true)
    case "lower-alpha", "lower-latin": letters(number).lowercased()
    case "upper-alpha", "upper-latin": letters(number)
    case "lower-roman": roman(number).lowercased()
    case "upper-roman": roman(number)
    default: symbols[name] ?? ""
    }
  }

  /// A, B, ..., Z, AA, AB, ...
  private static func letters(_ number: Int) -> String {
    guard number > 0 else { return String(number) }
    var rest = number
    var text = ""
    while rest > 0 {
      rest -= 1
      text = String(UnicodeScalar(UInt8(65 + rest % 26))) + text
      rest /= 26
    }
    return text
  }

  private static func roman(_ number: Int) -> String {
    guard number > 0, number < 4000 else { return String(number) }
    let parts = [
      (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
      (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ]
    var rest = number
    var text = ""
    for (value, letters) in parts {
      while rest >= value {
        text += letters
        rest -= value
      }
    }
    return text
  }
}
