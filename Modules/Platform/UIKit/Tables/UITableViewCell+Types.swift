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
    /// None.
    case none = 0
    /// A thin line.
    case singleLine = 1
  }

  /// What editing does to a row.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// Deletes it.
    case delete = 1
    /// Inserts another one.
    case insert = 2
  }

  /// How a selected cell looks.
  public enum SelectionStyle: Int, Sendable {
    /// As always.
    case none = 0
    /// Gray, as all styles are now.
    case blue = 1
    /// Gray.
    case gray = 2
    /// Gray.
    case `default` = 3
  }

  /// The sign at the trailing end of a cell.
  public enum AccessoryType: Int, Sendable {
    /// None.
    case none = 0
    /// A chevron: the row leads on.
    case disclosureIndicator = 1
    /// A check mark.
    case checkmark = 3
  }
}
