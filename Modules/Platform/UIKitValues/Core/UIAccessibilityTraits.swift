/// The accessibility traits of an element: its kind and behavior.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The raw bits of the traits.
  public let rawValue: UInt64
  /// Makes traits from raw bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No traits.
  public static let none = UIAccessibilityTraits([])
  /// An element that does something when activated.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// An element that opens a page or another screen when activated.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// An element whose content is seen, and read only by its label.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// A selected element.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// An element that plays its own sound when activated.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// An element that types a character when touched.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// An element whose content is read and does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// An element that summarizes the state of the screen.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// A disabled element.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// An element whose value or label changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A text field that finds what is typed into it.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// An element that starts playback or recording.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// An element whose value can be incremented and decremented.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// An element that handles touches directly.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// An element that causes a page turn when reading ends.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A container of tabs, one of which is selected.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// A switch.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 17)
}
