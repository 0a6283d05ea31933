import Foundation

extension UICollectionView {
  /// What layouts and data sources call the view above a section.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// What layouts and data sources call the view below a section.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The kind of an element of a layout.
  public enum ElementCategory: UInt, Sendable {
    /// An item's cell.
    case cell = 0
    /// A view that shows data besides the items, such as a header.
    case supplementaryView = 1
    /// A view that the layout brings along.
    case decorationView = 2
  }

  /// The axis along which a layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }

  /// Where an item is put by scrolling: at most one for each axis.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes positions from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle, vertically.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle, horizontally.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// When cells and supplementary views that size themselves are measured again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never by themselves.
    case disabled = 0
    /// When the view or its content calls `invalidateIntrinsicContentSize()`.
    case enabled = 1
    /// Also when constraints inside the content view change.
    case enabledIncludingConstraints = 2
  }
}
