import Foundation

extension UICollectionView {
  /// The kind under which a flow layout requests the view above a section.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind under which a flow layout requests the view below a section.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The category of a layout element.
  public enum ElementCategory: UInt, Sendable {
    /// A cell of an item.
    case cell = 0
    /// A supplementary view, which shows data besides the items, such as a header.
    case supplementaryView = 1
    /// A decoration view, which the layout provides.
    case decorationView = 2
  }

  /// The axis along which a layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }

  /// The position of an item after scrolling: at most one for each axis.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The raw bits of the positions.
    public let rawValue: UInt

    /// Makes positions from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top edge.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// The middle of the item is in the middle between the top and the bottom edge.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom edge.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left edge.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// The middle of the item is in the middle between the left and the right edge.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right edge.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// When self-sizing views are measured again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never automatically.
    case disabled = 0
    /// When the view or its content calls `invalidateIntrinsicContentSize()`.
    case enabled = 1
    /// Also when constraints inside the content view change.
    case enabledIncludingConstraints = 2
  }
}
