import Foundation

extension UITableViewCell {
  /// The arrangement of a cell's labels.
  public enum CellStyle: Int, Sendable {
    /// An image and a label.
    case `default` = 0
    /// A label at the leading edge, and a gray detail label at the trailing edge.
    case value1 = 1
    /// A small label before another label.
    case value2 = 2
    /// A label, and a smaller detail label below.
    case subtitle = 3
  }

  /// Whether lines are drawn between rows.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }

  /// The editing control of a row.
  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }

  /// The background of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    /// The background does not change.
    case none = 0
    /// Gray, like all styles.
    case blue = 1
    case gray = 2
    /// Gray.
    case `default` = 3
  }

  /// The accessory at the trailing edge of a cell.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator
    /// A detail button and a disclosure indicator.
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4
  }

  /// The controls that a cell shows besides its content.
  public struct StateMask: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Makes a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The control that deletes or inserts a row is shown, because the table is being edited.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The swipe actions, or the Delete button.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  /// How a cell shows that it is focused.
  public enum FocusStyle: Int, Sendable {
    /// With the focus ring.
    case `default` = 0
    /// By the cell itself, for example in `updateConfiguration(using:)`.
    case custom = 1
  }
}
