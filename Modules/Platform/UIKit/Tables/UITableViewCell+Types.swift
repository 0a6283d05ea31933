import Foundation

extension UITableViewCell {
  /// How the labels of a cell are arranged.
  public enum CellStyle: Int, Sendable {
    /// An image and a text.
    case `default` = 0
    /// A text on the leading side, a gray detail on the trailing side.
    case value1 = 1
    /// A small label before a text.
    case value2 = 2
    /// A text and a smaller detail below.
    case subtitle = 3
  }

  /// The lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }

  /// What editing does to a row.
  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }

  /// How a selected cell looks.
  public enum SelectionStyle: Int, Sendable {
    /// As always.
    case none = 0
    /// Gray, as all styles are now.
    case blue = 1
    case gray = 2
    /// Gray.
    case `default` = 3
  }

  /// The sign at the trailing end of a cell.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator
    /// A button for what there is to say about the row, and the sign that it leads on.
    case detailDisclosureButton = 2
    case checkmark = 3
    /// A button for what there is to say about the row.
    case detailButton = 4
  }

  /// What a cell shows besides its content.
  public struct StateMask: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// A set of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The controls for editing.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The actions behind the row, or a button that deletes it.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  /// How a cell shows that it has the focus of the keyboard.
  public enum FocusStyle: Int, Sendable {
    /// By the usual ring.
    case `default` = 0
    /// By what the cell itself does, such as in `updateConfiguration(using:)`.
    case custom = 1
  }
}
