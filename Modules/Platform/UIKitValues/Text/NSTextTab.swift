public import CoreGraphics
public import Foundation

/// A tab stop of a paragraph.
///
/// Immutable.
open class NSTextTab: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  // Unchecked because the class is open; the values below never change.

  /// Names what a tab stop specifies besides its alignment and location.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name under which dictionaries have the option.
    public let rawValue: String
    /// Makes a key from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The characters that align a column of numbers, a `CharacterSet`: the first of them in the
    /// text after the tab is at the tab stop.
    ///
    /// Only one character of a set is used: a period, a comma or an Arabic decimal separator before
    /// others.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The alignment of the text after the tab at the tab stop.
  open private(set) var alignment: NSTextAlignment
  /// The distance of the tab stop from the leading edge, in points.
  open private(set) var location: CGFloat
  private let storedOptions: [OptionKey: AnyHashable]
  /// The options of the tab stop.
  open var options: [OptionKey: Any] { storedOptions }

  /// Makes a tab stop.
  public init(
    textAlignment alignment: NSTextAlignment,
    location loc: CGFloat,
    options: [OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    location = loc
    storedOptions = options.compactMapValues { $0 as? AnyHashable }
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }

  /// Makes a tab stop from an archive.
  public required init?(coder: NSCoder) {
    let archive = TextArchive(coder)
    alignment = archive.value(.tabAlignment) ?? .natural
    location = archive.length(.tabLocation)
    let terminators = archive.object(NSData.self, .tabTerminators).map {
      CharacterSet(bitmapRepresentation: Data(referencing: $0))
    }
    storedOptions = terminators.map { [.columnTerminators: $0] } ?? [:]
    super.init()
  }

  /// Writes the tab stop to an archive; of the options, the column terminators.
  open func encode(with coder: NSCoder) {
    let archive = TextArchive(coder)
    archive.set(alignment.rawValue, .tabAlignment)
    archive.set(location, .tabLocation)
    if let terminators = storedOptions[.columnTerminators] as? CharacterSet {
      archive.set(NSData(data: terminators.bitmapRepresentation), .tabTerminators)
    }
  }

  /// Returns the column terminators of a locale: its decimal separator.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
  }

  /// The default tab stops of a paragraph.
  static let usualStops = (1...12).map {
    NSTextTab(textAlignment: .left, location: CGFloat($0) * 28)
  }

  /// Returns the tab stop itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether an object is a tab stop with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return self === other
      || (alignment == other.alignment && location == other.location
        && storedOptions == other.storedOptions)
  }

  open override var hash: Int { location.hashValue }
}
