public import CoreGraphics
public import Foundation

/// A place on the lines of a paragraph that a tab goes to.
///
/// Immutable.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked because the class is open; the values below never change.

  /// The names of options.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What ends a column of numbers, a `CharacterSet`: in the text after the tab it stands at the
    /// tab's place.
    ///
    /// One character of a set is looked for: a point, a comma or an Arabic point before others.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// Which part of the text after the tab is at the place: its start, its middle or its end.
  open var alignment: NSTextAlignment { storedAlignment }
  /// The distance of the place from the leading edge, in points.
  open var location: CGFloat { storedLocation }
  private let storedAlignment: NSTextAlignment
  private let storedLocation: CGFloat
  private let storedOptions: [OptionKey: AnyHashable]
  /// What else is known of the place.
  open var options: [OptionKey: Any] { storedOptions }

  /// Makes a place.
  public init(
    textAlignment alignment: NSTextAlignment,
    location loc: CGFloat,
    options: [OptionKey: Any] = [:]
  ) {
    storedAlignment = alignment
    storedLocation = loc
    storedOptions = options.compactMapValues { $0 as? AnyHashable }
    super.init()
  }

  /// What ends a column of numbers in a language: the point before its fractions.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
  }

  /// The places of a paragraph that has none of its own.
  static let usualStops = (1...12).map {
    NSTextTab(textAlignment: .left, location: CGFloat($0) * 28)
  }

  /// A place never changes, so its copy is itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Two places are equal if their values are.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return self === other
      || (alignment == other.alignment && location == other.location
        && storedOptions == other.storedOptions)
  }

  /// A hash that agrees with ``isEqual(_:)``.
  open override var hash: Int { location.hashValue }
}
