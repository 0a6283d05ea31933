/// What a text view finds in its text and makes links of.
///
/// Links and the numbers of telephones are found. Addresses, dates, flights and the like are
/// absent: they take what is known of languages and countries.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Numbers of telephones, as links of `tel:`.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Addresses of the web and of mail.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Everything that can be found.
  public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}
