import Foundation

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell reacts to nothing.
  public var isDisabled = false
  /// Whether a finger is on the cell.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the focus of the keyboard is on the cell.
  public var isFocused = false
  /// Whether the list is edited.
  public var isEditing = false
  /// Whether the children of the cell's item are shown.
  public var isExpanded = false
  /// Whether the actions behind the cell are shown.
  public var isSwiped = false
  /// Whether the item of the cell is being moved to another place by hand.
  public var isReordering = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// The state of a cell that is in none of them.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// State of the program's own.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
