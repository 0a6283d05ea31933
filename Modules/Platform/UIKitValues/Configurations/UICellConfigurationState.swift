import Foundation

/// What a cell's content and background are configured for: its traits, selection, editing and so
/// on.
public struct UICellConfigurationState: CustomStates, Hashable {
  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell is disabled.
  public var isDisabled = false
  /// Whether the cell is highlighted by a touch.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell has the keyboard focus.
  public var isFocused = false
  /// Whether the list is in editing mode.
  public var isEditing = false
  /// Whether the cell's item is expanded.
  public var isExpanded = false
  /// Whether the swipe actions of the cell are shown.
  public var isSwiped = false
  /// Whether the cell's item is being moved interactively.
  public var isReordering = false
  var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes a state with all flags false.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}
