/// A text size preferred by the reader.
///
/// Categories are ordered: `.small < .large`. `.unspecified` is not, and every comparison with it
/// is false.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name of the category.
  public let rawValue: String

  /// The index in the table of sizes; nil for unknown names.
  let position: Int?

  /// Makes a category from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
    position = Self.names.firstIndex(of: rawValue)
  }

  /// Makes a category from its name.
  public init(_ rawValue: String) {
    self.init(rawValue: rawValue)
  }

  private init(position: Int) {
    rawValue = Self.names[position]
    self.position = position
  }

  private static let names = [
    "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AccessibilityM", "AccessibilityL",
    "AccessibilityXL", "AccessibilityXXL", "AccessibilityXXXL",
  ].map { "UICTContentSizeCategory" + $0 }

  /// No preference; the parent determines the size.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified"
  )
  /// The smallest text size.
  public static let extraSmall = UIContentSizeCategory(position: 0)
  /// Two steps below the default.
  public static let small = UIContentSizeCategory(position: 1)
  /// One step below the default.
  public static let medium = UIContentSizeCategory(position: 2)
  /// The default: the sizes the system's text styles are designed at.
  public static let large = UIContentSizeCategory(position: 3)
  /// One step above the default.
  public static let extraLarge = UIContentSizeCategory(position: 4)
  /// Two steps above the default.
  public static let extraExtraLarge = UIContentSizeCategory(position: 5)
  /// The largest of the ordinary sizes.
  public static let extraExtraExtraLarge = UIContentSizeCategory(position: 6)
  /// The first of the accessibility sizes.
  public static let accessibilityMedium = UIContentSizeCategory(position: 7)
  /// The second of the accessibility sizes.
  public static let accessibilityLarge = UIContentSizeCategory(position: 8)
  /// The third of the accessibility sizes.
  public static let accessibilityExtraLarge = UIContentSizeCategory(position: 9)
  /// The fourth of the accessibility sizes.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(position: 10)
  /// The largest text size.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(position: 11)

  /// Whether this is one of the five accessibility sizes, for which layouts usually change.
  public var isAccessibilityCategory: Bool { (position ?? 0) >= 7 }

  /// Whether the names are equal.
  public static func == (left: Self, right: Self) -> Bool { left.rawValue == right.rawValue }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

extension UIContentSizeCategory {
  /// Whether the text of `left` is smaller; false if either is not ordered.
  public static func < (left: Self, right: Self) -> Bool {
    compare(left, right, by: <)
  }

  /// Whether the text of `left` is larger; false if either is not ordered.
  public static func > (left: Self, right: Self) -> Bool {
    compare(left, right, by: >)
  }

  /// Whether the text of `left` is at most as large; false if either is not ordered.
  public static func <= (left: Self, right: Self) -> Bool {
    compare(left, right, by: <=)
  }

  /// Whether the text of `left` is at least as large; false if either is not ordered.
  public static func >= (left: Self, right: Self) -> Bool {
    compare(left, right, by: >=)
  }

  private static func compare(
    _ left: Self,
    _ right: Self,
    by holds: (Int, Int) -> Bool
  ) -> Bool {
    guard let left = left.position, let right = right.position else { return false }
    return holds(left, right)
  }
}
