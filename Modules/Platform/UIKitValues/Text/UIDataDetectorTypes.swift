/// The types of data that a text view detects and shows as links.
///
/// Links and phone numbers are supported. Addresses, dates, flights and other types are not: they
/// depend on language and region.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bit mask.
  public let rawValue: UInt

  /// Makes a set with a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Phone numbers, as `tel:` links.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Web and mail addresses.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// All supported types.
  public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}
